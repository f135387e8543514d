import SwiftSource
import Typesetting

/// The content size categories of an expression in view code.
public enum CodeCategories: Sendable, Hashable {
  /// One category.
  case single(ContentSizeCategory)
  /// A range of categories.
  case range(ClosedRange<ContentSizeCategory>)
  /// Undetermined from the source, with the reason.
  case unknown(String)

  /// The range of the categories; nil if unknown.
  public var range: ClosedRange<ContentSizeCategory>? {
    switch self {
    case .single(let category): category...category
    case .range(let range): range
    case .unknown: nil
    }
  }
}

extension CodeExpression {
  /// The categories of the expression, such as `.large` or `.small ... .accessibility1`, or of a constant.
  public var categories: CodeCategories {
    let followed = followed(as: "DynamicTypeSize")
    func end(_ source: SwiftExpression) -> ContentSizeCategory? {
      if case .single(let category) = followed.part(source).categories { category } else { nil }
    }
    var range: ClosedRange<ContentSizeCategory>?
    switch followed.source.kind {
    case .prefix("...", let upper): range = end(upper).map { .xSmall...$0 }
    case .prefix("..<", let upper): range = end(upper)?.previous.map { .xSmall...$0 }
    case .binary("...", let lower, let upper): range = CodeCategories.range(end(lower), end(upper))
    case .binary("..<", let lower, let upper): range = CodeCategories.range(end(lower), end(upper)?.previous)
    case .other where followed.source.tokens.count > 1 && outline.isToken(followed.source.tokens.upperBound - 1, "..."):
      let tokens = followed.source.tokens
      range = end(followed.outline.expression(in: tokens.lowerBound..<tokens.upperBound - 1)).map {
        $0 ... .accessibility5
      }
    default:
      if let category = followed.category { return .single(category) }
    }
    return range.map(CodeCategories.range) ?? .unknown("\(quote) isn't a known content size category")
  }

  /// Whether every branch of the expression is a single category.
  public var namesOneCategory: Bool {
    branches(as: "DynamicTypeSize").allSatisfy {
      if case .single = $0.categories { true } else { false }
    }
  }

  /// The category, if the expression is a member of a category type.
  private var category: ContentSizeCategory? {
    if case .implicitMember(let name) = source.kind { return ContentSizeCategory(name: name) }
    guard let path = source.path, path.count > 1, let name = path.last,
      ["DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory"].contains(path[path.count - 2])
    else { return nil }
    return ContentSizeCategory(name: name)
  }
}

extension CodeCategories {
  fileprivate static func range(
    _ lower: ContentSizeCategory?, _ upper: ContentSizeCategory?
  ) -> ClosedRange<ContentSizeCategory>? {
    guard let lower, let upper, lower <= upper else { return nil }
    return lower...upper
  }
}

extension ContentSizeCategory {
  fileprivate var previous: ContentSizeCategory? { ContentSizeCategory.allCases.last { $0 < self } }
}

extension CodeChain {
  /// The categories to which the chain's text can scale, limited by its own modifiers and those around it.
  public var allowedCategories: ClosedRange<ContentSizeCategory> {
    var allowed = ClosedRange<ContentSizeCategory>.all
    var current: CodeChain? = self
    while let chain = current {
      for modifier in chain.modifiers("dynamicTypeSize") {
        if let range = modifier.argument(nil).flatMap({ chain.expression($0).categories.range }) {
          // A modifier clamps the range of the surrounding modifiers.
          allowed = range.clamped(to: allowed)
        }
      }
      current = chain.parent
    }
    return allowed
  }
}
