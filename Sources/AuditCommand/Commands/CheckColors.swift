import Audit
import CSSText
import ColorScience
import PageModel
import SourceText

/// `palpable check`: the contrast of two colors, and the requirements it meets.
struct CheckColors: Command {
  static let name = "check"
  let summary = "Measure the contrast of two colors and list the WCAG levels it meets."
  let operands = "FG [BG [BACKDROP...]]"
  let operandKind = ValueKind.text
  let backgrounds = Option("on", values: "BG", "another background, measured separately; repeatable")
  let level = Option(
    "level", value: "LEVEL", "requirement that decides the exit code",
    requirements.map {
      (.init($0.word, "\($0.usage) requires \(authoredText($0.ratio)):1 (WCAG \($0.clause))"), $0)
    }, default: requirements[0])
  let isJSON = Option.textOrJSON
  let discussion = """
    Write colors as in CSS, in quotes, such as '#64748b'; otherwise the shell reads # as the start of a comment. The
    colors form one stack, top first; colors below an opaque background don't count. With --on, the foreground is measured
    on each background, and the nearest passing color passes on all of them:
    palpable check '#64748b' --on '#ffffff' --on '#f1f5f9'. The exit code is 0 if every background reaches the level,
    else 1. Color vision deficiencies are simulated for information and don't affect the exit code.
    """

  /// A use of two colors and the ratio it requires.
  struct Requirement: Hashable, Sendable {
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

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let others = arguments[backgrounds]
    guard arguments.operands.count >= 2 || arguments.operands.count == 1 && !others.isEmpty else {
      throw UsageError.missingOperand("a foreground and a background color", command: name)
    }
    let front = arguments.operands[0]
    let first = arguments.operands.count > 1 ? arguments.operands : nil
    let pairs = try ([first].compactMap { $0 } + others.map { [front, $0] }).map { names in
      CheckedPair(names: names, colors: try names.map(Self.color))
    }
    let wanted = arguments[level]
    var result = CommandResult(Self.outcome(of: pairs, wanted) == .passed ? .passed : .failed)
    result.status = first.map { Self.stackNote($0, pairs[0]) } ?? ""
    if arguments[isJSON] {
      result.output = CheckDocument(pairs: pairs, wanted: wanted).json.output
    } else {
      result.output =
        CheckText(pairs: pairs, wanted: wanted, style: environment.style).text
        .withoutWorkflowCommands
    }
    return result
  }

  /// Returns a note that three or more colors form one stack, and which of them are hidden; empty for two colors.
  private static func stackNote(_ names: [String], _ pair: CheckedPair) -> String {
    guard names.count > 2 else { return "" }
    let quoted = names.map { "\"\($0.madeVisible)\"" }
    var text = "note: \(names.count) colors are read as one stack, top first: \(quoted.joined(separator: " on "))"
    if let cover = pair.colors.dropFirst().firstIndex(where: \.isOpaque), cover < names.count - 1 {
      text += "; \(quoted[cover]) is opaque and hides \(quoted[(cover + 1)...].joined(separator: " and "))"
    }
    return (text + "; to check \(quoted[0]) on each background by itself, use --on BG\n").withoutWorkflowCommands
  }

  /// Returns the worst outcome over all backgrounds.
  static func outcome(of pairs: [CheckedPair], _ requirement: Requirement) -> Outcome {
    let outcomes = pairs.map { $0.outcome(requirement) }
    return outcomes.first { $0 == .failed } ?? outcomes.first { $0 != .passed } ?? .passed
  }

  private static func color(_ text: String) throws(UsageError) -> Color {
    let color: Color
    do throws(ColorSyntaxError) { color = try Color(css: text) } catch {
      throw .badColor(text, expected: error.expected, offset: error.offset)
    }
    guard color.isShownSomewhere else { throw .badColor(text, expected: "a displayable color", offset: 0) }
    return color
  }
}
