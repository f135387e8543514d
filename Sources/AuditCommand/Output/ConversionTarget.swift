import AuditSession
import SourceText
import TokenFormats

/// The output location and format of a conversion.
struct ConversionTarget {
  let writer: any TokenWriter.Type
  /// The parent folder of the output with a trailing slash; empty for the working directory.
  let folder: String
  /// The name of the output file or folder.
  let name: String

  /// The maximum number of files written at once, because each keeps its folder open.
  private static let batchSize = 64

  init(
    _ out: String, format asked: (any TokenWriter.Type)?, of command: ConvertTokens, in environment: CommandEnvironment
  ) throws {
    let trimmed = String(decoding: out.utf8.reversed().drop { $0 == UInt8(ascii: "/") }.reversed(), as: UTF8.self)
    let told = TokenWriters.writers(forFileNamed: trimmed)
    if let asked, !told.isEmpty, !told.contains(where: { $0 == asked }) {
      throw UsageError.badValue(
        option: command.format.name, value: asked.format.id, allowed: told.map { $0.format.id }, suggestion: nil)
    }
    guard let writer = asked ?? told.first else {
      var endings: [String] = []
      for ending in TokenWriters.all.flatMap({ $0.extensions }) where !endings.contains(ending) {
        endings.append(ending)
      }
      let list = endings.dropLast().joined(separator: ", ") + ", or " + (endings.last ?? "")
      throw UsageError.missingOperand("an OUT that ends in \(list), or --\(command.format.name)", command: command.name)
    }
    self.writer = writer
    let isFolder = out.utf8.last == UInt8(ascii: "/") || Self.isFolder(trimmed, environment)
    if told.isEmpty, isFolder {
      folder = trimmed + "/"
      name = writer.plainName
      return
    }
    let parts = trimmed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let last = parts.last.map { String(Substring($0)) } ?? ""
    let around = String(Substring(trimmed.utf8.dropLast(last.utf8.count)))
    // OUT may name the document in the folder that the writer names.
    let inner = writer.innerFolder.map { $0 + "/" } ?? ""
    let isNamed = !inner.isEmpty && (around == inner || around.endsWithBytes(of: "/" + inner))
    folder = isNamed ? String(Substring(around.utf8.dropLast(inner.utf8.count))) : around
    name = last
  }

  private static func isFolder(_ path: String, _ environment: CommandEnvironment) -> Bool {
    (try? FileSystem.status(environment.full(path)))??.kind == .folder
  }

  /// Returns the files of the conversion, or the folders that people name in place of them, as written on the command line.
  func tops(_ conversion: Conversion) -> [String] {
    guard writer.reader.folderRule != nil else { return conversion.documents.map { folder + $0.path } }
    var tops: [String] = []
    for document in conversion.documents {
      let first = document.path.utf8.split(separator: UInt8(ascii: "/")).first.map { String(Substring($0)) } ?? ""
      if !tops.contains(folder + first) { tops.append(folder + first) }
    }
    return tops
  }

  /// Throws if the output already exists.
  func refuseExisting(_ conversion: Conversion, _ environment: CommandEnvironment) throws {
    for path in tops(conversion) {
      let status = (try? FileSystem.status(environment.full(path))) ?? nil
      if status != nil { throw UsageError.existing(path) }
    }
  }

  /// Returns a sentence about a catalog's earlier color sets that weren't written; empty if there are none.
  func remains(_ conversion: Conversion, _ environment: CommandEnvironment) -> String {
    guard let rule = writer.reader.folderRule, let top = tops(conversion).first else { return "" }
    let written = Set(conversion.documents.map { folder + $0.path })
    var found: [String] = []
    var pending = [top]
    while let path = pending.popLast(), found.count < 100, pending.count < 10_000 {
      let names = ((try? FileSystem.names(in: environment.full(path))) ?? []).compactMap(\.text)
      for name in names.sorted() {
        let inner = "\(path)/\(name)"
        // Links aren't followed, because nothing behind them was written.
        guard (try? FileSystem.status(environment.full(inner), followingLinks: false))??.kind == .folder else {
          continue
        }
        let isSet = name.utf8.reversed().starts(with: rule.tokenEnding.utf8.reversed())
        if !isSet {
          pending.append(inner)
        } else if !written.contains("\(inner)/\(rule.document)") {
          found.append(inner)
        }
      }
    }
    guard !found.isEmpty else { return "" }
    let list = found.sorted().prefix(5).joined(separator: ", ") + (found.count > 5 ? ", …" : "")
    return "earlier color sets remain in the catalog and are read with it: \(list)\n".madeVisibleKeepingLines
  }

  /// Writes the documents: checks every location first, and removes new files if a later one can't be written.
  ///
  /// - Parameter replaces: whether existing files may be replaced; if so, files that were already written are kept on failure.
  func write(_ conversion: Conversion, _ output: OutputFiles, replaces: Bool) throws(AuditFailure) -> [String] {
    try output.prepare(conversion.documents.map { .init(path: folder + $0.path) }, inputs: [])
    var written: [String] = []
    var rest = conversion.documents[...]
    while !rest.isEmpty {
      do throws(AuditFailure) {
        written += try output.write(rest.prefix(Self.batchSize).map { ($0.text, folder + $0.path) })
      } catch {
        if !replaces { output.takeBack(written) }
        throw error
      }
      rest = rest.dropFirst(Self.batchSize)
    }
    return written
  }
}
