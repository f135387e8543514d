"""Color science: spaces, contrast, differences, mixtures, gamuts, and the search for a passing color."""

CONTRAST = r"^ColorScienceTests\.(Contrast|Gradient|BackdropInterval)"
SPACES = r"^ColorScienceTests\.(Conversion|ColorSpaceLaw|Gamut)"
DIFFERENCES = r"^ColorScienceTests\.Difference"
SOLVER = r"^ColorScienceTests\.(Solver|Shown|HueLadder|LocalMinimum)"
TEXT = r"^ColorScienceTests\.(HexNotation|CSSSerialization|Robustness)"

COLOR = "Sources/ColorScience/"
BACKDROP, GRADIENT = COLOR + "Contrast/BackdropInterval.swift", COLOR + "Contrast/GradientContrast.swift"
OVER, DIFFERENCE = COLOR + "Values/Color+Compositing.swift", COLOR + "Difference/CIEDE2000.swift"
BETWEEN, HUE = COLOR + "Interpolation/Interpolation.swift", COLOR + "Interpolation/HueInterpolation.swift"
MIX, MAPPING = COLOR + "Interpolation/Color+Mixing.swift", COLOR + "Gamut/Color+GamutMapping.swift"
SHOWN, PASSING = COLOR + "Repair/ShownColor.swift", COLOR + "Repair/PassingColorSearch.swift"
LADDER, COUNTS = COLOR + "Repair/HueLadder.swift", COLOR + "Batch/ContrastCounts.swift"

SITES = [
    (BACKDROP, "if [[highest < 1]] { return", "false", CONTRAST),
    (BACKDROP, "highest: [[max(highest, 1 / lowest)]])", "highest", CONTRAST),
    (OVER, "mixed = [[backdrop.isOpaque]] ?", "true", CONTRAST),
    (OVER, "if [[space.isSRGBFamily && backdrop.space.isSRGBFamily]] { return", "space.isSRGBFamily", CONTRAST),
    (COLOR + "Contrast/ToneDifference.swift", "return [[y > CIELab.epsilon]] ?", "true", CONTRAST),
    (GRADIENT, "where [[b.position > a.position]] {", "true", CONTRAST),
    (GRADIENT, "if [[y1 < y2]] {", "y1 > y2", CONTRAST),
    (DIFFERENCE, "if [[dh > 180]] { dh -= 360", "false", DIFFERENCES),
    (DIFFERENCE, "if [[abs(h1 - h2) <= 180]] {", "true", DIFFERENCES),
    (DIFFERENCE, "return [[h1 + h2 < 360]] ?", "true", DIFFERENCES),
    (DIFFERENCE, "let g = [[0.5]] *", "1.0", DIFFERENCES),
    (COLOR + "Difference/ColorDifference.swift", "1 + [[0.015]] * chroma", "0.045", DIFFERENCES),
    (BETWEEN, "if [[b.missing.contains(.lane(lane))]] {", "false", r"^ColorScienceTests\.(Mixture|Gradient)"),
    (BETWEEN, "if [[startAlpha == endAlpha || alpha == 0]] {", "true", r"^CSSTextTests\.CSSVector"),
    (BETWEEN, "missing = [[a.missing.intersection(b.missing)]]", "a.missing.union(b.missing)", r"^ColorScienceTests\.(Mixture|Gradient)"),
    (HUE, "case .shorter: return [[difference > 180]] ?", "difference >= 180", r"^ColorScienceTests\.(Mixture|Gradient)"),
    (HUE, "if [[difference > 0]], difference < 180", "difference >= 0", r"^ColorScienceTests\.(Mixture|Gradient)"),
    (HUE, "case .increasing: return [[difference < 0]] ?", "difference <= 0", r"^ColorScienceTests\.(Mixture|Gradient)"),
    (MIX, "if [[sum < 1]], !result.missing", "false", r"^CSSTextTests\.CSSVector"),
    (MIX, "max(0, 1 - stated) / [[Double(absent)]] : 0", "1.0", r"^CSSTextTests\.CSSVector"),
    (COLOR + "Gamut/Color+Gamut.swift", "components.max() <= [[1 + 1e-7]]", "1.01", SPACES),
    (MAPPING, "if [[origin.x >= 1]] {", "false", SPACES),
    (MAPPING, "let noticeable = [[0.02]]", "0.03", SPACES),
    (COLOR + "Spaces/HSL.swift", "if [[saturation < 0]] {", "false", SPACES),
    (COLOR + "Spaces/HSL.swift", "[[rgb.y < rgb.z]] ? 6 : 0", "false", SPACES),
    (COLOR + "Spaces/ProPhotoRGB.swift", "[[$0 <= 16.0 / 512]] ?", "$0 <= 1.0 / 512", SPACES),
    (COLOR + "Spaces/A98RGB.swift", "power($0, [[563.0 / 256]])", "2.2", SPACES),
    (COLOR + "Spaces/Rec2020.swift", "power($0, [[2.4]])", "2.2", SPACES),
    (COLOR + "Spaces/Lab.swift", "[[lab.x > kappa * epsilon]] ?", "true", SPACES),
    (COLOR + "Values/Color+Hex.swift", "return [[letter < 6]] ?", "letter <= 6", TEXT),
    (COLOR + "Values/Color+Hex.swift", "digits << 4 | [[15]]))", "0", TEXT),
    (COLOR + "Syntax/CSSSerialization.swift", "if [[(percent * 255 / 100).rounded() == byte]] {", "true", TEXT),
    (COLOR + "Syntax/CSSSerialization.swift", "guard [[scaled < 1e18]] else", "scaled < 1e30", TEXT),
    (COLOR + "Vision/ColorVisionSimulation.swift", "return [[(product.x + product.y) + product.z >= 0]] ?", "true", r"^ColorScienceTests\.Vision"),
    (COLOR + "Repair/LuminanceRequirement.swift", "start = [[max(start, high)]]", "high", SOLVER,
     "for one ratio, a lighter color forbids luminances up to a higher end, so the last range ends last"),
    (PASSING, "if [[isLast]] { return nil }", "true", SOLVER),
    (PASSING, "return [[written.isMet(by: color.relativeLuminance) && isShownPassing(color)]]", "written.isMet(by: color.relativeLuminance)", SOLVER),
    (PASSING, "if let other = best, [[other.difference <= found.difference]] {", "other.difference > found.difference", SOLVER),
    (COLOR + "Repair/TranslucentSearch.swift", "if found.ratio >= ratio, [[lowestShownRatio(candidate) >= ratio]] {", "true", SOLVER),
    (SHOWN, "if [[!(ratio >= least)]] { least = ratio }", "false", SOLVER),
    (LADDER, "firstIndex { [[$0.luminance > own.luminance]] }", "$0.luminance < own.luminance", SOLVER),
    (COUNTS, "[[contrastRatio(ofLuminance: luminance, onLuminance: values[start]) >= ratio]]",
     "contrastRatio(ofLuminance: luminance, onLuminance: values[start]) > ratio", r"^ColorScienceTests\.Batch"),
    (COLOR + "Batch/SortedLuminances.swift", "firstIndex { [[$0 >= luminance]] }", "$0 > luminance", r"^ColorScienceTests\.Batch",
     "an equal luminance fails on both sides of the middle, and where it passes, no pair fails"),
]
