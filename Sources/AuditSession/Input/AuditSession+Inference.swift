import Audit
import DesignTokens
import TokenFormats

// Pairings that names imply, and files that repeat the tokens of others.

extension AuditSession {
  /// Adds the pairings of color tokens that their names imply; those of a generated copy only if its colors differ.
  func infer(into system: inout DesignSystem, _ loader: TokenLoader) {
    let copies = TokenCopies(system, loader)
    system.pairings += copies.pairings
    let leftOut = copies.inference.leftOutCount
    guard leftOut > 0 else { return }
    let message = "skipped \(leftOut) inferred pairings of every text on every surface, too many to be meaningful"
    system.notices.append(InputNotice(message + "; declare the relevant pairings in palpable.json", at: nil))
  }

  /// Adds the backgrounds of the page to a system without a configuration that pairs translucent backgrounds.
  func addSurfaces(to system: inout DesignSystem, _ loader: TokenLoader) {
    guard system.surfaces.isEmpty else { return }
    system.surfaces = TokenCopies(system, loader).surfaces(of: system)
  }

  /// Removes the files whose colors repeat those of a source, and returns one line about them for each source format.
  func removeCopies(
    from input: inout Input, _ system: DesignSystem, _ loader: TokenLoader, _ files: InputFiles
  ) -> [String] {
    let copies = TokenCopies(system, loader).files { path in DraftWriter.catalog(of: path) ?? path }
    guard !copies.isEmpty else { return [] }
    input.tokenFiles.removeAll { copies[files.display($0)] != nil }
    let sources = Set(copies.values).sorted()
    return sources.map { source in
      let own = copies.filter { $0.value == source }.keys.sorted()
      let units = own.map { DraftWriter.catalog(of: $0) ?? $0 }
      let names = FileNameList.text(units.enumerated().filter { units.firstIndex(of: $1) == $0 }.map(\.element))
      return "\(own.count) file\(own.count == 1 ? "" : "s") not read: a copy of the colors in \(source) (\(names))"
    }
  }
}
