import AuditSession
import CSSText
import ColorScience
import DesignTokens
import SourceText
import TokenFormats

/// The colors of `palpable matrix`: typed on the command line, from standard input, or from files.
struct MatrixSource {
  let listing: TokenListing
  /// What the colors are of.
  let title: String
  /// The files that the command line names.
  var paths: [String] = []
  let record = InputRecord()

  init(
    _ operands: [String], root: String?, mode: String?, command: String, in environment: CommandEnvironment
  ) throws {
    if operands == ["-"] {
      title = "Colors from standard input"
      let bytes = try environment.standardInput?() ?? []
      listing = try MatrixSource.typed(SourceFile(path: "standard input", bytes: bytes))
      return
    }
    let colors = operands.filter { MatrixSource.isColor($0, environment) }
    if !colors.isEmpty || operands.contains(where: { !MatrixSource.isPath($0, environment) }) {
      if colors.count < operands.count, let other = operands.first(where: { !colors.contains($0) }) {
        if MatrixSource.isPath(other, environment) { throw UsageError.tooManyOperands(other, command: command) }
        throw MatrixSource.badColor(other)
      }
      title = "Colors from the command line"
      let text = operands.joined(separator: "\n")
      listing = try MatrixSource.typed(SourceFile(path: "command line", bytes: Array(text.utf8)))
      return
    }
    paths = operands.isEmpty ? ["."] : operands
    var request = AuditRequest(paths: paths, root: environment.workingDirectory)
    request.boundary = root
    request.mode = mode
    let session = AuditSession(request)
    title = session.reportName
    listing = try session.tokens(recording: record)
  }

  private static func typed(_ document: SourceFile) throws(AuditFailure) -> TokenListing {
    do throws(FormatError) {
      return TokenListing(try ColorListFormat.tokens(typed: document), mode: Mode("light"))
    } catch { throw AuditFailure([.format(error)]) }
  }

  /// Whether an operand is a color rather than the name of an existing file.
  private static func isColor(_ operand: String, _ environment: CommandEnvironment) -> Bool {
    let exists = ((try? FileSystem.status(environment.full(operand))) ?? nil) != nil
    return !exists && ColorListFormat.isTyped(operand)
  }

  /// Whether an operand can only be a path: it exists, or its name has a slash or a period, and no sign of a color.
  private static func isPath(_ operand: String, _ environment: CommandEnvironment) -> Bool {
    if ((try? FileSystem.status(environment.full(operand))) ?? nil) != nil { return true }
    let bytes = operand.utf8
    guard !bytes.contains(Ascii.hash), !bytes.contains(Ascii.openParenthesis) else { return false }
    return bytes.contains(Ascii.slash) || bytes.contains(Ascii.point)
  }

  private static func badColor(_ text: String) -> UsageError {
    do throws(ColorSyntaxError) {
      _ = try Color(css: text)
      return .badColor(text, expected: "a color or an existing path", offset: 0)
    } catch { return .badColor(text, expected: error.expected, offset: error.offset) }
  }
}
