import Audit
import ColorScience
import DesignTokens
import Typesetting

/// The data for the page's script: tokens in every mode, pairings, and findings; positions represent names.
struct HTMLData {
  private let context: HTMLContext
  private let tokens: [TokenPath]
  private let positions: [TokenPath: Int]
  private let modes: [String: Int]
  private let rules: [String: Int]
  private let files: (names: [String], positions: [String: Int])

  init(_ context: HTMLContext) {
    self.context = context
    let report = context.report
    var tokens: [TokenPath] = []
    var positions: [TokenPath: Int] = [:]
    func add(_ path: TokenPath) {
      guard positions[path] == nil else { return }
      positions[path] = tokens.count
      tokens.append(path)
    }
    for color in report.measured.colors { add(color.color.path) }
    for result in report.pairings {
      add(result.measured.foreground.path)
      for background in result.measured.backgrounds { add(background.path) }
    }
    report.system.surfaces.forEach(add)
    var files: (names: [String], positions: [String: Int]) = ([], [:])
    for case let path? in report.findings.map({ $0.location?.path }) where files.positions[path] == nil {
      files.positions[path] = files.names.count
      files.names.append(path)
    }
    self.files = files
    for color in report.measured.colors { for hop in color.color.chain { add(hop.path) } }
    (self.tokens, self.positions) = (tokens, positions)
    modes = Dictionary(firstOf: report.modes.enumerated().map { ($1.name, $0) })
    rules = Dictionary(firstOf: report.rules.enumerated().map { ($1.descriptor.id, $0) })
  }

  /// Returns the data as JSON for a script element.
  func json() -> [UInt8] {
    let report = context.report
    var data = HTMLDataText()
    data.object([
      "name": { $0.string(report.system.name) },
      "modes": {
        $0.array(report.modes) {
          $0.row([.string($1.name), .string($1.scheme == .dark ? "dark" : "light"), mode($1.base)])
        }
      },
      "rules": {
        $0.array(report.rules) { $0.row([.string($1.descriptor.id), .string($1.descriptor.title)]) }
      },
      "wideCoefficients": { $0.row(HTMLData.wideCoefficients.map { .number($0) }) },
      "tokens": { $0.array(tokens) { $0.string($1.description) } },
      "values": { values(into: &$0) },
      "surfaces": { $0.array(report.system.surfaces) { $0.write(position($1)) } },
      "pairings": { pairings(into: &$0) },
      "results": { data in
        data.array(report.pairings.enumerated()) { $0.row(row($1.offset, $1.element)) }
      },
      "matrix": { matrix(into: &$0) },
      "files": { $0.array(files.names) { $0.string($1) } },
      "findings": { data in
        let results = HTMLData.indices(of: report.pairings)
        data.array(report.findings.indices) { $0.row(finding($1, results)) }
      },
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

  /// Returns a position, or -1 for nil.
  private static func part(_ position: Int?) -> HTMLDataText.Part { .integer(position ?? -1) }

  private func position(_ path: TokenPath) -> HTMLDataText.Part { HTMLData.part(positions[path]) }

  private func mode(_ name: String?) -> HTMLDataText.Part { HTMLData.part(name.flatMap { modes[$0] }) }

  /// Writes values by mode and token.
  ///
  /// A value has its color, its notation if that adds information, whether it is a fallback, and its alias chain if any.
  private func values(into data: inout HTMLDataText) {
    data.array(context.report.modes) { data, mode in
      data.array(tokens) { data, token in
        guard let color = context.color(token, in: mode.name), let value = color.color else {
          return data.write(.integer(0))
        }
        let isOwn = color.chain.count == 1 && color.chain.first?.mode == mode.name
        data.row([
          HTMLData.color(value), .string(color.authored == value.hex ? "" : color.authored),
          .integer(color.isFallback ? 1 : 0),
          .list(isOwn ? [] : color.chain.map { .list([position($0.path), self.mode($0.mode)]) }),
        ])
      }
    }
  }

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

  private func pairings(into data: inout HTMLDataText) {
    let results = context.report.pairings
    let first = stride(from: 0, to: results.count, by: max(1, context.report.modes.count))
    data.array(first) { data, index in
      let pairing = results[index].measured.pairing
      data.row([
        position(pairing.foreground), .list(([pairing.background] + pairing.backdrops).map(position)),
        .string(pairing.name ?? pairing.usage.rawValue), .string(pairing.textStyle ?? ""),
      ])
    }
  }

  /// Returns a pairing in a mode as a row.
  ///
  /// The row has pairing, mode, lowest and highest ratio, outcome, whether it can fail the gate, rule results, and whether the
  /// ratio is from a gradient position.
  private func row(_ index: Int, _ result: AuditReport.PairingResult) -> [HTMLDataText.Part] {
    let measured = result.measured
    let bounds: HTMLDataText.Part
    switch measured.contrast {
    case .exact(let ratio, _, _): bounds = .list([.number(ratio), .number(ratio)])
    case .interval(let lowest, let highest, _): bounds = .list([.number(lowest), .number(highest)])
    case .unknown: bounds = .none
    }
    let said = result.assessments.map { assessment -> HTMLDataText.Part in
      let required = assessment.unit == .ratio ? assessment.required : nil
      return .list([
        HTMLData.part(rules[assessment.rule]), .integer(HTMLData.rank(assessment.level)), .number(required),
        .string(HTMLData.letter(assessment.outcome)),
      ])
    }
    return [
      .integer(index / max(1, context.report.modes.count)), mode(measured.mode.name), bounds,
      .string(HTMLData.letter(result.outcome)), .integer(measured.canGate ? 1 : 0), .list(said),
      .integer(measured.gradientPosition == nil ? 0 : 1),
    ]
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

  private func matrix(into data: inout HTMLDataText) {
    guard let matrix = context.report.measured.matrix.first else { return data.write(.none) }
    data.row([
      .list(matrix.foregrounds.map { position($0.path) }), .list(matrix.backgrounds.map { position($0.path) }),
    ])
  }

  /// Returns the foreground and its backgrounds in the notation of subjects.
  private func pairingName(_ pairing: MeasuredPairing?) -> String? {
    pairing.map { pairing in
      ([pairing.foreground] + pairing.backgrounds).map(\.path.description).joined(separator: " on ")
    }
  }

  /// Returns the position of each pairing in a mode among the results.
  private static func indices(of results: [AuditReport.PairingResult]) -> [MeasuredPairing: Int] {
    Dictionary(firstOf: results.enumerated().map { ($1.measured, $0) })
  }

  /// Returns a finding as a row.
  ///
  /// The row has rule, level, outcome, whether it fails the gate, mode, subject, values, sentences, location, result, anchor,
  /// margin, and fingerprint.
  private func finding(_ index: Int, _ results: [MeasuredPairing: Int]) -> [HTMLDataText.Part] {
    let finding = context.report.findings[index]
    let name = finding.subject.description
    let fingerprint = finding.fingerprint
    let id =
      "finding:" + fingerprint.split(separator: "/", omittingEmptySubsequences: false).joined(separator: ":")
    let margin = finding.measured.flatMap { measured in finding.required.map { measured / $0 } }
    return [
      HTMLData.part(rules[finding.rule]), .integer(HTMLData.rank(finding.level)),
      .string(HTMLData.letter(finding.outcome)), .integer(finding.gates ? 1 : 0), mode(finding.mode),
      .string(name == pairingName(finding.pairing) ? "" : name), .string(HTMLWords.measured(of: finding) ?? ""),
      .string(finding.required.map { HTMLWords.required($0, finding.unit) } ?? ""),
      .string(HTMLWords.sentence(finding.message)),
      .string(context.remedies[index].map(HTMLWords.sentence) ?? ""),
      finding.location.map { .list([.integer(files.positions[$0.path] ?? 0), .integer($0.line), .integer($0.column)]) }
        ?? .none,
      HTMLData.part(finding.pairing.flatMap { results[$0] }),
      .string(id == context.findingIDs[index] ? "" : context.findingIDs[index]),
      .number(margin), .string(fingerprint),
    ]
  }
}
