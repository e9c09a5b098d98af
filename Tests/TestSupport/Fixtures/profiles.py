"""Writes the ICC profiles that make-fixtures.sh embeds, by the numbers of ICC.1:2022, into the directory given."""
import struct
import sys
from pathlib import Path


def s15(value):
    return struct.pack(">i", round(value * 65536))


def xyz(x, y, z):
    return b"XYZ \0\0\0\0" + s15(x) + s15(y) + s15(z)


def text(words):
    return b"text\0\0\0\0" + words.encode() + b"\0"


def description(words):
    ascii = words.encode() + b"\0"
    return b"desc\0\0\0\0" + struct.pack(">I", len(ascii)) + ascii + bytes(4 + 4 + 2 + 1 + 67)


def gamma(value):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(value * 256)) + b"\0\0"


def profile(kind, space, connection, tags):
    offset, table, body = 128 + 4 + 12 * len(tags), b"", b""
    for name, data in tags:
        table += name + struct.pack(">II", offset + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    size = offset + len(body)
    header = struct.pack(">I4sI4s4s4s", size, b"none", 0x02400000, kind, space, connection)
    header += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + bytes(28) + s15(0.9642) + s15(1) + s15(0.8249)
    return header + bytes(128 - len(header)) + struct.pack(">I", len(tags)) + table + body


def cmyk_to_lab():
    """A table of two steps a channel: each ink darkens its complement, paper is L*a*b* (100, 0, 0)."""
    colours = []
    for index in range(16):
        c, m, y, k = (index >> 3) & 1, (index >> 2) & 1, (index >> 1) & 1, index & 1
        r, g, b = (1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)
        light = 0.2126 * r + 0.7152 * g + 0.0722 * b
        lstar = 116 * light ** (1 / 3) - 16 if light > 0.01 else 0
        colours += [lstar * 255 / 100, 128 + 80 * (r - g), 128 + 80 * ((r + g) / 2 - b)]
    table = bytes(min(255, max(0, round(v))) for v in colours)
    identity = b"".join(s15(v) for v in (1, 0, 0, 0, 1, 0, 0, 0, 1))
    ramp = bytes(range(256))
    return b"mft1\0\0\0\0" + bytes([4, 3, 2, 0]) + identity + ramp * 4 + table + ramp * 3


common = [(b"cprt", text("CC0"))]
directory = Path(sys.argv[1])
p3 = [
    (b"desc", description("Display P3, gamma 2.2")),
    (b"wtpt", xyz(0.9642, 1, 0.8249)),
    (b"rXYZ", xyz(0.51512, 0.2412, -0.00105)),
    (b"gXYZ", xyz(0.29198, 0.69225, 0.04189)),
    (b"bXYZ", xyz(0.1571, 0.06657, 0.78407)),
    (b"rTRC", gamma(2.2)), (b"gTRC", gamma(2.2)), (b"bTRC", gamma(2.2)),
]
(directory / "p3.icc").write_bytes(profile(b"mntr", b"RGB ", b"XYZ ", p3 + common))
grey = [(b"desc", description("Grey, gamma 1.8")), (b"wtpt", xyz(0.9642, 1, 0.8249)), (b"kTRC", gamma(1.8))]
(directory / "grey.icc").write_bytes(profile(b"mntr", b"GRAY", b"XYZ ", grey + common))
cmyk = [(b"desc", description("Coarse CMYK")), (b"wtpt", xyz(0.9642, 1, 0.8249)), (b"A2B0", cmyk_to_lab())]
(directory / "cmyk.icc").write_bytes(profile(b"prtr", b"CMYK", b"Lab ", cmyk + common))
