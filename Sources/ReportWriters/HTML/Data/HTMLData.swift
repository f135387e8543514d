import Audit
import ColorScience
import DesignTokens
import SourceText
import Typesetting

/// The data for the page's script: tokens in every mode, pairings, and findings, as columns in which positions represent names.
///
/// `Script/Data.js` unpacks the columns.
struct HTMLData {
  let context: HTMLContext
  private var tokens: [TokenPath] { context.tokens.paths }
  private let modes: [String: Int]
  let rules: [String: Int]

  init(_ context: HTMLContext) {
    self.context = context
    modes = Dictionary(firstOf: context.report.modes.enumerated().map { ($1.name, $0) })
    rules = Dictionary(firstOf: context.report.rules.enumerated().map { ($1.descriptor.id, $0) })
  }

  /// Returns the data as JSON for a script element.
  func json() -> [UInt8] {
    let report = context.report
    var data = HTMLDataText()
    data.object([
      "name": { $0.string(report.system.name) },
      "modes": {
        $0.array(report.modes) {
          $0.row([.string($1.name), .string($1.scheme == .dark ? "dark" : "light"), .integer(mode($1.base))])
        }
      },
      "rules": {
        $0.array(report.rules) {
          $0.row([
            .string($1.descriptor.id), .string($1.descriptor.title), .integer($1.descriptor.isAboutDesign ? 1 : 0),
          ])
        }
      },
      "wideCoefficients": { $0.row(HTMLData.wideCoefficients.map { .number($0) }) },
      "tokens": { $0.array(tokens) { $0.string($1.description) } },
      "values": { HTMLValueColumns(self).write(into: &$0) },
      "failOn": { $0.write(.integer(HTMLData.rank(report.gate.failOn))) },
      "plan": { text in
        text.array(plannedValues) {
          $0.row([.integer(position($1.token)), .integer(mode($1.mode)), .string($1.notation)])
        }
      },
      "sources": { HTMLSourceRows(self).write(into: &$0) },
      "surfaces": { $0.integers(report.system.surfaces.map(position)) },
      "materials": { $0.integers(materials.map(position)) },
      "pairings": { pairings(into: &$0) },
      "results": { HTMLResultColumns(self).write(into: &$0) },
      "matrix": { matrix(into: &$0) },
      "files": { $0.array(context.files.names) { $0.string($1) } },
      "findings": { HTMLFindingColumns(self).write(into: &$0) },
      "styles": {
        $0.array(report.textStyles) { data, result in
          data.array(result.style.text.sizes) { $0.write(.number($1.size)) }
        }
      },
      "categories": { $0.array(ContentSizeCategory.allCases) { $0.string($1.rawValue) } },
      "vision": { HTMLVisionMatrices.write(into: &$0) },
    ])
    return data.bytes
  }

  /// The luminance of red, green, and blue in linear light, for colors authored in a space other than sRGB.
  private static let wideCoefficients = [
    Color(.srgbLinear, 1, 0, 0), Color(.srgbLinear, 0, 1, 0), Color(.srgbLinear, 0, 0, 1),
  ].map(\.relativeLuminance)

  /// The tokens that are materials, or aliases of one.
  private var materials: [TokenPath] {
    let colors = context.report.measured.colors.filter { $0.color.isMaterial(of: context.report.system) }
    return Set(colors.map(\.color.path)).sorted { $0.description < $1.description }
  }

  /// Returns the position of a token, or -1 if there is none.
  func position(_ path: TokenPath) -> Int { context.tokens[path] ?? -1 }

  /// Returns the position of a mode, or -1 for nil.
  func mode(_ name: String?) -> Int { name.flatMap { modes[$0] } ?? -1 }

  /// The spaces whose luminance uses WCAG's literal coefficients.
  private static let srgbSpaces: [ColorSpace] = [.srgb, .hsl, .hwb, .hsv]

  /// Returns a color in hexadecimal notation if that is exact, otherwise as components.
  static func color(_ color: Color) -> HTMLDataText.Part {
    let isSRGB = HTMLData.srgbSpaces.contains(color.space)
    let rgb = color.converted(to: .srgb).components
    let bytes = color.srgbBytes
    let isWhole = (0..<3).allSatisfy { Double(bytes[$0]) / 255 == rgb[$0] }
    if isSRGB, color.isOpaque, isWhole { return .string(color.hex) }
    let components = (0..<3).map { HTMLDataText.Part.number(rgb[$0]) } + [.number(color.alpha)]
    return .list(isSRGB ? components : components + [.integer(1)])
  }

  /// Writes the foreground, background, and kind of every pairing; further backgrounds of the few that have them.
  private func pairings(into data: inout HTMLDataText) {
    let pairings = context.firstResults.map { context.report.pairings[$0].measured.pairing }
    var (kind, kinds): ([Int], [Pairing]) = ([], [])
    var known: [[UInt8]: Int] = [:]
    for pairing in pairings {
      // Most pairings are of the same kind as the one before.
      if let last = kind.last, pairing.hasKind(of: kinds[last]) {
        kind.append(last)
      } else {
        let key = [pairing.name ?? pairing.usage.rawValue, pairing.textStyle ?? "", pairing.usage.rawValue]
        let position = known[Array(key.joined(separator: "\0").utf8), default: kinds.count]
        if position == kinds.count {
          known[Array(key.joined(separator: "\0").utf8)] = position
          kinds.append(pairing)
        }
        kind.append(position)
      }
    }
    data.object([
      "front": { $0.column(pairings.map { position($0.foreground) }) },
      "back": { $0.column(pairings.map { position($0.background) }) },
      "behind": { data in
        data.array(pairings.indices.filter { !pairings[$0].backdrops.isEmpty }) { data, index in
          data.row([.integer(index), .list(pairings[index].backdrops.map { .integer(position($0)) })])
        }
      },
      "kind": { $0.column(kind) },
      "kinds": {
        $0.array(kinds) {
          $0.row([
            .string($1.name ?? $1.usage.rawValue), .string($1.textStyle ?? ""), .string($1.usage.rawValue),
          ])
        }
      },
    ])
  }

  /// The planned colors by token and mode, each in the first mode that shows it.
  private var plannedValues: [(token: TokenPath, mode: String?, notation: String)] {
    (context.report.plan?.steps ?? []).flatMap(\.changes).map { ($0.token, $0.shownIn.first, $0.new.hex) }
  }

  private func matrix(into data: inout HTMLDataText) {
    guard let matrix = context.report.measured.matrix.first else { return data.write(.none) }
    data.array([matrix.foregrounds, matrix.backgrounds]) { $0.column($1.map { position($0.path) }) }
  }

  static func letter(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "p"
    case .failed: "f"
    case .cantTell: "c"
    case .inapplicable: "i"
    }
  }

  static func rank(_ level: Level) -> Int { Level.allCases.firstIndex(of: level) ?? 0 }
}

extension Pairing {
  /// Whether usage, name, and text style are the same, byte by byte.
  fileprivate func hasKind(of other: Pairing) -> Bool {
    usage == other.usage && Pairing.isSame(name, other.name) && Pairing.isSame(textStyle, other.textStyle)
  }

  private static func isSame(_ text: String?, _ other: String?) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return text.hasSameBytes(as: other)
  }
}
