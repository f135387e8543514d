import Audit
import DesignTokens
import SourceText
import TokenFormats

/// A first `palpable.json` for the token files of a folder, derived from their names and contents.
public struct ConfigurationDraft: Sendable {
  /// The file contents, with comments about points to review.
  public let text: String
  /// The recognized inputs, one line for each format, then modes and pairings.
  public let findings: [String]
}

extension AuditSession {
  /// Returns a draft of `palpable.json` for the request's folder that can be audited without changes.
  ///
  /// - Throws: `AuditFailure` if the folder has no token file of a supported format, an unreadable one, or nothing to pair.
  public func draft() throws(AuditFailure) -> ConfigurationDraft {
    let files = try inputFiles()
    let folder = absolute(request.paths.first ?? ".")
    guard files.isFolder(folder) == true else { throw AuditFailure(.file(.missing(files.display(folder)))) }
    var input = Input(folder: folder, name: lastName(folder))
    do throws(FileError) { input.listing = try files.listing(below: folder, isTrusted: true) } catch {
      throw AuditFailure(.file(error))
    }
    guard input.listing.faults.isEmpty else { throw AuditFailure(input.listing.faults.map { .file($0.error) }) }
    input.tokenFiles = input.listing.files.filter { lastName($0) != AuditSession.configurationName }
      .map { joined(folder, $0) }
    let (system, loader, left) = try readable(&input, files)
    guard system.modes.count <= ConfigurationReader.modeLimit else {
      let reason =
        "the files have \(system.modes.count) modes, more than the limit of \(ConfigurationReader.modeLimit); "
        + "run palpable init in a folder with fewer themes"
      throw AuditFailure(.undraftable(files.display(folder), reason: reason))
    }
    let entries = loader.readFiles.map { file in
      DraftWriter.Entry(
        path: String(Substring(file.path.utf8.dropFirst(folder.utf8.count + 1))), mode: file.mode,
        format: file.format.format.title)
    }
    let writer = DraftWriter(
      entries: DraftWriter.collapsed(entries), system: system, skipped: loader.skippedLines + left)
    try check(writer, input, files, loader)
    return ConfigurationDraft(text: writer.text(), findings: writer.findings(of: entries))
  }

  /// Returns a sentence without its location in a file that isn't written.
  private func withoutPlace(_ sentence: String, _ file: SourceFile) -> String {
    guard sentence.utf8.starts(with: "\(file.path):".utf8) else { return sentence }
    let rest = Substring(sentence.utf8.dropFirst(file.path.utf8.count)).utf8
    return rest.firstIndex(of: UInt8(ascii: " ")).map { String(Substring(rest[rest.index(after: $0)...])) } ?? sentence
  }

  /// Runs an audit with the draft, because a draft that can't be audited must not be written.
  private func check(
    _ writer: DraftWriter, _ input: Input, _ files: InputFiles, _ loader: TokenLoader
  ) throws(AuditFailure) {
    let folder = files.display(input.folder)
    let path = joined(input.folder, AuditSession.configurationName)
    let file = SourceFile(path: files.display(path), bytes: Array(writer.text().utf8))
    let configuration: Configuration
    let prepared: Prepared
    do {
      configuration = try ConfigurationReader(file: file, folder: input.folder, checkout: files.checkout).read()
      prepared = try configured(configuration, file, input, files.unrecorded)
    } catch let error as ConfigurationError {
      throw AuditFailure(
        .undraftable(folder, reason: withoutPlace(AuditFailure.Problem.configuration(error).sentence, file)))
    } catch let error as AuditFailure {
      throw AuditFailure(.undraftable(folder, reason: withoutPlace(error.sentences.first ?? "", file)))
    } catch { return }
    let auditor = Auditor(
      rules: prepared.rules, gate: request.gate, gateExceptions: GateExceptions(), extent: prepared.extent)
    guard auditor.report(on: MeasuredSystem(prepared.system)).decisionCount == 0 else { return }
    let colors = writer.system.tokens.tokens.filter { $0.type == .color }.map(\.path.description)
    throw AuditFailure([.nothingToPair(folder, colors: colors)] + loader.skippedProblems(in: folder))
  }
}
