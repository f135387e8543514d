import DesignTokens
import SourceText
import SwiftSource

/// The colors of chains, each read once, because pairings, notices, rules, and all views in a stack ask for the same ones.
final class CodeLooks: @unchecked Sendable {
  private struct Key: Hashable {
    let file: Int
    let position: Int
    var modifier = 0
  }

  private let lock = Lock()
  private var looks: [Key: CodeInheritedColors] = [:]
  private var schemes: Set<Mode.Scheme>?
  private var backgrounds: [Key: CodeInheritedColors.Paint?] = [:]

  /// Returns the colors set on a chain and on the stacks around it.
  func look(of chain: CodeChain) -> CodeInheritedColors {
    let key = Key(file: chain.file, position: chain.position)
    if let known = lock.locked({ looks[key] }) { return known }
    let look = chain.readLook()
    lock.locked { looks[key] = look }
    return look
  }

  /// Returns the appearances that the app shows, as far as code and settings choose.
  func schemes(in index: CodeIndex) -> Set<Mode.Scheme> {
    if let known = lock.locked({ schemes }) { return known }
    let found = index.readSchemes()
    lock.locked { schemes = found }
    return found
  }

  /// Returns the color that a modifier puts behind its content; nil for a clear one.
  func background(of modifier: CodeModifier) -> CodeInheritedColors.Paint? {
    let key = Key(file: modifier.chain.file, position: modifier.chain.position, modifier: modifier.position)
    if let known = lock.locked({ backgrounds[key] }) { return known }
    let paint = modifier.backgroundPaint
    lock.locked { backgrounds[key] = .some(paint) }
    return paint
  }
}

extension CodeIndex {
  /// Reads the appearances that the app shows: an appearance that code sets anywhere may be the only one.
  fileprivate func readSchemes() -> Set<Mode.Scheme> {
    var schemes = assets.appearance.map { [$0] } ?? Set(Mode.Scheme.allCases)
    for file in files {
      for modifier in file.chains.lazy.flatMap(\.modifiers) where modifier.name == "preferredColorScheme" {
        guard case .implicitMember(let name)? = modifier.argument(nil)?.kind else { continue }
        schemes.remove(name == "light" ? .dark : .light)
      }
      let tokens = file.outline.tokens.indices.dropLast(3)
      for token in tokens where file.outline.isToken(token, "overrideUserInterfaceStyle") {
        if file.outline.isToken(token + 3, "light") { schemes.remove(.dark) }
        if file.outline.isToken(token + 3, "dark") { schemes.remove(.light) }
      }
    }
    return schemes
  }
}
