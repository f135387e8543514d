import ColorScience
import DesignTokens
import SourceText

/// A pairing in one mode, with its contrast.
///
/// A view of a row that findings, results, and writers share.
public struct MeasuredPairing: Sendable {
  let table: PairingTable
  /// The position among the contrasts of the table.
  let row: Int

  /// The position of the mode among the audited modes.
  var modeIndex: Int { row % table.modes.count }
  private var pairingRow: PairingRow { table.rows[row / table.modes.count] }

  /// The contrast of a pairing: one number, bounds, or unknown.
  public enum Contrast: Sendable, Hashable {
    /// The ratio of two opaque composites.
    case exact(ratio: Double, foreground: Color, background: Color)
    /// The bounds over the possible backdrops of a translucent background: the listed surfaces, or any color if empty.
    case interval(lowest: Double, highest: Double, over: [TokenPath])
    /// The reason why the contrast can't be measured.
    case unknown(String)
  }

  /// The position of the pairing, whatever the mode.
  var pairingIndex: Int { row / table.modes.count }
  /// The token of the foreground.
  var foregroundID: TokenID { pairingRow.foreground }
  /// The pairing.
  public var pairing: Pairing { table.pairings[row / table.modes.count] }
  /// The use of the foreground.
  public var usage: Pairing.Usage { pairingRow.usage }
  /// The mode.
  public var mode: Mode { table.modes[modeIndex] }
  /// The contrast setting of the mode.
  public var modeContrast: Mode.Contrast { table.modeContrasts[modeIndex] }
  /// The ratios that the design system requires of itself in the mode; nil if it requires none in any mode.
  public var requirements: ContrastRequirements? { table.requirements?[modeIndex] }
  /// The resolved foreground.
  public var foreground: MeasuredColor { table.colors.color(pairingRow.foreground, mode: modeIndex) }
  /// The resolved background.
  public var background: MeasuredColor { table.colors.color(pairingRow.background, mode: modeIndex) }
  /// The background and its backdrops, from top to bottom; a material ends them.
  public var backgrounds: [MeasuredColor] {
    let row = pairingRow
    let background = table.colors.color(row.background, mode: modeIndex)
    guard row.backdropCount > 0 else { return [background] }
    return table.measurer.throughMaterial(
      [background] + table.backdrops(of: row).map { table.colors.color($0, mode: modeIndex) })
  }
  /// The contrast, with the composites that were compared; computed each time.
  ///
  /// - Complexity: O(n) for n layers, times the number of surfaces if all layers are translucent.
  public var contrast: Contrast {
    table.measurer.contrast(foreground, on: backgrounds, in: modeIndex, table.colors).0
  }
  /// The text style, if the text has one.
  public var textStyle: TextStyle? { pairingRow.style.map { table.measurer.style($0, in: mode.name) } }
  /// Whether the text is large under the profile.
  public var isLargeText: Bool {
    let flags = pairingRow.flags
    return flags.contains(.styleByMode) ? table.measurer.isLarge(pairing, textStyle) : flags.contains(.largeText)
  }
  /// The guideline of the audit.
  public var profile: Profile { table.measurer.system.profile }
  /// Whether findings on the pairing can count toward the gate.
  public var canGate: Bool { pairingRow.flags.contains(.gates) }
  /// Whether the pairing appears only in states that iOS never shows, such as hover.
  public var isWebOnly: Bool { pairingRow.flags.contains(.webOnly) }
  /// The position along the gradient with the lowest contrast, 0 to 1; nil for a plain color.
  public var gradientPosition: Double? { table.gradientPositions[row] }
  /// The fill that shows the edge in place of a fully transparent foreground.
  ///
  /// Nil if the foreground is drawn or no fill is known.
  public var otherBoundary: OtherBoundary? { table.boundaries[row] }

  /// The fill of a control whose border is fully transparent.
  public struct OtherBoundary: Sendable, Hashable {
    /// The token of the fill.
    public let fill: TokenPath
    /// The lowest contrast ratio between the fill and its surroundings, 1 to 21.
    public let ratio: Double
  }

  /// Whether one of the colors falls back to the base mode.
  public var isFallback: Bool {
    foreground.isFallback || background.isFallback
      || pairingRow.backdropCount > 0 && backgrounds.contains { $0.isFallback }
  }

  /// The ratio, if it is exact.
  public var ratio: Double? {
    let contrast = table.contrasts[row]
    return contrast.kind == .exact ? contrast.lowest : nil
  }

  /// The luminances of the composited foreground and background; nil unless the ratio is exact.
  var seenLuminances: (foreground: Double, background: Double)? {
    guard table.contrasts[row].kind == .exact else { return nil }
    let (front, back) = (foreground.luminance.own, background.luminance.own)
    if !front.isNaN, !back.isNaN { return (front, back) }
    guard case .exact(_, let front, let back) = contrast else { return nil }
    return (front.relativeLuminance, back.relativeLuminance)
  }

  /// The ratio after rounding to 8 bits, if both colors are opaque and in sRGB.
  public var roundedRatio: Double? {
    guard table.contrasts[row].kind == .exact else { return nil }
    let (front, back) = (foreground.luminance, background.luminance)
    let ratio = contrastRatio(ofLuminance: front.rounded, onLuminance: back.rounded)
    return ratio.isNaN ? nil : ratio
  }

  /// The bounds of the ratio, if it isn't exact.
  public var interval: ClosedRange<Double>? {
    let contrast = table.contrasts[row]
    switch contrast.kind {
    case .overSurfaces, .overAnything, .overMaterial:
      return contrast.lowest <= contrast.highest ? contrast.lowest...contrast.highest : nil
    case .exact, .unknown: return nil
    }
  }

  /// Whether a material shows content behind the pairing, so that only a device can show the contrast.
  public var isOnMaterial: Bool { table.contrasts[row].kind == .overMaterial }

  /// The bounds of the ratio on a material if its color alone covered the declared surfaces; nil without material or surfaces.
  public var intervalOnSurfaces: ClosedRange<Double>? {
    guard isOnMaterial else { return nil }
    return table.measurer.contrastOnSurfaces(foreground, on: backgrounds, in: modeIndex, table.colors)
  }

  /// The reason why the contrast can't be measured; nil if it is measured.
  public var unknownReason: String? {
    table.contrasts[row].kind == .unknown ? unknown?.reason : nil
  }

  /// The first color without which the contrast can't be measured; nil if there is none.
  var unknown: MeasuredColor? { table.measurer.unknown(foreground, on: backgrounds) }

  /// Whether the foreground is fully transparent and so isn't drawn.
  public var isNotDrawn: Bool { table.contrasts[row].isNotDrawn }
}

extension MeasuredPairing: Hashable {
  /// Whether both are the same row of the same table.
  public static func == (left: MeasuredPairing, right: MeasuredPairing) -> Bool {
    left.table === right.table && left.row == right.row
  }

  /// Hashes the position of the row.
  public func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

extension MeasuredPairing: AuditSubject {
  public static let comesFromCode = true
  public var isFromCode: Bool { pairingRow.flags.contains(.code) }
  public var needsDevice: Bool { isOnMaterial }

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
    isOfCode ? pairing.declaration : foreground.end?.location ?? pairing.declaration
  }

  private var isOfCode: Bool { pairing.origin == .code && pairing.declaration != nil }

  public var related: [RelatedLocation] {
    let foregrounds = foreground.chain.dropLast(isOfCode ? 0 : 1)
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
