"""Swift source: scanning, expressions, arithmetic, conditions, choices and colors."""

EVALUATION = r"^SwiftSourceTests\.(Evaluator|InheritedName|Symbol)|^TokenFormatsTests\.Swift(Branch|Choice|Color|Number|Mode)"
SYNTAX = r"^SwiftSourceTests\.(Expression|Scanner|Declaration|ClosureStart|ValuePlace)"

SWIFT = "Sources/SwiftSource/"
ARITHMETIC, READER = SWIFT + "Expressions/ConstantArithmetic.swift", SWIFT + "Expressions/ExpressionReader.swift"
LITERALS, COLOR = SWIFT + "Expressions/SwiftOutline+Literals.swift", SWIFT + "Evaluation/ColorReader.swift"
DIGITS, EVALUATOR = SWIFT + "Evaluation/ColorDigits.swift", SWIFT + "Evaluation/SwiftEvaluator.swift"
CONDITIONS, CHOICE = SWIFT + "Evaluation/SwiftConditions.swift", SWIFT + "Evaluation/SwiftChoice+Conditions.swift"
SIGNATURE = SWIFT + "Evaluation/SwiftSignature.swift"

SITES = [
    (ARITHMETIC, "let divisor = right.whole, [[divisor != 0]] else", "true", EVALUATION,
     "a remainder by zero is not a number, and no constant is infinite or not a number"),
    (ARITHMETIC, 'combined($1) { [[name == "min"]] ?', "true", r"^SwiftSourceTests\.(Evaluator|InheritedName|Symbol)"),
    (ARITHMETIC, "if [[truncating]], let whole = operand.whole {", "false", r"^SwiftSourceTests\.(Evaluator|InheritedName|Symbol)"),
    (READER, "let binding = ExpressionReader.precedence[sign], [[binding > least]] else", "binding >= least", SYNTAX),
    (LITERALS, "value * radix + Double(Ascii.isDigit(byte) ? byte - Ascii.zero : (byte | 0x20) - 0x61 + [[10]])", "9", SYNTAX),
    (COLOR, "values.allSatisfy(\\.isInteger) && [[numbers.contains { $0 > 1 }]] &&", "true", r"^TokenFormatsTests\.Swift(Color|UnreadColor|Number|Form)"),
    (DIGITS, "alpha = Double([[order == .alphaFirst]] ?", "true", r"^TokenFormatsTests\.Swift(Color|UnreadColor|Number|Form)"),
    (DIGITS, "if [[order != .alphaFirst]] { value >>= 8 }", "true", r"^TokenFormatsTests\.Swift(Color|UnreadColor|Number|Form)"),
    (EVALUATOR, "return [[isScaled]] ?", "false", r"^ViewCodeTests\.CodeValue"),
    (CONDITIONS, 'return [[sign == ">="]] ? true', "false", r"^TokenFormatsTests\.Swift(Branch|Choice|Mode)"),
    (CONDITIONS, "isCertain[branch] = [[isReached == true]] && holds == true", "true", r"^TokenFormatsTests\.Swift(Branch|Choice|Mode)"),
    (CHOICE, "if sides.0 == .no || [[sides.1 == .no]] { return .no }", "false", r"^TokenFormatsTests\.Swift(Branch|Choice|Mode)"),
    (CHOICE, "if sides.0 == .yes || [[sides.1 == .yes]] { return .yes }", "false", r"^TokenFormatsTests\.Swift(Branch|Choice|Mode)"),
    (CHOICE, 'return isEqual.map { Truth([[sign == "=="]] ?', "true", r"^TokenFormatsTests\.Swift(Branch|Choice|Mode)"),
    (SIGNATURE, "return [[parameters[next...].allSatisfy(\\.canBeLeftOut)]] ?", "true", r"^SwiftSourceTests\.(Evaluator|InheritedName|Symbol)"),
]
