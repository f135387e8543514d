import DesignTokens
import SourceText
import TokenFormats

/// A first `palpable.json` for the token files of a folder, made from their names and contents.
public struct ConfigurationDraft: Sendable {
  /// The text of the file, with comments that say what to look at.
  public let text: String
  /// What was found, one line for each format, then modes and pairings.
  public let findings: [String]
}

extension AuditSession {
  /// Drafts a `palpable.json` for the folder of the request.
  ///
  /// - Throws: `AuditFailure` when the folder holds no token file, or one that cannot be read.
  public func draft() throws(AuditFailure) -> ConfigurationDraft {
    let files = InputFiles(root: request.root, audited: absolute(request.paths.first ?? "."))
    let folder = absolute(request.paths.first ?? ".")
    guard files.isFolder(folder) == true else { throw AuditFailure(.file(.missing(files.display(folder)))) }
    let paths: [String]
    do throws(FileError) { paths = try files.files(below: folder) } catch { throw AuditFailure(.file(error)) }
    let groups = FileModes.groups(paths.filter { lastName($0) != AuditSession.configurationName })
    var entries: [DraftWriter.Entry] = []
    var known: [String] = []
    for group in groups {
      for path in group.paths {
        guard let file = try? files.read(joined(folder, path)), let format = TokenFormats.format(of: file) else {
          continue
        }
        known.append(path)
        entries.append(.init(path: path, mode: group.mode?.name, format: format.format.title))
      }
    }
    let prepared = try bare(
      Input(folder: folder, name: lastName(folder), tokenFiles: known.map { joined(folder, $0) }), files)
    let writer = DraftWriter(entries: DraftWriter.collapsed(entries), system: prepared.system)
    return ConfigurationDraft(text: writer.text(), findings: writer.findings(of: entries))
  }
}
