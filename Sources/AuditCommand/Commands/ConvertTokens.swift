import AuditSession
import SourceText
import TokenFormats

/// `palpable convert`: the tokens of a design system in another format.
enum ConvertTokens: Command {
  static let name = "convert"
  static let summary = "Writes the tokens of a design system in another format."
  static let operands = "IN [IN...] OUT"
  static let options = [
    OptionDescription(
      "to", value: "FORMAT", "the format, where the ending of OUT does not tell it",
      kind: .words(TokenWriters.all.map { .init($0.format.id, $0.format.title) })),
    OptionDescription("mode", value: "M", "write this mode only"),
    OptionDescription("force", "replace what is there already"),
    OptionDescription("strict", "write nothing, and exit with 1, where the format cannot hold everything"),
    AuditFiles.rootOption,
    .textOrJSON,
  ]
  static let discussion = """
    IN is what palpable audit takes: a folder, a palpable.json, or token files. OUT ends in .json, .css, .swift or .xcassets,
    or is a folder that --to names the format for. Several modes in DTCG are a resolver document, OUT, with a token document
    for each mode beside it. What is written is read back and compared; what the format cannot hold is counted and named,
    never dropped without a word.

    Exit codes: 0 the tokens are written, 1 with --strict the format cannot hold everything and nothing is written,
    2 nothing could be read or written.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count >= 2, let out = arguments.operands.last, !out.utf8.isEmpty else {
      throw UsageError.missingOperand("what to read and where to write", command: name)
    }
    let isJSON = try arguments.choice("format", from: [("text", false), ("json", true)]) ?? false
    let target = try ConversionTarget(out, format: arguments.value("to"), in: environment)
    var request = AuditRequest(paths: Array(arguments.operands.dropLast()), root: environment.workingDirectory)
    if request.paths.contains(where: \.utf8.isEmpty) {
      throw UsageError.missingOperand("a path that is not empty", command: name)
    }
    request.boundary = arguments.value("root")
    request.mode = arguments.value("mode")
    let output = OutputFiles(environment: environment, root: arguments.value("root"))
    let made = try AuditSession(request).conversion(
      with: target.writer, named: target.name, recording: output.record)

    let isRefused = arguments.has("strict") && made.conversion.isLossy
    var result = CommandResult(isRefused ? .failed : .passed)
    if !isRefused {
      if !arguments.has("force") { try target.refuseExisting(made.conversion, environment) }
      result.reports = try target.write(made.conversion, output)
    }
    let summary = ConversionSummary(made, target, isWritten: !isRefused)
    result.output = isJSON ? summary.json : summary.text
    result.status = summary.status
    return result
  }
}

/// Where a conversion goes, and in which format.
struct ConversionTarget {
  let writer: any TokenWriter.Type
  /// The folder around what is written, with a slash behind it; empty for the working directory.
  let folder: String
  /// The name of the file or folder that is written.
  let name: String

  /// How many files are written at once: each keeps its folder open.
  private static let batchSize = 64

  init(_ out: String, format: String?, in environment: CommandEnvironment) throws {
    let asked = format.flatMap { TokenWriters.writer(for: $0) }
    let trimmed = String(decoding: out.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed(), as: UTF8.self)
    let told = TokenWriters.writer(forFileNamed: trimmed)
    if let asked, let told, asked != told {
      throw UsageError.badValue(option: "to", value: asked.format.id, allowed: [told.format.id], suggestion: nil)
    }
    guard let writer = asked ?? told else { throw UsageError.missingOption("to FORMAT", neededBy: "convert") }
    self.writer = writer
    let isFolder = out.utf8.last == UInt8(ascii: "/") || Self.isFolder(trimmed, environment)
    if told == nil, isFolder {
      folder = trimmed + "/"
      name = Self.plainName(writer)
      return
    }
    let parts = trimmed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let last = parts.last.map { String(Substring($0)) } ?? ""
    folder = String(Substring(trimmed.utf8.dropLast(last.utf8.count)))
    name = last
  }

  /// What the file is called in a folder that says nothing else.
  private static func plainName(_ writer: any TokenWriter.Type) -> String {
    switch writer.extensions.first {
    case ".swift": "Tokens.swift"
    case ".xcassets": "Tokens.xcassets"
    case let ending?: "tokens" + ending
    case nil: "tokens"
    }
  }

  private static func isFolder(_ path: String, _ environment: CommandEnvironment) -> Bool {
    (try? FileSystem.status(full(path, environment)))??.kind == .folder
  }

  private static func full(_ path: String, _ environment: CommandEnvironment) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
  }

  /// The files and folders that the conversion makes, as they are asked for.
  func tops(_ conversion: Conversion) -> [String] {
    var tops: [String] = []
    for document in conversion.documents {
      let first = document.path.utf8.split(separator: UInt8(ascii: "/")).first.map { String(Substring($0)) } ?? ""
      if !tops.contains(folder + first) { tops.append(folder + first) }
    }
    return tops
  }

  /// Refuses to replace what is there.
  func refuseExisting(_ conversion: Conversion, _ environment: CommandEnvironment) throws {
    for path in tops(conversion) {
      let status = (try? FileSystem.status(Self.full(path, environment))) ?? nil
      if status != nil { throw UsageError.existing(path) }
    }
  }

  /// Writes the documents.
  func write(_ conversion: Conversion, _ output: OutputFiles) throws(AuditFailure) -> [String] {
    var written: [String] = []
    var rest = conversion.documents[...]
    while !rest.isEmpty {
      written += try output.write(rest.prefix(Self.batchSize).map { ($0.text, folder + $0.path) })
      rest = rest.dropFirst(Self.batchSize)
    }
    return written
  }
}
