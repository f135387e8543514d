import DesignTokens
import Testing
import TokenFormats

/// `@property`: values of the types of its syntax (CSS Properties and Values 1, section 5).
@Suite struct CSSTypeTests {
  /// A syntax, an initial value of it, another value, and whether that is of the syntax too.
  static let cases: [(String, String, String, Bool)] = [
    ("<transform-list>", "rotate(1deg)", "scale(2) rotate(3deg)", true),
    ("<transform-list>", "rotate(1deg)", "12px", false),
    ("<transform-function>", "rotate(1deg)", "scale(2)", true),
    ("<length>#", "1px", "1px, 2px", true), ("<length>#", "1px", "1px, red", false),
    ("<length>#", "1px", "1px 2px", false),
    ("<length>+", "1px", "1px 2px", true), ("<length>+", "1px", "1px, 2px", false),
    ("<length>", "1px", "1px 2px", false),
    ("<string>", "'a'", "'b'", true), ("<string>", "'a'", "b", false), ("<color>", "#999", "'red'", false),
    // A number with a point is no integer, and zero may be a length without a unit.
    ("<integer>", "1", "2", true), ("<integer>", "1", "2.5", false), ("<integer>", "1", "2.0", false),
    ("<number>", "1", "2.5", true), ("<length>", "1px", "0", true), ("<length-percentage>", "1px", "0", true),
    ("<length>", "1px", "5", false), ("<color>", "#999", "0", false), ("<percentage>", "1%", "0", false),
    ("<percentage>", "1%", "50%", true), ("<length-percentage>", "1px", "50%", true), ("<length>", "1px", "50%", false),
    ("<length>", "1px", "2cqw", true), ("<angle>", "1deg", "2rad", true), ("<angle>", "1deg", "2s", false),
    ("<time>", "1s", "20ms", true), ("<time>", "1s", "2px", false), ("<resolution>", "1x", "2dppx", true),
    ("<length>", "1px", "2x", false),
    ("<length>", "1px", "calc(1px + 2px)", true), ("<number>", "1", "min(1, 2)", true),
    ("<color>", "#999", "calc(1px + 2px)", false),
    ("<color>", "#999", "rgb(1 2 3)", true), ("<color>", "#999", "color-mix(in srgb, red, blue)", true),
    ("<color>", "#999", "CurrentColor", true), ("<length>", "1px", "rgb(1 2 3)", false),
    ("<length>", "1px", "light-dark(red, blue)", false), ("<image>", "url(a)", "rgb(1 2 3)", false),
    ("<url>", "url(a)", "url('b')", true), ("<url>", "url(a)", "src('b')", true), ("<image>", "url(a)", "url(b)", true),
    ("<image>", "url(a)", "url('b')", true), ("<image>", "url(a)", "linear-gradient(red, blue)", true),
    ("<color>", "#999", "linear-gradient(red, blue)", false), ("<color>", "#999", "url(b)", false),
    ("<color>", "#999", "url('b')", false), ("<url>", "url(a)", "linear-gradient(red, blue)", false),
    ("<custom-ident>", "a", "b", true), ("<custom-ident>", "a", "'b'", false), ("a | b", "a", "b", true),
    ("a | b", "a", "c", false), ("<length> | <percentage>+", "1px", "1% 2%", true),
  ]

  /// A value of another syntax is invalid, and the initial one shows.
  @Test(arguments: cases)
  func aValueIsOfItsSyntaxOrNone(_ syntax: String, _ initial: String, _ value: String, _ isOfSyntax: Bool) throws {
    let imported = try readCSSTokens(
      "@property --x{syntax:\"\(syntax)\";inherits:true;initial-value:\(initial)} :root{--x:\(value)}")
    #expect(imported.texts("x") == ["- \(isOfSyntax ? value : initial)"])
    let notice = "--x: value doesn't match the syntax in @property; browsers use the inherited or initial value"
    #expect(imported.notices.contains { $0.message == notice } != isOfSyntax)
  }

  /// The initial value has to be of the syntax too, or browsers skip the rule.
  @Test(arguments: cases.filter { !$0.3 })
  func anInitialValueOfAnotherSyntaxRegistersNothing(
    _ syntax: String, _ initial: String, _ value: String, _ isOfSyntax: Bool
  ) throws {
    let imported = try readCSSTokens(
      "@property --x{syntax:\"\(syntax)\";inherits:true;initial-value:\(value)} :root{--x:\(initial)}")
    #expect(imported.texts("x") == ["- \(initial)"])
    #expect(imported.notices.contains { $0.message.hasPrefix("@property --x requires ") })
  }

  /// A syntax without quotes is none, and a name without hyphens is no property.
  @Test func aRuleThatRegistersNothing() throws {
    let bare = try readCSSTokens("@property --x{syntax:<color>;inherits:true;initial-value:#999} :root{--x:4px}")
    #expect(bare.texts("x") == ["- 4px"])
    #expect(bare.notices.map(\.message).contains { $0.hasPrefix("@property --x requires ") })
    let named = try readCSSTokens("@property x{syntax:'<color>';inherits:true;initial-value:#999} :root{--x:4px}")
    #expect(named.texts("x") == ["- 4px"])
  }

  @Test func eachRuleRegistersItsProperty() throws {
    let imported = try readCSSTokens(
      """
      @property --x { syntax: '<color>'; inherits: true; initial-value: #999 }
      @property --y { syntax: '<length>'; inherits: true; initial-value: 9px }
      :root { --x: 4px; --y: #111 }
      """)
    #expect(imported.texts("x") == ["- #999"])
    #expect(imported.texts("y") == ["- 9px"])
  }
}
