import Audit
import ViewCode

/// The catalog of all rules, in the order of reports.
///
/// To add a rule, create its file in `Rules`, or in `Rules` of `ViewCode` if it is about view code, and list its type in `own`.
public enum RuleCatalog {
  /// The rules of this package, in the order of reports.
  private static let own: [any Rule.Type] = [
    ContrastMinimum.self,
    ContrastEnhanced.self,
    NonTextContrast.self,
    IncreasedContrast.self,
    RequiredContrast.self,
    UseOfColor.self,
    FragilePass.self,
    StateChange.self,
    FocusAppearance.self,
    ApprovedBadges.self,
    ModeCoverage.self,
    PairingCoverage.self,
    SourceDrift.self,
    TokenTiers.self,
    MinimumTextSize.self,
    ResizeText.self,
    TextClipping.self,
    Reflow.self,
    LargeTextStability.self,
    TextOrder.self,
    LineHeight.self,
    TextStyleDrift.self,
    FixedFont.self,
    ShrinkingText.self,
    DynamicTypeCap.self,
    DoubleScaling.self,
    TargetSizeMinimum.self,
    TargetSizeEnhanced.self,
    TargetSpacing.self,
    TargetOverlap.self,
    MinimumControlSize.self,
    ControlPadding.self,
    SmallTarget.self,
    SmallControlSize.self,
    TightSpacing.self,
    TapGestureOnView.self,
    UIKitTapWithoutTrait.self,
    UnlabelledImageButton.self,
    EmptyControlLabel.self,
    HiddenControl.self,
    IgnoredControls.self,
    NestedAccessibilityElement.self,
    LabelWording.self,
    LabelInName.self,
    SecureTextExposed.self,
    UnnamedImage.self,
    GestureWithoutAlternative.self,
    LargeIcon.self,
    SpacingGrid.self,
    MotionLimits.self,
    AnimationLimits.self,
    EndlessMotion.self,
    OrientationLock.self,
    HardcodedColor.self,
    CodeContrast.self,
    TextOnMaterial.self,
    PrimitiveTokenInView.self,
    CustomShadow.self,
    UnreadCode.self,
    ExpiredWaiver.self,
    UnusedWaiver.self,
    BroadWaiver.self,
    UnusedSuppression.self,
    InvalidSuppression.self,
    OutdatedBaseline.self,
  ]

  /// Rules that tests add, to show that a rule needs nothing but its name in the list.
  package static let added = TaskLocal<[any Rule.Type]>(wrappedValue: [])

  /// All rules, in the order of reports.
  public static var all: [any Rule.Type] {
    let added = added.get()
    return added.isEmpty ? own : own + added
  }

  /// The kinds of the subjects of all rules, each once.
  public static var subjectKinds: [SubjectKind] {
    func kinds<R: Rule>(_ rule: R.Type) -> [SubjectKind] { R.Subject.kinds }
    var seen: Set<SubjectKind> = []
    return all.flatMap { kinds($0) }.filter { seen.insert($0).inserted }
  }

  /// Returns the rule with an identifier; nil if no rule has it.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.descriptor.id == id } }

  /// The identifiers of all rules, in the order of reports.
  public static var ids: [String] { all.map { $0.descriptor.id } }

  /// Returns every rule with its default options, at the severity level that a profile gives it in a ruleset.
  public static func settings(
    for profile: Profile, in ruleset: Ruleset = .current, standard: Standard? = nil
  ) -> [Auditor.RuleSetting] {
    all.map { rule in
      let level = rule.descriptor.level(in: profile, of: ruleset)
      let isOutside = standard.map { !$0.concerns(rule.descriptor) } ?? false
      return Auditor.RuleSetting(rule.init(in: ruleset), level: isOutside ? min(level, .warning) : level)
    }
  }
}
