import DesignTokens
import SwiftSource

/// The appearances that an app shows, as far as settings and code choose.
struct CodeSchemes {
  /// The appearances of all pages: one that code sets anywhere may be the only one.
  private(set) var pages: Set<Mode.Scheme>
  /// The appearances that the settings choose, or the only view of the app's windows.
  private(set) var app: Set<Mode.Scheme>

  init(of index: CodeIndex) {
    app = index.assets.appearance.map { [$0] } ?? Set(Mode.Scheme.allCases)
    pages = app
    var roots: Set<Mode.Scheme> = []
    for file in index.files {
      for chain in file.chains {
        for value in CodeSchemes.preferred(by: chain) {
          guard let scheme = CodeSchemes.scheme(in: value.tokens, of: file.outline) else { continue }
          pages.formIntersection([scheme])
          if CodeSchemes.isRoot(chain, of: file) { roots.insert(scheme) }
        }
      }
      let tokens = file.outline.tokens.indices.dropLast(5)
      for token in tokens where file.outline.isToken(token, "overrideUserInterfaceStyle") {
        guard let scheme = CodeSchemes.scheme(in: token + 2..<token + 5, of: file.outline) else { continue }
        pages.formIntersection([scheme])
      }
    }
    // Apps that differ show both.
    if roots.count == 1 { app.formIntersection(roots) }
  }

  /// The arguments of `preferredColorScheme`, which an extension of `View` calls without a view.
  private static func preferred(by chain: SwiftChain) -> [SwiftExpression] {
    let own = chain.path == ["preferredColorScheme"] ? chain.argument(nil) : nil
    return [own].compactMap { $0 }
      + chain.modifiers.lazy.filter { $0.name == "preferredColorScheme" }.compactMap { $0.argument(nil) }
  }

  /// Whether a view is the only one of a window, whatever a condition says.
  private static func isRoot(_ chain: SwiftChain, of file: CodeFile) -> Bool {
    guard let parent = chain.parent, file.chains[parent].path == ["WindowGroup"],
      case .closure(let body)? = file.chains[parent].argument(nil)?.kind
    else { return false }
    return chain.expression.tokens == body
  }

  private static func scheme(in tokens: Range<Int>, of outline: SwiftOutline) -> Mode.Scheme? {
    Mode.Scheme.allCases.first { scheme in tokens.contains { outline.name($0) == scheme.rawValue } }
  }
}
