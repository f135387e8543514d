import Audit
import ColorScience
import ReportWriters
import SourceText

/// `palpable check`: the contrast of two colours, and what it is enough for.
enum CheckColors: Command {
  static let name = "check"
  static let summary = "Measures the contrast of one colour on another and says what it is enough for."
  static let operands = "FG BG [BACKDROP...]"
  static let operandKind = ValueKind.text
  static let options = [
    OptionDescription(
      "level", value: "LEVEL", "the requirement that decides the exit code",
      kind: .words(
        requirements.map { .init($0.word, "\($0.usage) needs \(authoredText($0.ratio)):1 (WCAG \($0.clause))") }),
      default: "aa"),
    .textOrJSON,
  ]
  static let discussion = """
    Colours are written as in CSS, such as '#64748b'; put them in quotes, or the shell takes # for a comment. The colours
    are one stack, top first. The exit code is 0 if the level is reached, else 1.
    """

  /// A use of two colours and the ratio it requires.
  struct Requirement: Sendable {
    let word: String
    let usage: String
    let level: String
    let clause: String
    let ratio: Double
  }

  static let requirements = [
    Requirement(word: "aa", usage: "text", level: "AA", clause: "1.4.3", ratio: 4.5),
    Requirement(word: "aa-large", usage: "large text", level: "AA", clause: "1.4.3", ratio: 3),
    Requirement(word: "non-text", usage: "component", level: "AA", clause: "1.4.11", ratio: 3),
    Requirement(word: "aaa", usage: "text", level: "AAA", clause: "1.4.6", ratio: 7),
    Requirement(word: "aaa-large", usage: "large text", level: "AAA", clause: "1.4.6", ratio: 4.5),
  ]

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2 else {
      throw UsageError.missingOperand("a foreground and a background colour", command: name)
    }
    let colors = try arguments.operands.map(color)
    let wanted = try arguments.choice("level", from: requirements.map { ($0.word, $0) }) ?? requirements[0]
    let isJSON = try arguments.choice("format", from: [("text", false), ("json", true)]) ?? false
    let measured = contrast(of: colors[0], on: Array(colors.dropFirst()))
    var result = CommandResult(outcome(measured, wanted) == .passed ? .passed : .failed)
    if isJSON {
      json(colors, arguments.operands, measured, wanted).write(to: &result.output)
      result.output += "\n"
    } else {
      let isComposited = colors.prefix(2).contains { !$0.isOpaque }
      result.output = text(arguments.operands, measured, isComposited: isComposited, environment)
      result.output += advice(colors, measured, wanted)
    }
    return result
  }

  private static func color(_ text: String) throws(UsageError) -> Color {
    let color: Color
    do throws(ColorSyntaxError) { color = try Color(css: text) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset)
    }
    guard color.isShownSomewhere else { throw .badColor(text, expected: "a colour that some display shows", offset: 0) }
    return color
  }

  private static func outcome(_ contrast: StackContrast, _ requirement: Requirement) -> Outcome {
    if contrast.lowest >= requirement.ratio { return .passed }
    return contrast.highest < requirement.ratio ? .failed : .cantTell("the lowest background is translucent")
  }

  private static func text(
    _ names: [String], _ contrast: StackContrast, isComposited: Bool, _ environment: CommandEnvironment
  ) -> String {
    let style = TerminalStyle(isOn: environment.showsColor)
    let stack = names.map(\.madeVisible).joined(separator: " on ")
    var text: String
    switch contrast {
    case .exact(let ratio, let foreground, let background):
      text = style.sample(foreground, on: background) + "\(stack): \(truncatedText(ratio)):1\n"
      if isComposited { text += "  seen as \(notation(foreground)) on \(notation(background))\n" }
    case .interval(let lowest, let highest):
      text = "\(stack): \(truncatedText(lowest)):1 to \(truncatedText(highest)):1, by what lies behind\n"
    }
    for requirement in requirements {
      let word =
        switch outcome(contrast, requirement) {
        case .passed: style.good("passes ")
        case .failed: style.bad("fails  ")
        default: style.bad("depends")
        }
      let label = "\(requirement.level) \(requirement.usage == "component" ? "what is not text" : requirement.usage)"
      text += "  \(word)  \(label)\(String(repeating: " ", count: max(1, 22 - label.utf8.count)))"
      text += "needs \(authoredText(requirement.ratio)):1 (WCAG \(requirement.clause))\n"
    }
    return text
  }

  /// The nearest colours on each side that reach a ratio; empty when it is reached, or when nothing opaque is behind.
  private static func nearest(
    _ colors: [Color], _ contrast: StackContrast, _ wanted: Requirement
  ) -> [(side: String, answer: NearestPassingColor)] {
    guard case .exact(let ratio, _, let background) = contrast, !(ratio >= wanted.ratio) else { return [] }
    let gamut: DisplayGamut = colors.allSatisfy { $0.isInGamut(of: .srgb) } ? .srgb : .displayP3
    var answers = [
      (
        "foreground",
        nearestPassingColor(to: colors[0], on: [background], ratio: wanted.ratio, changing: .everything, in: gamut)
      )
    ]
    if colors[1].isOpaque {
      let answer = nearestPassingColor(
        to: colors[1], under: [colors[0]], ratio: wanted.ratio, changing: .everything, in: gamut)
      answers.append(("background", answer))
    }
    return answers
  }

  private static func advice(_ colors: [Color], _ contrast: StackContrast, _ wanted: Requirement) -> String {
    nearest(colors, contrast, wanted).map { side, answer in
      let other = side == "foreground" ? "background" : "foreground"
      switch answer {
      case .nearest(let passing), .unchanged(let passing):
        let change = truncatedText(passing.difference, digits: 3)
        return "  nearest \(side) that reaches \(authoredText(wanted.ratio)):1 is \(notation(passing.color)), "
          + "\(truncatedText(passing.ratio)):1, deltaEOK \(change)\n"
      case .impossible(let best):
        return
          "  no \(side) reaches \(authoredText(wanted.ratio)):1 with this \(other); the best is \(notation(best.color)), "
          + "\(truncatedText(best.ratio)):1\n"
      }
    }.joined()
  }

  /// The difference of CIE L*, an open second opinion; null when no single pair of colours is known.
  private static func toneDifferenceJSON(_ contrast: StackContrast) -> JSONText {
    guard case .exact(_, let foreground, let background) = contrast else { return .null }
    return .number(toneDifference(of: foreground, on: background))
  }

  private static func notation(_ color: Color) -> String { color.space.isSRGBFamily ? color.hex : color.css }

  private static func nearestJSON(_ answer: NearestPassingColor) -> JSONText {
    func object(_ color: PassingColor, passes: Bool) -> JSONText {
      .object([
        ("color", .string(notation(color.color))), ("ratio", .number(color.ratio)),
        ("deltaEOK", .number(color.difference)), ("passes", .boolean(passes)),
      ])
    }
    switch answer {
    case .nearest(let color), .unchanged(let color): return object(color, passes: true)
    case .impossible(let best): return object(best, passes: false)
    }
  }

  private static func json(_ colors: [Color], _ names: [String], _ contrast: StackContrast, _ wanted: Requirement)
    -> JSONText
  {
    var ratio: Double?
    var composites: [(String, JSONText)] = []
    if case .exact(let exact, let foreground, let background) = contrast {
      ratio = exact
      composites = [
        ("compositedForeground", .string(foreground.hex)), ("compositedBackground", .string(background.hex)),
      ]
    }
    let interval: JSONText = ratio == nil ? .array([.number(contrast.lowest), .number(contrast.highest)]) : .null
    return .object(
      [
        ("schemaVersion", .integer(JSONWriter.schemaVersion)), ("foreground", .string(names[0])),
        ("background", .string(names[1])), ("backdrops", .array(names.dropFirst(2).map { .string($0) })),
        ("ratio", .optional(ratio)), ("interval", interval),
      ] + composites + [
        ("level", .string(wanted.word)), ("outcome", .string(outcome(contrast, wanted).name)),
        ("toneDifference", toneDifferenceJSON(contrast)),
        ("nearest", .object(nearest(colors, contrast, wanted).map { ($0.side, nearestJSON($0.answer)) })),
        (
          "usages",
          .array(
            requirements.map {
              .object([
                ("usage", .string($0.usage)), ("level", .string($0.level)), ("clause", .string($0.clause)),
                ("required", .number($0.ratio)), ("outcome", .string(outcome(contrast, $0).name)),
              ])
            })
        ),
      ])
  }
}
