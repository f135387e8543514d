import Audit
import DesignTokens

/// The values of tokens by mode for the page's script: the colors, and for some tokens more.
///
/// A token has more if its notation adds information, its value is a fallback, or aliases or another mode's value decide its color.
struct HTMLValueColumns {
  private let data: HTMLData
  private let context: HTMLContext
  private let resolver: TokenResolver

  init(_ data: HTMLData) {
    (self.data, context) = (data, data.context)
    resolver = TokenResolver(tokens: context.report.system.tokens, modes: context.report.modes)
  }

  /// Writes the columns, one object for each mode.
  func write(into data: inout HTMLDataText) {
    data.array(context.report.modes) { data, mode in
      let paths = context.tokens.paths
      let colors = paths.map { context.color($0, in: mode.name) }
      data.object([
        "colors": { data in
          data.array(colors) { data, color in data.write(color?.color.map(HTMLData.color) ?? .integer(0)) }
        },
        "more": { data in data.array(paths.indices.compactMap { more($0, colors[$0], mode) }) { $0.row($1) } },
      ])
    }
  }

  /// Returns the position of a token, its notation, whether it is a fallback, and its alias chain; nil without more than a color.
  private func more(_ token: Int, _ color: MeasuredColor?, _ mode: Mode) -> [HTMLDataText.Part]? {
    guard let color else { return nil }
    let steps = chain(color.path, mode)
    let isOwn = steps.count == 1 && steps.first?.source == data.mode(mode.name)
    let notation = color.color.map { color.authored == $0.hex ? "" : color.authored } ?? ""
    guard !isOwn || color.isFallback || !notation.isEmpty else { return nil }
    return [
      .integer(token), .string(notation), .integer(color.isFallback ? 1 : 0),
      .list(isOwn ? [] : steps.map(HTMLValueColumns.row)),
    ]
  }

  /// A token on the way to a value: the mode of its value, and the alpha that the aliases before it multiply.
  private struct Step {
    let token: Int
    let source: Int
    let factor: Double
  }

  /// The source of a token without a value in a mode and its base modes.
  private static let noSource = -2

  /// Returns the alias chain of a token; a chain without an end stops at the token that has no value.
  private func chain(_ path: TokenPath, _ mode: Mode) -> [Step] {
    var steps: [Step] = []
    var (path, factor) = (path, 1.0)
    while steps.count <= TokenResolver.longestChain, let token = context.tokens[path] {
      let found = context.report.system.tokens[path].flatMap { resolver.provider(of: $0, in: mode.name) }
      guard let found else {
        steps.append(Step(token: token, source: HTMLValueColumns.noSource, factor: factor))
        break
      }
      steps.append(Step(token: token, source: data.mode(found.mode), factor: factor))
      switch found.value.content {
      case .alias(let target): path = target
      case .translucentAlias(let target, let alpha): (path, factor) = (target, factor * alpha)
      case .literal, .undecidable: return steps
      }
    }
    return steps
  }

  private static func row(_ step: Step) -> HTMLDataText.Part {
    let parts = [HTMLDataText.Part.integer(step.token), .integer(step.source)]
    return .list(step.factor == 1 ? parts : parts + [.number(step.factor)])
  }
}
