#!/bin/sh
# Makes the picture fixtures again, with programs that have nothing to do with libvips:
#   imagemagick (6.9, by the names that only it has), libimage-exiftool-perl, libjxl-tools, python3-pil.
#   `make setup-test` installs them.
# Run it in this directory. Every line says what its file is for; results differ from version to version in bytes,
# not in what they are.
set -eu
cd "$(dirname "$0")"
magick=convert-im6.q16
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The colour profiles: sRGB from LittleCMS by way of PIL, Display P3 and a grey gamma of 2.2 written by the numbers
# of their specifications, a CMYK table that is too coarse for print and good enough to tell right from wrong.
/usr/bin/python3 profiles.py "$work"

# photo.jpg: looks like a photograph, stored on its side (orientation 6), with EXIF, a thumbnail, a place, XMP and P3.
$magick -seed 7 -size 1024x768 plasma:skyblue-white -blur 0x6 \
  \( -seed 9 -size 1024x400 plasma:darkgreen-olivedrab -blur 0x1 \) -gravity south -composite \
  -fill '#6b4a2b' -draw 'polygon 600,520 760,300 940,520' -fill '#8c8c94' -draw 'polygon 120,470 330,140 560,470' \
  -fill '#f8f8ff' -draw 'polygon 280,220 330,140 385,222' -fill '#ffe27a' -draw 'circle 850,110 850,60' \
  -fill '#a33' -draw 'rectangle 650,430 700,520' -attenuate 0.25 +noise gaussian \
  -rotate 270 -profile "$work/p3.icc" -quality 80 photo.jpg
$magick photo.jpg -strip -resize 96x "$work/thumbnail.jpg"
exiftool -q -overwrite_original -n -Orientation=6 -Make=Rendition -Model='Test Camera' -Artist='A Tester' \
  -DateTimeOriginal='2026:05:17 10:20:30' -EXIF:XResolution=300 -EXIF:YResolution=300 -EXIF:ResolutionUnit=2 \
  -JFIF:XResolution=300 -JFIF:YResolution=300 -JFIF:ResolutionUnit=1 -ExposureTime=0.004 -ISO=200 -ExifImageWidth=768 -ExifImageHeight=1024 \
  -GPSLatitude=47.5 -GPSLatitudeRef=N -GPSLongitude=13.25 -GPSLongitudeRef=E \
  "-ThumbnailImage<=$work/thumbnail.jpg" -XMP-dc:Title='Mountain hut' -XMP-exif:GPSLatitude=47.5 \
  -XMP-tiff:Orientation=6 -IPTC:City=Salzburg -Comment='A comment' photo.jpg

# orientation-1.jpg to -8.jpg: the same upright 40 × 20 picture, stored turned with the tag that turns it back.
$magick -size 20x10 xc:red xc:green +append \( -size 20x10 xc:blue xc:yellow +append \) -append "$work/upright.png"
i=1
for turn in '' -flop '-rotate 180' -flip -transpose '-rotate 270' -transverse '-rotate 90'; do
  # shellcheck disable=SC2086 # the turns are words
  $magick "$work/upright.png" $turn -sampling-factor 1x1 -quality 95 orientation-$i.jpg
  exiftool -q -overwrite_original -n -Orientation=$i orientation-$i.jpg
  i=$((i + 1))
done

# PNG: depth, alpha, palette, profiles, tags.
plain="-define png:exclude-chunks=date,time,gAMA,cHRM,sRGB,bKGD,tEXt"
rgb="-size 48x32 gradient:red-blue"
# shellcheck disable=SC2086
{
  $magick $rgb $plain -depth 8 PNG24:rgb.png
  $magick -size 48x32 gradient:'rgb(40000,2,3)'-'rgb(5,30000,60001)' $plain -depth 16 rgb16.png
  $magick -size 48x32 gradient:red-blue -alpha set -channel A -evaluate set 50% +channel $plain -depth 16 \
    PNG64:rgba16.png
  $magick -size 48x32 gradient:black-white $plain -depth 8 -define png:color-type=0 grey.png
  $magick -size 48x32 gradient:black-white $plain -depth 16 -define png:color-type=0 grey16.png
  $magick -size 48x32 gradient:black-white -alpha set -channel A -evaluate set 25% +channel $plain -depth 8 \
    -define png:color-type=4 grey-alpha.png
  $magick -size 48x32 pattern:checkerboard $plain -monochrome -define png:color-type=0 -define png:bit-depth=1 \
    one-bit.png
  $magick $rgb $plain -depth 8 -interlace PNG PNG24:interlaced.png
  $magick $rgb $plain -depth 8 -profile "$work/p3.icc" PNG24:p3.png
  $magick -size 48x32 gradient:black-white $plain -depth 8 -profile "$work/grey.icc" -define png:color-type=0 grey-profile.png
  $magick $rgb $plain -depth 8 "$work/tagged.png"
}
# JPEG: colour models, profiles, coding.
$magick -size 48x32 gradient:red-blue -quality 95 -sampling-factor 1x1 -profile "$work/p3.icc" p3.jpg
$magick -size 48x32 gradient:black-white -colorspace Gray -quality 95 grey.jpg
$magick -size 48x32 gradient:red-blue -interlace JPEG -quality 90 progressive.jpg
$magick -size 48x32 gradient:red-blue -colorspace CMYK -quality 95 cmyk.jpg
$magick -size 48x32 gradient:red-blue -quality 95 -colorspace CMYK -profile "$work/cmyk.icc" cmyk-profile.jpg
$magick -size 48x32 gradient:red-blue -strip -quality 95 "$work/wrong.jpg"
cp "$work/wrong.jpg" wrong-profile.jpg # RGB pixels with a profile for CMYK
exiftool -q -overwrite_original "-ICC_Profile<=$work/cmyk.icc" wrong-profile.jpg

# TIFF: layouts, compressions, depths.
$magick -size 64x48 gradient:red-blue -depth 8 "$work/t.png"
$magick "$work/t.png" -type TrueColor -compress none strips.tif
$magick "$work/t.png" -type TrueColor -compress none -define tiff:tile-geometry=16x16 tiles.tif
$magick "$work/t.png" -type TrueColor -compress lzw lzw.tif
$magick "$work/t.png" -type TrueColor -compress zip deflate.tif
$magick "$work/t.png" -type TrueColor -compress jpeg -quality 95 jpeg.tif
$magick "$work/t.png" -type TrueColor -compress zip -endian MSB big-endian.tif
$magick "$work/t.png" -type TrueColor -compress zip TIFF64:big.tif
$magick rgb16.png -compress zip rgb16.tif
$magick "$work/t.png" -colorspace CMYK -compress zip cmyk.tif
$magick rgb.png grey.png rgb.png -compress zip pages.tif
$magick orientation-1.jpg -orient RightTop -compress zip orientation-6.tif

# GIF: frames that are pieces on a clear ground, each taken away before the next.
$magick -loop 3 -dispose Background -delay 10 -size 20x10 xc:none -fill red -draw 'rectangle 0,0 4,9' \
  -delay 20 \( -size 20x10 xc:none -fill lime -draw 'rectangle 8,0 12,9' \) \
  -delay 25 \( -size 20x10 xc:none -fill blue -draw 'rectangle 15,0 19,9' \) disposal.gif
$magick rgb.png +dither -colors 16 still.gif

# HEIC, AVIF, JPEG 2000 and JPEG XL.
$magick rgb.png -quality 90 rgb.heic
$magick rgb.png -quality 90 rgb.avif
$magick rgb.png -quality 100 rgb.jp2
$magick grey16.png -quality 100 grey16.jp2
$magick rgb.png -quality 100 rgb.j2k
cjxl --quiet -d 0 rgb.png rgb.jxl
cjxl --quiet -d 0 rgba16.png rgba16.jxl
cjxl --quiet -d 0 --container=1 rgb.png tagged.jxl
exiftool -q -overwrite_original -Artist='A Tester' -XMP-dc:Title='A gradient' tagged.jxl

# PNM: of bytes and of digits, and with a largest sample that is not that of all bits.
$magick rgb.png rgb.ppm
$magick rgb16.png rgb16.ppm
$magick one-bit.png one-bit.pbm
$magick grey.png -compress none digits.pgm
printf 'P6\n# Samples up to 100\n2 1\n100\n\000\062\144\144\000\062' >maximum.ppm

# BMP: depths, palettes, run lengths, alpha. ICO: three pictures, of which the last is the largest.
$magick rgb.png BMP3:rgb.bmp
$magick rgb.png +dither -colors 16 -type palette -compress none BMP3:palette.bmp
$magick rgb.png +dither -colors 16 -type palette -compress RLE BMP3:run-length.bmp
$magick one-bit.png -monochrome BMP3:one-bit.bmp
$magick rgba16.png -depth 8 BMP:rgba.bmp
$magick -size 16x16 xc:red -size 32x32 xc:lime -size 48x48 xc:blue icon.ico

# What ImageMagick cannot make.
/usr/bin/python3 pictures.py "$work"
