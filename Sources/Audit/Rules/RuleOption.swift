import CSSText
import ColorScience
import DesignTokens
import SourceText

/// An option of a rule: its name, its description, and how its value is read into the rule's stored property.
public struct RuleOption<R: Rule>: Sendable {
  /// The name in `palpable.json`.
  public let name: String
  /// The description, with unit and range.
  public let description: String
  /// The default, as text.
  public let defaultText: String
  private let apply: @Sendable (inout R, JSONNode) -> String?
  /// Returns the level that the rule has for the option, if the option is a level.
  fileprivate var level: @Sendable (R) -> Level? = { _ in nil }

  /// Sets the option of a rule from a JSON value.
  ///
  /// - Returns: nil if the value is valid, else a description of the expected value.
  public func set(_ node: JSONNode, in rule: inout R) -> String? { apply(&rule, node) }

  /// Returns an option that is a number in a range.
  public static func number(
    _ name: String, _ property: WritableKeyPath<R, Double> & Sendable, in range: ClosedRange<Double>,
    _ description: String
  ) -> RuleOption {
    RuleOption(name: name, description: description, defaultText: JSONText.text(of: R()[keyPath: property])) {
      rule, node in
      guard let number = node.number, range.contains(number) else {
        return "a number from \(JSONText.text(of: range.lowerBound)) to \(JSONText.text(of: range.upperBound))"
      }
      rule[keyPath: property] = number
      return nil
    }
  }

  /// Returns an option that is the level of one kind of finding; if unset, these findings have the rule's level.
  public static func level(
    _ name: String, _ property: WritableKeyPath<R, Level?> & Sendable, _ description: String
  ) -> RuleOption {
    var option = RuleOption(name: name, description: description, defaultText: "the level of the rule") { rule, node in
      guard let level = Level.allCases.first(where: { $0.rawValue.hasSameBytes(as: node.string ?? "") }) else {
        return "a level (\(Level.allCases.map(\.rawValue).joined(separator: ", ")))"
      }
      rule[keyPath: property] = level
      return nil
    }
    option.level = { $0[keyPath: property] }
    return option
  }

  /// Returns an option that is a list of token types.
  public static func types(
    _ name: String, _ property: WritableKeyPath<R, [TokenType]> & Sendable, _ description: String
  ) -> RuleOption {
    let types = R()[keyPath: property].map(\.rawValue).joined(separator: ", ")
    return RuleOption(name: name, description: description, defaultText: types) { rule, node in
      let names = node.elements?.map { $0.string ?? "" } ?? []
      let types = names.compactMap { name in TokenType.allCases.first { $0.rawValue.hasSameBytes(as: name) } }
      guard node.elements != nil, types.count == names.count else {
        return "an array of types (\(TokenType.allCases.map(\.rawValue).joined(separator: ", ")))"
      }
      rule[keyPath: property] = types
      return nil
    }
  }

  /// Returns an option that is a pattern of token paths.
  public static func pattern(
    _ name: String, _ property: WritableKeyPath<R, PathPattern> & Sendable, _ description: String
  ) -> RuleOption {
    RuleOption(name: name, description: description, defaultText: R()[keyPath: property].description) { rule, node in
      guard let text = node.string, let pattern = try? PathPattern(text), pattern.bindingNames.isEmpty else {
        return "a pattern of token paths such as \"space.*\""
      }
      rule[keyPath: property] = pattern
      return nil
    }
  }

  /// Returns an option that is a name in Swift source, such as `scrollFriendlyTap`; empty by default.
  public static func name(
    _ name: String, _ property: WritableKeyPath<R, String> & Sendable, _ description: String
  ) -> RuleOption {
    RuleOption(name: name, description: description, defaultText: "\"\(R()[keyPath: property])\"") {
      rule, node in
      let isName = { (text: String) in
        (1...100).contains(text.utf8.count)
          && text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
              UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
              true
            default: false
            }
          }
      }
      guard let text = node.string, isName(text) else { return "a Swift name such as \"scrollFriendlyTap\"" }
      rule[keyPath: property] = text
      return nil
    }
  }

  /// Returns an option that is a level.
  public static func level(
    _ name: String, _ property: WritableKeyPath<R, Level> & Sendable, _ description: String
  ) -> RuleOption {
    RuleOption(name: name, description: description, defaultText: R()[keyPath: property].rawValue) { rule, node in
      guard let level = Level.allCases.first(where: { $0.rawValue.hasSameBytes(as: node.string ?? "") }) else {
        return "a level (\(Level.allCases.map(\.rawValue).joined(separator: ", ")))"
      }
      rule[keyPath: property] = level
      return nil
    }
  }

  /// Returns an option that is a list of color combinations with `count` colors each.
  public static func combinations(
    _ name: String, of count: Int, _ property: WritableKeyPath<R, [[Color]]> & Sendable, _ description: String
  ) -> RuleOption {
    RuleOption(name: name, description: description, defaultText: "[]") { rule, node in
      let expected = "an array of arrays of \(count) colors such as \"#1e3a8a\""
      guard let elements = node.elements else { return expected }
      var combinations: [[Color]] = []
      for element in elements {
        let colors = (element.elements ?? []).compactMap { $0.string.flatMap { try? Color(css: $0) } }
        guard colors.count == count, element.elements?.count == count else { return expected }
        combinations.append(colors)
      }
      rule[keyPath: property] = combinations
      return nil
    }
  }
}

extension Rule {
  /// Sets an option of the rule by its name.
  public mutating func set(option name: String, to node: JSONNode) -> OptionResult {
    guard let option = Self.options.first(where: { $0.name == name }) else {
      return .unknown(suggestion: nearest(to: name, among: Self.options.map(\.name) + ["level"]))
    }
    if let expected = option.set(node, in: &self) { return .misfit(expected: expected) }
    return .set
  }

  /// Returns the level that the option of this name sets for a kind of finding; nil if it sets none.
  public func level(ofOption name: String) -> Level? {
    Self.options.first { $0.name == name }?.level(self)
  }

  /// The name, description, and default of each option, for documentation.
  public static var optionSummaries: [(name: String, description: String, defaultText: String)] {
    options.map { ($0.name, $0.description, $0.defaultText) }
  }
}

/// The result of setting an option.
public enum OptionResult: Sendable, Hashable {
  /// The rule has the new value.
  case set
  /// The rule has no option of this name; the suggestion is the closest existing name.
  case unknown(suggestion: String?)
  /// The value isn't valid for the option.
  case misfit(expected: String)
}
