import Audit
import ColorScience
import DesignTokens
import SourceText
import TokenFormats

// The edits for color changes, and the check that nothing else changes.

extension TokenDocuments {
  /// Returns the files with all changes written into them, in reading order.
  ///
  /// Nothing is written. The files are read again to check that they are unchanged since the audit, and the tokens are read again from
  /// the new bytes: each change must be present, and every other value unchanged, except values computed from the changed ones.
  /// - Throws: `AuditFailure` if a change can't be written, a file has changed, or another value would change.
  public func edits(for changes: [ColorChange]) throws(AuditFailure) -> [FileEdit] {
    var edits: [String: [ColorEdit]] = [:]
    for change in changes {
      do throws(EditFailure) {
        for (document, edit) in try self.edits(for: change) { edits[document.file.path, default: []].append(edit) }
      } catch { throw AuditFailure(.unwritable(change.token, reason: error.reason, change.location)) }
    }
    var written: [FileEdit] = []
    for name in names {
      guard let edits = edits[name], let document = documents[name] else { continue }
      written.append(try file(document, edits, changes))
    }
    try prove(written, changes)
    return written
  }

  private func edits(for change: ColorChange) throws(EditFailure) -> [(Document, ColorEdit)] {
    if change.kind == .added {
      guard let mode = change.mode else { throw EditFailure(reason: "values can be added only to a mode") }
      return [try addition(of: change.token, mode, change.new, naming: change.target)]
    }
    guard let value = tokens[change.token]?.value(in: change.mode) else {
      throw EditFailure(reason: "it defines no value there")
    }
    if let target = change.target {
      return [try repointing(of: change.token, change.mode, value, to: target)]
    }
    return try self.change(of: change.token, change.mode, value, to: change.new)
  }

  private func file(
    _ document: Document, _ edits: [ColorEdit], _ changes: [ColorChange]
  ) throws(AuditFailure) -> FileEdit {
    let shown = document.file.path
    do throws(FileError) {
      let now = try files.unrecorded.read(document.path, isTrusted: true)
      guard now.bytes == document.file.bytes else { throw .unreadable(shown, .changed) }
    } catch { throw AuditFailure(.file(error)) }
    guard let editor = document.editor else { throw AuditFailure(.file(.unwritable(shown, .notPermitted))) }
    do throws(EditError) {
      let bytes = try editor.edited(document.file, edits)
      return FileEdit(
        path: document.path, shown: name(of: document), old: document.file.bytes, new: bytes,
        link: document.isLink ? document.file.path : nil)
    } catch {
      let failing = edits.first { editor.obstacle(to: $0, in: document.file) != nil } ?? edits[0]
      let change = changes.first { $0.token == failing.token }
      throw AuditFailure(
        .unwritable(failing.token, reason: error.reason, change?.location ?? document.file.location(of: 0..<0)))
    }
  }

  /// Returns the path of a document from the root with links resolved, as patches name it.
  private func name(of document: Document) -> String {
    (partsBelowRoot(document.path) ?? normalized(document.path)).joined(separator: "/")
  }

  // MARK: Verification

  private func prove(_ written: [FileEdit], _ changes: [ColorChange]) throws(AuditFailure) {
    guard !written.isEmpty else { return }
    let substitutes = Dictionary(written.map { ($0.path, $0.new) }, uniquingKeysWith: { $1 })
    let now = try reload(substitutes)
    var wanted: [Key: ColorChange] = [:]
    for change in changes { wanted[Key(token: change.token, mode: change.mode)] = change }
    for change in changes {
      let value = now[change.token]?.value(in: change.mode)
      if let target = change.target, case .alias(target)? = value?.content { continue }
      guard case .literal(.color(let color))? = value?.content, color.isWritten(as: change.new) else {
        let reason = "the edited value doesn't read back as \(change.notation)"
        throw AuditFailure(.unwritable(change.token, reason: reason, change.location))
      }
    }
    guard let first = changes.first else { return }
    let reason = "the edit would also change the value of "
    for token in now.tokens {
      for value in token.values where wanted[Key(token: token.path, mode: value.mode)] == nil {
        let old = tokens[token.path]?.value(in: value.mode)
        if let old, old.content.isSame(as: value.value.content) || isComputed(old, value.value) { continue }
        let cause = changes.first { $0.location.path == value.value.location.path } ?? first
        throw AuditFailure(
          .unwritable(cause.token, reason: reason + token.path.description.madeVisible, cause.location))
      }
    }
    for token in tokens.tokens {
      for value in token.values where now[token.path]?.value(in: value.mode) == nil {
        throw AuditFailure(
          .unwritable(first.token, reason: reason + token.path.description.madeVisible, first.location))
      }
    }
  }

  /// Whether the text of a value is unchanged and the value is computed from others, so it changes with them.
  private func isComputed(_ old: AuthoredValue, _ new: AuthoredValue) -> Bool {
    guard old.text == new.text, case .literal(.color(let color)) = old.content,
      let document = documents[old.location.path], let editor = document.editor
    else { return false }
    let edit = ColorEdit(token: "", color: color, old: color, place: .literal(old.location))
    return editor.obstacle(to: edit, in: document.file) != nil
  }
}

extension AuthoredValue.Content {
  /// Whether two values have the same content, regardless of the locations of their parts.
  func isSame(as other: AuthoredValue.Content) -> Bool {
    func areSame(_ value: AuthoredValue, _ other: AuthoredValue) -> Bool {
      value.text == other.text && value.content.isSame(as: other.content)
    }
    switch (self, other) {
    case (.literal(.list(let values)), .literal(.list(let others))):
      return values.count == others.count && zip(values, others).allSatisfy(areSame)
    case (.literal(.composite(let parts)), .literal(.composite(let others))):
      return parts.count == others.count
        && zip(parts, others).allSatisfy { $0.name == $1.name && areSame($0.value, $1.value) }
    default: return self == other
    }
  }
}

extension Color {
  /// Whether a color that was read equals another, with a tolerance for rounding to 8 bits.
  func isWritten(as color: Color) -> Bool {
    guard abs(alpha - color.alpha) < 0.5 / 255 + 1e-9 else { return false }
    return difference(from: color) < 0.004 && (color.isInGamut(of: .srgb) ? srgbBytes == color.srgbBytes : true)
  }
}

extension AuditSession {
  /// Returns the documents of the request, for writing colors into them.
  ///
  /// - Throws: `AuditFailure` if the tokens can't be read.
  public func tokenDocuments() throws(AuditFailure) -> TokenDocuments {
    let files = try inputFiles()
    let (loader, tokens) = try tokens(files)
    let request = request
    return TokenDocuments(loader.readDocuments, tokens: tokens, files: files) { substitutes throws(AuditFailure) in
      var other = request
      other.substitutes.merge(substitutes) { $1 }
      let session = AuditSession(other)
      return try session.tokens(try session.inputFiles()).tokens
    }
  }

  /// Returns the tokens of the request, without the other parts of an audit.
  private func tokens(_ files: InputFiles) throws(AuditFailure) -> (loader: TokenLoader, tokens: TokenSet) {
    let input = try locate(files)
    var loader = TokenLoader(files: files)
    if let path = input.configurationFile {
      var chain = ConfigurationChain(files: files, isNamed: input.isExplicit)
      let (configuration, _) = try chain.configuration(at: path, isComplete: true)
      loader = TokenLoader(
        files: files, modes: configuration.modes, modules: ModuleMap(configuration.tokens))
      for entry in configuration.tokens { loader.add(entry) }
    } else {
      add(input, to: &loader)
    }
    let imported = try loader.imported()
    return (loader, imported.tokens)
  }
}
