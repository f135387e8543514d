import Audit
import AuditTestSupport
import DesignTokens
import SourceText
import TokenFormats

/// An example of a rule with its tokens in a format other than DTCG, as the writer of the format writes them.
struct ExampleInFormat {
  let example: RuleExample
  let writer: any TokenWriter.Type

  /// The files, or the reason why the example can't be written in the format.
  enum Outcome {
    case files([String: String])
    case skipped(Reason)
  }

  /// Why an example can't be written in a format.
  enum Reason: String {
    /// The fingerprints of its baseline are of other names.
    case baseline
    /// No token is of a type that the format has.
    case types
    /// The format has no alias there, so the tokens would be written as their resolved values.
    case aliases
    /// The format gives tokens other names, which the patterns of the configuration don't match.
    case patterns
    /// Anything else that the format can't represent: durations that are read back as words, or colors that are rounded.
    case other
  }

  /// - Parameter notation: how the tokens are written in DTCG, from which the writer has them.
  func outcome(_ notation: ExampleDocument.Notation) throws -> Outcome {
    guard example.baseline.isEmpty else { return .skipped(.baseline) }
    var files = example.files(notation)
    var configuration = files["palpable.json"] ?? ""
    var names: [(old: String, new: String)] = []
    for name in ["light", "dark"] {
      let source = name + ".tokens.json"
      guard let text = files.removeValue(forKey: source) else { continue }
      let tokens = try DTCGFormat.tokens(from: SourceFile(path: source, bytes: Array(text.utf8))).tokens
      guard !tokens.tokens.isEmpty else { continue }
      let target = name + (writer.extensions.first ?? "")
      let conversion: Conversion
      do throws(ConversionError) {
        conversion = try writer.conversion(of: tokens, modes: [Mode("light")], named: target, typeName: "Tokens")
      } catch {
        guard case .nothingToWrite = error else { throw error }
        return .skipped(.types)
      }
      if let loss = conversion.notes.first(where: \.isLoss) {
        return .skipped(loss.reason.hasPrefix("aliases") ? .aliases : .other)
      }
      for document in conversion.documents { files[document.path] = document.text }
      names += conversion.names.map { ($0.key.description, $0.value.description) }
      let isFolder = writer.reader.folderRule != nil
      configuration = configuration.replacing(source, with: isFolder ? target : conversion.entries.first ?? target)
    }
    names = names.filter { $0.old != $0.new }
    // Two rules are about groups with these names unless the configuration says otherwise.
    let isRegrouped = ["space.", "motion."].contains { group in
      names.contains { $0.old.hasPrefix(group) && !$0.new.hasPrefix(group) }
    }
    let hasPatterns = configuration.contains(/{[a-z]+}|\*/) || isRegrouped
    if hasPatterns, names.contains(where: { $0.old.contains(".") }) { return .skipped(.patterns) }
    files["palpable.json"] = Self.renamed(configuration, names)
    return .files(files)
  }

  /// A configuration with other names of tokens; a key without a dot is one of the configuration itself.
  private static func renamed(_ text: String, _ names: [(old: String, new: String)]) -> String {
    let names = names.sorted { ($0.old.utf8.count, $1.old) > ($1.old.utf8.count, $0.old) }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "\"") {
      result += rest[...start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: "\"") else { break }
      let string = rest[..<end]
      let isKey = rest[rest.index(after: end)...].drop { $0.isWhitespace }.first == ":"
      result += isKey && !string.contains(".") ? String(string) : renamed(words: string, names)
      result += "\""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func renamed(words: Substring, _ names: [(old: String, new: String)]) -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      names.first { $0.old == word }?.new ?? String(word)
    }.joined(separator: " ")
  }
}
