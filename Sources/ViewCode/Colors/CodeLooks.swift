import SourceText

/// The colors of chains, each read once, because pairings, notices, rules, and all views in a stack ask for the same ones.
final class CodeLooks: @unchecked Sendable {
  private struct Key: Hashable {
    let file: Int
    let position: Int
    var modifier = 0
  }

  private let lock = Lock()
  private var looks: [Key: CodeInheritedColors] = [:]
  private var schemes: CodeSchemes?
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
  func schemes(in index: CodeIndex) -> CodeSchemes {
    if let known = lock.locked({ schemes }) { return known }
    let found = CodeSchemes(of: index)
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
