"""Makes the fixtures that ImageMagick cannot: with PIL, or byte by byte. Its argument is the script's work directory."""
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image, PngImagePlugin

work = Path(sys.argv[1])


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(name, chunks):
    Path(name).write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(n, d) for n, d in chunks))


def ihdr(width, height, depth, kind):
    return (b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0))


def rows(pixel, width=16, height=16):
    return zlib.compress((b"\0" + pixel * width) * height)


# Red, half-clear green and fully clear blue whose colour must survive where pixels are kept exactly.
rgba = Image.new("RGBA", (48, 32))
for x in range(48):
    for y in range(32):
        rgba.putpixel((x, y), [(255, 0, 0, 255), (0, 200, x, 128), (10, 20, 250, 0)][x // 16])
rgba.save("rgba.png")
rgba.save("lossless.webp", lossless=True, exact=True)
rgba.save("alpha.webp", quality=90)
rgba.save("rgba.tif", compression="tiff_adobe_deflate")
Image.new("F", (8, 8), 0.5).save("float.tif")
rgb = Image.open("rgb.png").convert("RGB")
rgb.save("lossy.webp", quality=90)
rgb.save("tagged.webp", quality=90, icc_profile=(work / "p3.icc").read_bytes(),
         exif=Image.open("orientation-6.jpg").info["exif"])
frames = [Image.new("RGB", (20, 10), c) for c in ("red", "green", "blue")]
frames[0].save("animated.webp", save_all=True, append_images=frames[1:], duration=100, loop=3, lossless=True)

frames[0].save("animated.gif", save_all=True, append_images=frames[1:], duration=[100, 200, 250], loop=3)
frames[0].save("once.gif", save_all=True, append_images=frames[1:], duration=100)
frames[0].save("uneven.webp", save_all=True, append_images=frames[1:], duration=[33, 33, 34], loop=0, lossless=True)
frames[0].save("pages.pdf", save_all=True, append_images=frames[1:], resolution=72)

# SVG with a size in pixels, in inches, or only with a proportion: red on the left, clear on the right; and one whose
# right half would be a picture from outside.
for name, size in (("view-box.svg", ""), ("pixels.svg", ' width="40" height="20px"'),
                   ("inches.svg", ' width="1in" height="0.5in"')):
    Path(name).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"{size}>'
        '<path fill="red" d="M0 0h20v20H0z"/></svg>\n')
Path("outside.svg").write_text(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">'
    '<path fill="red" d="M0 0h20v20H0z"/><image x="20" width="20" height="20" xlink:href="rgb.png"/>'
    '<image x="20" width="20" height="20" href="file:///usr/share/icons/hicolor/48x48/apps/display-im6.q16.png"/>'
    '</svg>\n')

# A palette in which the second entry is half-clear and the third wholly.
palette = Image.new("P", (30, 10))
palette.putpalette([255, 0, 0, 0, 255, 0, 0, 0, 255])
for x in range(30):
    for y in range(10):
        palette.putpixel((x, y), x // 10)
palette.save("palette.png", transparency=b"\xff\x80\x00")

# One frame more than the picture that a plain decoder shows.
red, blue = rows(b"\xff\0\0"), rows(b"\0\0\xff")
control = [struct.pack(">IIIIIHHBB", n, 16, 16, 0, 0, 1, 10, 0, 0) for n in (0, 1)]
png("animated.png", [
    ihdr(16, 16, 8, 2), (b"acTL", struct.pack(">II", 2, 0)), (b"fcTL", control[0]), (b"IDAT", red),
    (b"fcTL", control[1]), (b"fdAT", struct.pack(">I", 2) + blue), (b"IEND", b""),
])

# Every tag that PNG has a place for.
info = PngImagePlugin.PngInfo()
info.add_text("Title", "A title")
info.add_itxt("XML:com.adobe.xmp", (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
    '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"'
    ' exif:GPSLatitude="47,30.0N" dc:source="kept"><exif:GPSLongitude>13,15.0E</exif:GPSLongitude>'
    '</rdf:Description></rdf:RDF></x:xmpmeta>'))
Image.open(work / "tagged.png").convert("RGB").save(
    "tagged.png", pnginfo=info, dpi=(300, 300), icc_profile=(work / "p3.icc").read_bytes(),
    exif=Image.open("photo.jpg").info["exif"])

# Linear light, which no profile says.
png("gamma.png", [ihdr(16, 16, 8, 2), (b"gAMA", struct.pack(">I", 100000)), (b"IDAT", red), (b"IEND", b"")])

# A single colour key.
png("colour-key.png", [
    ihdr(16, 16, 8, 2), (b"tRNS", struct.pack(">HHH", 255, 0, 0)), (b"IDAT", red), (b"IEND", b"")])

# Pictures of a few bytes that declare gigapixels.
png("bomb.png", [ihdr(64250, 64250, 8, 6), (b"IDAT", zlib.compress(b"\0")), (b"IEND", b"")])
png("bomb-one-bit.png", [
    ihdr(30000, 30000, 1, 0), (b"IDAT", zlib.compress((b"\0" + bytes(3750)) * 30000, 9)), (b"IEND", b"")])
jpeg = bytearray(Path("grey.jpg").read_bytes())
frame = jpeg.index(b"\xff\xc0")
jpeg[frame + 5:frame + 9] = struct.pack(">HH", 65500, 65500)
Path("bomb.jpg").write_bytes(jpeg)
entries = [(256, 4, 60000), (257, 4, 60000), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 8), (277, 3, 1),
           (278, 4, 60000), (279, 4, 8)]
Path("bomb.tif").write_bytes(
    b"II*\0" + struct.pack("<I", 16) + bytes(8) + struct.pack("<H", len(entries))
    + b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in entries) + bytes(4))
# 16383 × 16383 is the most that WebP can say; two frames of it pass the limit.
webp = bytearray(Path("animated.webp").read_bytes())
webp[24:30] = struct.pack("<I", 16382)[:3] * 2
Path("bomb.webp").write_bytes(webp)
