import DesignTokens
import SourceText
import TokenFormats

/// Reads token files one after the other into one set, collecting every problem.
struct TokenLoader {
  let files: InputFiles
  private(set) var tokens = TokenSet()
  private(set) var notices: [Notice] = []
  private(set) var problems: [AuditFailure.Problem] = []
  private(set) var loadedCount = 0

  init(files: InputFiles) { self.files = files }

  /// Loads the files of an entry of `tokens`; a pattern that matches none is a problem.
  mutating func load(_ entry: Configuration.TokenFiles, folder: String) {
    let pattern = entry.pattern
    guard pattern.hasWildcard else {
      return load(joined(folder, pattern.description), mode: entry.mode, format: entry.format, mustBeKnown: true)
    }
    do throws(FileError) {
      let matches = try files.files(below: folder).filter { pattern.matches($0) }
      if matches.isEmpty { problems.append(.configuration(.noSuchFile(pattern.description, entry.location))) }
      for path in matches {
        load(joined(folder, path), mode: entry.mode, format: entry.format, mustBeKnown: true)
      }
    } catch { problems.append(.file(error)) }
  }

  /// Loads one file; one of no known format is a problem only where it was asked for.
  mutating func load(_ path: String, mode: String?, format: String?, mustBeKnown: Bool) {
    do throws(FileError) {
      let file = try files.read(path)
      guard let reader = reader(of: file, forced: format, mustBeKnown: mustBeKnown) else {
        guard mustBeKnown else { return }
        throw .unknownFormat(format ?? file.path, known: TokenFormats.all.map { $0.format.id })
      }
      do throws(FormatError) {
        add(try reader.tokens(from: file), mode: mode)
        loadedCount += 1
      } catch { problems.append(.format(error)) }
    } catch { problems.append(.file(error)) }
  }

  private func reader(of file: SourceFile, forced: String?, mustBeKnown: Bool) -> (any TokenFormat.Type)? {
    if let forced { return TokenFormats.all.first { $0.format.id == forced } }
    return TokenFormats.format(of: file) ?? (mustBeKnown ? TokenFormats.presumedFormat(of: file) : nil)
  }

  private mutating func add(_ imported: Imported, mode: String?) {
    let set = mode.map { imported.tokens.assigned(to: $0) } ?? imported.tokens
    notices += imported.notices
    for token in set.tokens {
      if let replaced = tokens.insert(token) {
        notices.append(
          Notice(
            "\(token.path) takes the place of its value at \(replaced.location.path):\(replaced.location.line)",
            at: token.location))
      }
    }
  }
}
