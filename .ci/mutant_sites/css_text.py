"""CSS values: calculations, color functions, names and numbers."""

VECTORS = r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)|^ColorScienceTests\.Conversion"

CALC, QUANTITY = "Sources/CSSText/Calculation/CSSCalculation.swift", "Sources/CSSText/Calculation/CSSQuantity.swift"
FUNCTIONS = "Sources/CSSText/Colors/CSSColorFunctions.swift"
NUMBERS, NAMES = "Sources/CSSText/Tokens/CSSNumbers.swift", "Sources/CSSText/Tokens/CSSNames.swift"

SITES = [
    (CALC, "return [[(first.value < second.value) == isMaximum]] ?", "first.value < second.value", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "try extreme(arguments[1], arguments[2], isMaximum: [[false]]), isMaximum: true)", "true", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "case (.rem, .values(let rem)): CSSQuantity([[quantity.value * rem]], .px)", "quantity.value", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "[[isPlus]] ? left.value + right.value", "true", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "return [[after <= Ascii.space || after == Ascii.slash]] ?", "true", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "guard [[result.unit == .none || factor.unit == .none]] else", "true", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "guard divisor.unit == .none || [[divisor.unit == result.unit]] else", "true", r"^CSSTextTests\.CSSCalculation"),
    (CALC, "[[divisor.unit == result.unit]] ? .none : result.unit)", "false", r"^CSSTextTests\.CSSCalculation"),
    (QUANTITY, "case 0x6461_7267: ([[0.9]], .degrees)", "1.0", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (QUANTITY, "case 0x7470: ([[96.0 / 72]], .px)", "72.0 / 96", r"^CSSTextTests\.CSSCalculation"),
    (QUANTITY, "case 0x73: ([[1000]], .milliseconds)", "1", r"^CSSTextTests\.CSSCalculation"),
    (FUNCTIONS, "value.kind == .percentage ? value.value * ([[percent[lane] / 100]])",
     "percent[lane]", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "guard [[value.kind != (isHue ? .percentage : .angle)]] else", "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "alpha.kind == .percentage ? alpha.value / [[100]]", "255", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "return [[min(max(number, lowest[lane]), lane == 0 ? limit : .infinity)]]",
     "number", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "[[value.kind == .percentage]] ? value.value * 255 / 100", "false", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "if [[missing.isEmpty]], components == components.rounded(.down) {", "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (FUNCTIONS, "guard [[value.kind == kind]] else", "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (NUMBERS, "if [[isFraction]] { exponent -= 1 }", "count > 0 && isFraction", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    (NUMBERS, "guard count <= 19, [[significand <= 1 << 53]],", "true", r"^CSSTextTests\.CSSCalculation"),
    (NUMBERS, "exponent >= -22, [[exponent <= 22]] else", "exponent <= 21", VECTORS,
     "the slower way gives the same number for an exponent of 22"),
    (NAMES, "while index < end, [[index < start + 6]], let digit", "index < start + 5", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    ("Sources/CSSText/Colors/CSSColorMix.swift", "number >= 0, [[number <= 100]] else", "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    ("Sources/CSSText/Colors/CSSColorMix.swift", "let hue = [[space.hueLane == nil]] ?", "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
    ("Sources/CSSText/Colors/NamedColors.swift", "guard low < index.count, [[index[low].name == name]] else",
     "true", r"^CSSTextTests\.(CSSVector|CSSReader|CSSTokenizer)"),
]
