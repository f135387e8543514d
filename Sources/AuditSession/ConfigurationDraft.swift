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
    let files = try inputFiles()
    let folder = absolute(request.paths.first ?? ".")
    guard files.isFolder(folder) == true else { throw AuditFailure(.file(.missing(files.display(folder)))) }
    let listing: FolderListing
    do throws(FileError) { listing = try files.listing(below: folder, isTrusted: true) } catch {
      throw AuditFailure(.file(error))
    }
    guard listing.faults.isEmpty else { throw AuditFailure(listing.faults.map { .file($0.error) }) }
    let groups = FileModes.groups(listing.files.filter { lastName($0) != AuditSession.configurationName })
    var entries: [DraftWriter.Entry] = []
    var known: [String] = []
    for group in groups {
      for path in group.paths {
        // What looks like tokens and cannot be read must not be missing from the draft without a word.
        let file: SourceFile
        do throws(FileError) { file = try files.read(joined(folder, path)) } catch {
          guard FolderWalk.looksLikeTokens(path) else { continue }
          throw AuditFailure(.file(error))
        }
        guard let format = TokenFormats.format(of: file) else {
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
