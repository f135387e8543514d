import ColorScience
import DesignTokens
import SourceText

/// A pairing in one mode, with its contrast.
///
/// Immutable, and shared rather than copied: findings, results and writers pass thousands of them around.
public final class MeasuredPairing: Sendable {
  /// The contrast of a pairing: one number, bounds, or unknown.
  public enum Contrast: Sendable, Hashable {
    /// The ratio of two opaque composites.
    case exact(ratio: Double, foreground: Color, background: Color)
    /// The bounds over the possible backdrops of a translucent background: the named surfaces, or any color if there are none.
    case interval(lowest: Double, highest: Double, over: [TokenPath])
    /// Why there is no contrast to measure.
    case unknown(String)
  }

  /// The pairing.
  public let pairing: Pairing
  /// The mode it is measured in.
  public let mode: Mode
  /// The foreground as resolved.
  public let foreground: MeasuredColor
  /// The background and its backdrops, from the top down.
  public let backgrounds: [MeasuredColor]
  /// The contrast.
  public let contrast: Contrast
  /// The text style, for text that has one.
  public let textStyle: TextStyle?
  /// Whether the text is large by the profile that is audited.
  public let isLargeText: Bool
  /// The guideline that is audited.
  public let profile: Profile
  /// Whether a finding on it may fail the gate.
  public let canGate: Bool
  /// Whether only states bring it about that iOS never shows, such as hover.
  public let isWebOnly: Bool
  /// Where along its gradient a background is measured, 0 to 1: where the contrast is least; nil on a plain color.
  public let gradientPosition: Double?
  /// The fill that shows the control's edge in place of a fully transparent foreground; nil if the foreground is drawn or no fill is known.
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

  /// Whether one of the colors is shown as the base mode has it.
  public var isFallback: Bool { foreground.isFallback || backgrounds.contains { $0.isFallback } }

  /// The ratio, when it is one number.
  public var ratio: Double? {
    if case .exact(let ratio, _, _) = contrast { ratio } else { nil }
  }

  /// The bounds of the ratio, when it is not one number.
  public var interval: ClosedRange<Double>? {
    if case .interval(let lowest, let highest, _) = contrast, lowest <= highest { lowest...highest } else { nil }
  }

  /// Whether the foreground is fully transparent, so that nothing is drawn.
  public var isNotDrawn: Bool { foreground.color?.alpha == 0 }

  /// Why a fully transparent foreground needs no contrast; nil if it is drawn, or if people need it and nothing takes its place.
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

  /// The outcome against a required ratio: the unrounded number is compared, and bounds decide only when both agree.
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

  public var reference: SubjectReference {
    .pairing(
      foreground: pairing.foreground, background: pairing.background, backdrops: pairing.backdrops,
      usage: pairing.usage, textStyle: pairing.textStyle)
  }

  public var modeName: String? { mode.name }

  /// The location of the foreground's value, which an author would check first; for a pairing in view code, the location of its use.
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
