import ColorScience
import DesignTokens
import SourceText

/// A pairing in one mode, with its contrast.
///
/// A class, because findings, results, and writers share thousands of instances; instances are immutable.
public final class MeasuredPairing: Sendable {
  /// The contrast of a pairing: one number, bounds, or unknown.
  public enum Contrast: Sendable, Hashable {
    /// The ratio of two opaque composites.
    case exact(ratio: Double, foreground: Color, background: Color)
    /// The bounds over the possible backdrops of a translucent background: the listed surfaces, or any color if empty.
    case interval(lowest: Double, highest: Double, over: [TokenPath])
    /// The reason why the contrast can't be measured.
    case unknown(String)
  }

  /// The pairing.
  public let pairing: Pairing
  /// The mode.
  public let mode: Mode
  /// The resolved foreground.
  public let foreground: MeasuredColor
  /// The background and its backdrops, from top to bottom.
  public let backgrounds: [MeasuredColor]
  /// The contrast.
  public let contrast: Contrast
  /// The text style, if the text has one.
  public let textStyle: TextStyle?
  /// Whether the text is large under the profile.
  public let isLargeText: Bool
  /// The guideline of the audit.
  public let profile: Profile
  /// Whether findings on the pairing can count toward the gate.
  public let canGate: Bool
  /// Whether the pairing appears only in states that iOS never shows, such as hover.
  public let isWebOnly: Bool
  /// The position along the gradient with the lowest contrast, 0 to 1; nil for a plain color.
  public let gradientPosition: Double?
  /// The fill that shows the edge in place of a fully transparent foreground.
  ///
  /// Nil if the foreground is drawn or no fill is known.
  public let otherBoundary: OtherBoundary?

  /// The fill of a control whose border is fully transparent.
  public struct OtherBoundary: Sendable, Hashable {
    /// The token of the fill.
    public let fill: TokenPath
    /// The lowest contrast ratio between the fill and its surroundings, 1 to 21.
    public let ratio: Double
  }

  init(
    pairing: Pairing, mode: Mode, foreground: MeasuredColor, backgrounds: [MeasuredColor], contrast: Contrast,
    textStyle: TextStyle?, isLargeText: Bool, profile: Profile, canGate: Bool, isWebOnly: Bool,
    gradientPosition: Double?, otherBoundary: OtherBoundary? = nil
  ) {
    self.pairing = pairing
    self.mode = mode
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.contrast = contrast
    self.textStyle = textStyle
    self.isLargeText = isLargeText
    self.profile = profile
    self.canGate = canGate
    self.isWebOnly = isWebOnly
    self.gradientPosition = gradientPosition
    self.otherBoundary = otherBoundary
  }

  /// Whether one of the colors falls back to the base mode.
  public var isFallback: Bool { foreground.isFallback || backgrounds.contains { $0.isFallback } }

  /// The ratio, if it is exact.
  public var ratio: Double? {
    if case .exact(let ratio, _, _) = contrast { ratio } else { nil }
  }

  /// The bounds of the ratio, if it isn't exact.
  public var interval: ClosedRange<Double>? {
    if case .interval(let lowest, let highest, _) = contrast, lowest <= highest { lowest...highest } else { nil }
  }

  /// Whether the foreground is fully transparent and so isn't drawn.
  public var isNotDrawn: Bool { foreground.color?.alpha == 0 }

  /// Returns the reason why a fully transparent foreground needs no contrast; nil if it is drawn or people need it.
  ///
  /// A graphic that isn't drawn shows nothing to understand. A component may do without its border if a fill reaches the required ratio.
  /// Text and focus indicators have no replacement.
  private func notDrawnReason(required: Double) -> String? {
    guard isNotDrawn else { return nil }
    switch pairing.usage {
    case .graphic: return MeasuredPairing.notDrawn
    case .component:
      guard let otherBoundary, otherBoundary.ratio >= required else { return nil }
      let ratio = truncatedText(otherBoundary.ratio)
      return "\(MeasuredPairing.notDrawn); \(otherBoundary.fill) shows the edge at \(ratio):1"
    case .text, .focus, .decorative, .inactive: return nil
    }
  }

  /// The reason of a fully transparent foreground, as reports show it.
  static let notDrawn = "not drawn, because it is fully transparent"

  /// Returns the outcome for a required ratio; it compares the unrounded ratio, and bounds decide only if both agree.
  public func outcome(required: Double) -> Outcome {
    if let reason = notDrawnReason(required: required) { return .inapplicable(reason) }
    switch contrast {
    case .exact(let ratio, _, _): return ratio >= required ? .passed : .failed
    case .interval(let lowest, let highest, let surfaces):
      if lowest >= required { return .passed }
      if highest < required { return .failed }
      let behind = surfaces.isEmpty ? "its backdrop isn't declared" : "the result depends on the backdrop"
      return .cantTell("\(pairing.background) is translucent and \(behind)")
    case .unknown(let reason): return .cantTell(reason)
    }
  }
}

extension MeasuredPairing: AuditSubject {
  public static let comesFromCode = true
  public var isFromCode: Bool { pairing.isFromCode }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredPairing] { system.pairings }

  public static var kinds: [SubjectKind] { Pairing.Usage.allCases.map(SubjectKind.pairing) }

  public var subjectName: SubjectName {
    .pairing(
      foreground: pairing.foreground, background: pairing.background, backdrops: pairing.backdrops,
      usage: pairing.usage, textStyle: pairing.textStyle)
  }

  public var modeName: String? { mode.name }

  /// The location of the foreground's value; for a pairing in view code, the location of its use.
  public var location: SourceLocation? {
    isOfCode ? pairing.declaration : foreground.chain.last?.location ?? pairing.declaration
  }

  private var isOfCode: Bool { pairing.origin == .code && pairing.declaration != nil }

  public var related: [RelatedLocation] {
    let foregrounds = isOfCode ? foreground.chain[...] : foreground.chain.dropLast()
    var places = foregrounds.map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
    for background in backgrounds {
      places += background.chain.map { RelatedLocation("\($0.path) is \($0.text)", $0.location) }
    }
    if isOfCode {
      places += pairing.otherUses.map { RelatedLocation("the same pairing is used here", $0) }
    } else if let declaration = pairing.declaration {
      places.append(RelatedLocation("declared here", declaration))
    }
    return places
  }
}
