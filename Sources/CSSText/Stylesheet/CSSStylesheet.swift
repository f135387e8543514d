import SourceText

/// A document of CSS as flat lists of rules and declarations in the order of the text.
///
/// A rule knows the rule it is nested in by its position, so that no tree has to be walked or freed.
package struct CSSStylesheet: Sendable {
  /// The document.
  package let file: SourceFile
  /// The rules, each before those nested in it.
  package internal(set) var rules: [CSSRule] = []
  /// The declarations.
  package internal(set) var declarations: [CSSDeclaration] = []
  /// The faults that browsers skip or repair silently, in text order, up to the limit.
  package internal(set) var faults: [CSSFault] = []
  /// The number of faults, including those past the limit.
  package internal(set) var faultCount = 0

  /// Returns the text of a range with its escapes resolved.
  package func name(_ range: Range<Int>) -> String { cssName(in: file.bytes, range) }
}

/// A rule: selectors or an at-keyword, then a block or a semicolon.
package struct CSSRule: Sendable {
  private let atLower: Int32
  private let atUpper: Int32
  private let preludeLower: Int32
  private let preludeUpper: Int32
  private let parentPosition: Int32
  /// Whether a block follows the prelude.
  package let hasBlock: Bool
  /// Whether browsers drop the rule because its prelude cannot be selectors; what is in it counts for nothing.
  package let isDropped: Bool

  init(atName: Range<Int>?, prelude: Range<Int>, parent: Int?, hasBlock: Bool, isDropped: Bool) {
    (atLower, atUpper) = atName.map { (Int32($0.lowerBound), Int32($0.upperBound)) } ?? (-1, -1)
    (preludeLower, preludeUpper) = (Int32(prelude.lowerBound), Int32(prelude.upperBound))
    parentPosition = parent.map { Int32($0) } ?? -1
    self.hasBlock = hasBlock
    self.isDropped = isDropped
  }

  /// The name of an at-rule, without the `@`; nil for a rule with selectors.
  package var atName: Range<Int>? { atLower < 0 ? nil : Int(atLower)..<Int(atUpper) }

  /// The part before the block, without surrounding white space and comments.
  package var prelude: Range<Int> { Int(preludeLower)..<Int(preludeUpper) }

  /// The position of the rule it is nested in.
  package var parent: Int? { parentPosition < 0 ? nil : Int(parentPosition) }
}

/// A property and its value.
package struct CSSDeclaration: Sendable {
  private let nameLower: Int32
  private let nameUpper: Int32
  private let valueLower: Int32
  private let valueUpper: Int32
  private let rulePosition: Int32
  /// Whether the value is followed by `!important`.
  package let isImportant: Bool
  /// Whether the name starts with two hyphens.
  package let isCustom: Bool

  init(name: Range<Int>, value: Range<Int>, rule: Int, isImportant: Bool, isCustom: Bool) {
    (nameLower, nameUpper) = (Int32(name.lowerBound), Int32(name.upperBound))
    (valueLower, valueUpper) = (Int32(value.lowerBound), Int32(value.upperBound))
    rulePosition = Int32(rule)
    self.isImportant = isImportant
    self.isCustom = isCustom
  }

  /// The bytes of the name.
  package var name: Range<Int> { Int(nameLower)..<Int(nameUpper) }

  /// The bytes of the value, without white space and comments around it and without `!important`.
  package var value: Range<Int> { Int(valueLower)..<Int(valueUpper) }

  /// The position of the enclosing rule.
  package var rule: Int { Int(rulePosition) }
}

/// A fault that browsers skip or repair silently.
package struct CSSFault: Sendable, Hashable {
  /// The kinds of faults.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A block that the document does not close; browsers close it at the end.
    case unclosedBlock
    /// A comment, a string, a `url(` or a bracket that the document does not close.
    case unclosedToken
    /// Selectors that cannot be any; browsers drop the rule with its block.
    case badPrelude
    /// Selectors without a block; browsers drop them.
    case missingBlock
    /// A declaration whose value cannot be one; browsers drop it.
    case badValue
    /// Something inside a block that is neither a declaration nor a rule; browsers drop it.
    case badItem
  }

  /// The kind of fault.
  package let kind: Kind
  /// The range of the unclosed bracket or token, otherwise of everything that is skipped.
  package let range: Range<Int>
}
