#!/usr/bin/env python3
"""Times other color libraries on the works of palpable-bench, and prints one JSON object per line: work, peer, items, seconds (median of seven).

A library that isn't installed is skipped, and that is said on standard error: pip install numpy coloraide wcag-contrast-ratio tinycss2 daltonlens
"""
import importlib
import importlib.metadata
import json
import random
import statistics
import sys
import time


def peer(name, package=None):
    """The module of a library with its version; None if it isn't installed."""
    try:
        module = importlib.import_module(name)
    except ImportError:
        print(f"{package or name}: not installed, skipped", file=sys.stderr)
        return None, None
    return module, f"{package or name} {importlib.metadata.version(package or name)}"


def measure(work, title, items, body):
    body()
    times = []
    for _ in range(7):
        start = time.perf_counter()
        body()
        times.append(time.perf_counter() - start)
    print(json.dumps({"work": work, "peer": title, "items": items, "seconds": statistics.median(times)}), flush=True)


source = random.Random(1)
hexes = [f"#{source.randrange(1 << 24):06x}" for _ in range(4000)]
others = [f"#{source.randrange(1 << 24):06x}" for _ in range(4000)]
texts = []
for index in range(2000):
    n = source.random
    texts += [
        hexes[index], "rgb(%d, %d, %d)" % tuple(source.randrange(256) for _ in range(3)),
        f"hsl({n() * 360:.0f} {n() * 100:.0f}% {n() * 100:.0f}%)",
        f"oklch({n():.3f} {n() * 0.4:.3f} {n() * 360:.1f})",
        f"color(display-p3 {n():.3f} {n():.3f} {n():.3f})",
    ]


def numpy_works(numpy, title):
    def pixels(colors):
        return numpy.array([[int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in colors], dtype=numpy.uint8)

    codes = numpy.arange(256) / 255
    linear = numpy.where(codes <= 0.04045, codes / 12.92, ((codes + 0.055) / 1.055) ** 2.4)

    def luminance(colors):
        return linear[pixels(colors)] @ numpy.array([0.2126, 0.7152, 0.0722])

    def ratios(a, b):
        a, b = a[:, None] + 0.05, b[None, :] + 0.05
        return numpy.maximum(a, b) / numpy.minimum(a, b)

    first, second = luminance(hexes[:200]), luminance(others[:200])
    measure("contrast of one pair", title, 40_000, lambda: (ratios(first, second) >= 4.5).sum())

    def count():
        found = ratios(luminance(hexes), luminance(others))
        return [(found >= ratio).sum() for ratio in (3, 4.5, 7)]

    measure("count at 3, 4.5, 7", title, 16_000_000, count)

    # Brettel, Viénot and Mollon 1997 in linear sRGB: two planes, and the side of a color decides (the matrices for protanopia of libDaltonLens).
    front = numpy.array([[0.14510, 1.20165, -0.34675], [0.10447, 0.85316, 0.04237], [0.00429, -0.00603, 1.00174]])
    back = numpy.array([[0.14115, 1.16782, -0.30897], [0.10495, 0.85730, 0.03776], [0.00431, -0.00586, 1.00155]])
    normal = numpy.array([0.00048, 0.00393, -0.00441])
    image = numpy.frombuffer(source.randbytes(3_000_000), dtype=numpy.uint8).reshape(-1, 3)

    def simulate():
        light = linear[image]
        seen = numpy.where((light @ normal >= 0)[:, None], light @ front.T, light @ back.T).clip(0, 1)
        return (numpy.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055) * 255 + 0.5).astype(numpy.uint8)

    measure("simulate a color", f"{title}, Brettel 1997", 1_000_000, simulate)
    daltonlens, name = peer("daltonlens.simulate", "daltonlens")
    if daltonlens:
        simulator = daltonlens.Simulator_Brettel1997()
        picture = image.reshape(1000, 1000, 3)
        measure(
            "simulate a color", f"{name}, Brettel 1997", 1_000_000,
            lambda: simulator.simulate_cvd(picture, daltonlens.Deficiency.PROTAN, severity=1))


module, version = peer("numpy")
if module:
    numpy_works(module, version)

module, version = peer("coloraide")
if module:
    Color = module.Color
    first, second = [Color(c) for c in hexes[:50]], [Color(c) for c in others[:50]]
    measure("contrast of one pair", version, 2500, lambda: [a.contrast(b) >= 4.5 for a in first for b in second])
    measure(
        "contrast of two hex strings", version, 200,
        lambda: [Color(a).contrast(Color(b)) >= 4.5 for a, b in zip(hexes[:200], others)])
    measure("parse a CSS color", version, len(texts[:2000]), lambda: [Color(text) for text in texts[:2000]])
    measure("simulate a color", f"{version}, Brettel 1997", 50, lambda: [c.filter("protan", method="brettel") for c in first])

module, version = peer("wcag_contrast_ratio", "wcag-contrast-ratio")
if module:
    triples = [[tuple(int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)) for c in colors[:100]] for colors in (hexes, others)]
    measure(
        "contrast of one pair", version, 10_000, lambda: [module.rgb(a, b) >= 4.5 for a in triples[0] for b in triples[1]])

module, version = peer("tinycss2.color4", "tinycss2")
if module:
    measure("parse a CSS color", version, len(texts), lambda: [module.parse_color(text) for text in texts])
