import Audit
import ColorScience
import ReportWriters
import SourceText

/// `palpable check`: the contrast of two colours, and what it is enough for.
enum CheckColors: Command {
  static let name = "check"
  static let summary = "Measures the contrast of one colour on another and says what it is enough for."
  static let operands = "FG BG [BACKDROP...]"
  static let options = [
    OptionDescription("level", value: "LEVEL", requirements.map(\.word).joined(separator: ", ") + " (default aa)"),
    OptionDescription("format", value: "F", "text (default) or json"),
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
      json(arguments.operands, measured, wanted).write(to: &result.output)
      result.output += "\n"
    } else {
      result.output = text(arguments.operands, measured, environment)
    }
    return result
  }

  private static func color(_ text: String) throws(UsageError) -> Color {
    do throws(ColorSyntaxError) { return try Color(css: text) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset)
    }
  }

  private static func outcome(_ contrast: StackContrast, _ requirement: Requirement) -> Outcome {
    if contrast.lowest >= requirement.ratio { return .passed }
    return contrast.highest < requirement.ratio ? .failed : .cantTell("the lowest background is translucent")
  }

  private static func text(_ names: [String], _ contrast: StackContrast, _ environment: CommandEnvironment) -> String {
    let style = TerminalStyle(isOn: environment.showsColor)
    let stack = names.map(\.madeVisible).joined(separator: " on ")
    var text: String
    switch contrast {
    case .exact(let ratio, let foreground, let background):
      text = style.sample(foreground, on: background) + "\(stack): \(truncatedText(ratio)):1\n"
      if names != [foreground.hex, background.hex] { text += "  seen as \(foreground.hex) on \(background.hex)\n" }
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

  private static func json(_ names: [String], _ contrast: StackContrast, _ wanted: Requirement) -> JSONText {
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
