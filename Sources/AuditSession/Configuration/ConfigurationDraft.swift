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
  /// The titles of the recognized formats, each with the names of its files.
  package let formats: [(title: String, files: String)]
  /// The number of pairings.
  package let pairingCount: Int
  /// The tokens.
  package let tokens: TokenSet
}

extension AuditSession {
  /// Returns a draft of `palpable.json` for the request's folder that can be audited without changes.
  ///
  /// - Throws: `AuditFailure` if the folder has no token file of a supported format, an unreadable one, or no color.
  public func draft() throws(AuditFailure) -> ConfigurationDraft { try draft(DraftOptions()) }

  /// Returns a draft with choices; without pairings, its audit shows the matrix of all colors.
  package func draft(_ options: DraftOptions) throws(AuditFailure) -> ConfigurationDraft {
    let files = try inputFiles()
    let folder = absolute(request.paths.first ?? ".")
    guard files.isFolder(folder) == true else { throw AuditFailure(.file(.missing(files.display(folder)))) }
    var input = Input(folder: folder, name: lastName(folder))
    do throws(FileError) { input.listing = try files.listing(below: folder, isTrusted: true) } catch {
      throw AuditFailure(.file(error))
    }
    let broken = input.listing.faults.filter { if case .brokenLink = $0.error { true } else { false } }
    guard broken.count == input.listing.faults.count else {
      throw AuditFailure(input.listing.faults.map { .file($0.error) })
    }
    input.listing.faults = []
    input.tokenFiles = input.listing.files.filter { lastName($0) != AuditSession.configurationName }
      .map { joined(folder, $0) }
    let all = input.tokenFiles
    for pattern in options.included
    where !input.listing.files.contains(where: { pattern.matches(DraftWriter.catalog(of: $0) ?? $0) }) {
      throw AuditFailure(.file(.missing(joined(files.display(folder), pattern.description))))
    }
    var chosen = try chosen(all, options, files, folder)
    let tests = options.included.isEmpty ? AuditSession.testData(chosen, in: folder) : []
    chosen.removeAll { tests.contains($0) }
    input.tokenFiles = chosen
    var (system, loader, left) = try readable(&input, files)
    if let product = product(of: input, system.tokens, loader, options, files) {
      (input, system, loader) = (product.input, product.system, product.loader)
      left += product.left
    }
    let removed =
      removeFilesWithoutValues(from: &input, system, files) + removeCopies(from: &input, system, loader, files)
    if !removed.isEmpty {
      let all = left
      (system, loader, left) = try readable(&input, files)
      left = all + left + removed
    }
    let seen: SeenPairings =
      options.usesNames && options.prefix == nil
      ? seenPairings(system, loader, input.listing.files.filter { !options.excludes($0) }, folder, files.unrecorded)
      : ([], [])
    try pair(&system, options, files.display(folder))
    system.pairings += seen.pairings
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
      entries: DraftWriter.collapsed(entries), system: system, seenCount: seen.pairings.count,
      skipped: [loader.referencedLine].compactMap(\.self) + loader.skippedLines + left + seen.skipped
        + otherLines(Set(all).subtracting(chosen).subtracting(tests), input, files, loader)
        + line(tests.map(files.display).sorted(), "test data; use --include to read it")
        + line(broken.map { files.display(joined(folder, $0.path)) }, "a broken symbolic link"))
    try check(writer, input, files, loader)
    return ConfigurationDraft(
      text: writer.text(), findings: writer.findings(of: entries), formats: DraftWriter.formats(entries),
      pairingCount: system.pairings.count, tokens: system.tokens)
  }

  /// Returns the files of a folder that the options choose.
  private func chosen(
    _ paths: [String], _ options: DraftOptions, _ files: InputFiles, _ folder: String
  ) throws(AuditFailure) -> [String] {
    let named = paths.filter { options.reads(String(Substring($0.utf8.dropFirst(folder.utf8.count + 1)))) }
    guard !options.excludedFormats.isEmpty else { return named }
    return named.filter { path in
      guard let file = try? files.read(path), let format = TokenFormats.format(of: file) else { return true }
      return !options.excludedFormats.contains(format.format.title)
    }
  }

  /// Applies the options to the pairings that names imply.
  private func pair(_ system: inout DesignSystem, _ options: DraftOptions, _ folder: String) throws(AuditFailure) {
    if !options.usesNames { system.pairings = [] }
    if let prefix = options.prefix {
      func hasPrefix(_ path: TokenPath) -> Bool { path.description.utf8.starts(with: prefix.utf8) }
      guard system.tokens.tokens.contains(where: { hasPrefix($0.path) }) else {
        throw AuditFailure(.undraftable(folder, reason: "no token path starts with \"\(prefix.shortened)\""))
      }
      system.pairings.removeAll { $0.origin == .inferred || !hasPrefix($0.foreground) || !hasPrefix($0.background) }
      if options.usesNames, system.pairings.isEmpty {
        system.pairings = AuditSession.pairings(of: system, below: prefix)
      }
      guard !system.pairings.isEmpty || !options.added.isEmpty else {
        throw AuditFailure(
          .undraftable(
            folder, reason: "no pairing could be inferred between tokens that start with \"\(prefix.shortened)\""))
      }
    }
    for (text, background) in options.added
    where !system.pairings.contains(where: { $0.foreground == text && $0.background == background && $0.usage == .text }
    ) {
      system.pairings.append(Pairing(foreground: text, background: background, usage: .text, origin: .declared))
    }
  }

  /// Returns the pairings that the names of tokens imply behind a prefix, which may say nothing about their roles.
  private static func pairings(of system: DesignSystem, below prefix: String) -> [Pairing] {
    var full: [TokenPath: TokenPath] = [:]
    var names: [TokenPath] = []
    for token in system.tokens.tokens
    where token.type == .color && token.path.description.utf8.starts(with: prefix.utf8) {
      let rest = token.path.description.utf8.dropFirst(prefix.utf8.count).drop {
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      let name = TokenPath(String(Substring(rest)))
      guard !rest.isEmpty, full.updateValue(token.path, forKey: name) == nil else { continue }
      names.append(name)
    }
    return PairingInference(paths: names).pairings().compactMap { pairing in
      guard let text = full[pairing.foreground], let background = full[pairing.background] else { return nil }
      return Pairing(
        foreground: text, background: background, backdrops: pairing.backdrops.compactMap { full[$0] },
        usage: pairing.usage, origin: pairing.origin)
    }
  }

  /// Returns lines about files that no reader was asked about, one for each reason.
  private func otherLines(
    _ excluded: Set<String>, _ input: Input, _ files: InputFiles, _ loader: TokenLoader
  ) -> [String] {
    let accounted = loader.accounted
    let rest = input.tokenFiles.map(files.display).filter { !accounted.contains($0) }
    return line(excluded.map(files.display).sorted(), "left out")
      + line(
        input.listing.hidden.map { files.display(joined(input.folder, $0)) }, "hidden; remove the leading dot to read")
      + line(rest, "a part of an asset catalog without a color, or a file that Palpable wrote")
  }

  /// Returns a line about files that aren't read; empty if there are none.
  func line(_ paths: [String], _ reason: String) -> [String] {
    paths.isEmpty
      ? [] : ["\(paths.count) file\(paths.count == 1 ? "" : "s") not read: \(reason) (\(FileNameList.text(paths)))"]
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
    // Without pairings, the audit of the draft shows which colors can be on which, if there are colors.
    guard writer.system.tokens.tokens.allSatisfy({ $0.type != .color }) else { return }
    guard auditor.report(on: MeasuredSystem(prepared.system)).decisionCount == 0 else { return }
    throw AuditFailure([.nothingToPair(folder, colors: [])] + loader.skippedProblems(in: folder))
  }
}
