"""The rules about view code."""

TEXT = r"^ViewCodeTests\.(TextRule|CodeFont|PoolClass|UnseenClass|JudgedClass)"
COLOR = r"^ViewCodeTests\.(HardcodedColor|ColorPurpose|ConstantColor|PrimitiveTokenInView|TextOnMaterial)"
NAME = r"^ViewCodeTests\.(NameRule|UIKitControl|ElementGroup|SecureText)"
EXAMPLES = r"^AuditRulesTests\.CodeExample"

RULE = "Sources/ViewCode/Rules/"
FONT, CAP, SHRINK = RULE + "FixedFont.swift", RULE + "DynamicTypeCap.swift", RULE + "ShrinkingText.swift"
IGNORED = RULE + "IgnoredControls.swift"
HARDCODED, PRIMITIVE = RULE + "HardcodedColor.swift", RULE + "PrimitiveTokenInView.swift"
MOTION_LIMITS = RULE + "AnimationLimits.swift"

SITES = [
    (MOTION_LIMITS, "$0 > limit(of: measure) + [[AnimationLimits.slack]] }", "1000", EXAMPLES),
    (MOTION_LIMITS, "maximumDuration = [[200.0]]", "250.0", EXAMPLES),
    (CAP, "[[min(WCAGMeasure.enlargement, text.platformLimit.factor)]]",
     "WCAGMeasure.enlargement", TEXT),
    (SHRINK, "where [[text.isLimitedToLines]] && !text.hasCustomFont", "true", EXAMPLES),
    (FONT, "if [[subject.chain.isScaledByMetrics]] {", "false", TEXT),
    (FONT, "if [[isIcon(subject)]] {", "false", TEXT),
    (IGNORED, "return [[controls.count > 1]] || controls.contains", "controls.count > 0", NAME),
    (HARDCODED, "guard [[written.doubt == nil]] else",
     "true", COLOR),
    (HARDCODED, "guard [[!written.isInvisible]] else",
     "true", COLOR),
    (PRIMITIVE, "found.filter { [[$0.agreement == best]] }",
     "true", COLOR),
    (RULE + "TextOnMaterial.swift", "if [[text.hasFallback]] {",
     "false", COLOR),
]
