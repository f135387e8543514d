import SourceText
import SwiftSource
import Testing

/// What the closure of a dynamic color, or the body of a property, chooses in each appearance.
@Suite struct ChosenValueTests {
  /// The values that `UIColor { … }` may return in the light and in the dark appearance, with bars between them; or why they are unknown.
  private func values(_ body: String, members: String = "") throws -> [String] {
    let text = "struct A {\n\(members)\nstatic let probe = UIColor {\n\(body)\n}\n}"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let symbols = SwiftSymbols([outline])
    let probe = try #require(outline.declarations.firstIndex { $0.name == "probe" })
    let value = try #require(outline.declarations[probe].value)
    guard case .call(_, let arguments) = outline.expression(in: value).kind,
      case .closure(let range)? = arguments.last?.value.kind
    else { return [] }
    switch symbols.branches(of: range, at: symbols.scope(of: probe, in: 0)) {
    case .unknown(let condition, let reason): return ["unknown", condition ?? reason ?? ""]
    case .chosen(let branches):
      return branches.map { branch in
        branch.values.map { quoted($0, outline) }.joined(separator: "|")
      }
    }
  }

  private func quoted(_ value: SwiftExpression, _ outline: SwiftOutline) -> String {
    String(decoding: outline.source.bytes[outline.bytes(of: value.tokens)], as: UTF8.self)
  }

  @Test(
    "An appearance decides in every notation of Swift",
    arguments: [
      "t in let style = t.userInterfaceStyle\nreturn style == .dark ? .black : .white",
      "t in let isDark = t.userInterfaceStyle == .dark\nreturn isDark ? .black : .white",
      "t in if case .dark = t.userInterfaceStyle { return .black }\nreturn .white",
      "t in guard case .dark = t.userInterfaceStyle else { return .white }\nreturn .black",
      "t in switch t.userInterfaceStyle == .dark { case true: return .black\ncase false: return .white }",
      "t in switch (t.userInterfaceStyle != .dark) { case false: return .black\ncase true: return .white }",
      "t in switch t.userInterfaceStyle { case UIUserInterfaceStyle.dark: return .black\ndefault: return .white }",
      "_ in view.traitCollection?.userInterfaceStyle == .dark ? .black : .white",
      "view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua])! == .darkAqua ? .black : .white",
      "t in let traits = t\nreturn traits.userInterfaceStyle == .dark ? .black : .white",
      "t in switch (t.userInterfaceStyle, isLarge) { case (.dark, _): return .black\ncase (_, _): return .white }",
      "_ in NSAppearance.currentDrawing().bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white",
      "t in .dark == t.userInterfaceStyle ? .black : .white",
    ])
  func appearances(_ body: String) throws {
    #expect(try values(body) == [".white", ".black"])
  }

  @Test(
    "What another condition decides leaves every value possible",
    arguments: [
      "_ in switch isLarge { case true: return .red\ncase false: return .blue }",
      "_ in if let style { return .red }\nreturn .blue",
      "t in if let style = other { return style == .dark ? .red : .blue }\nreturn .blue",
      "_ in colors[0].userInterfaceStyle == .dark ? .red : .blue",
      "_ in palette.userInterfaceStyle == .dark ? .red : .blue",
      "t in if let shown = other { return shown.userInterfaceStyle == .dark ? .red : .blue }\nreturn .blue",
      "t in switch pair { case (.dark, .high): return .red\ndefault: return .blue }",
      "t in switch t.userInterfaceStyle { case style(): return .red\ndefault: return .blue }",
      "_ in makeTraits().current.userInterfaceStyle == .dark ? .red : .blue",
      "_ in self.userInterfaceStyle == other.style ? .red : .blue",
      "t in let isDark = t.userInterfaceStyle\nreturn isDark == large() ? .red : .blue",
    ])
  func otherConditions(_ body: String) throws {
    let found = try values(body, members: "static var palette = Palette()")
    #expect(found.count == 2)
    for values in found {
      let each = Set(values.split(separator: "|").map(String.init))
      #expect(each == [".red", ".blue"], "\(values)")
    }
  }

  @Test(
    "A property of these sources is none of the surroundings",
    arguments: ["_ in colorScheme == .dark ? .red : .blue", "_ in Self.colorScheme == .dark ? .red : .blue"])
  func declaredNames(_ body: String) throws {
    #expect(try values(body, members: "static var colorScheme = Scheme.dark") == [".red|.blue", ".red|.blue"])
  }

  @Test(
    "A value that only a run decides is unknown, with the condition before it",
    arguments: [
      ("t in if let color = other { return isOn ? color : .blue }\nreturn .red", "isOn"),
      ("t in guard isOn else { log()\nreturn .red }\nreturn .blue", "isOn"),
      ("t in for a in b { return .red }\nreturn .blue", "its value depends on a `for`, which isn't supported"),
      ("t in guard isOn else { }\nreturn .blue", "isOn"), ("t in if isOn\nreturn .blue", ""),
      ("t in if isOn { return .red } else return .blue", ""), ("t in guard isOn\nreturn .blue", ""),
      ("t in switch isOn\nreturn .blue", ""),
    ])
  func unknownValues(_ body: String, _ cause: String) throws {
    let found = try values(body)
    #expect(found.first == "unknown")
    if !cause.isEmpty { #expect(found.last == cause) }
  }

  @Test func veryManyValuesAreUnknown() throws {
    func rows(_ count: Int) -> String {
      (0..<count).map { "if is\($0) { return .color\($0) }" }.joined(separator: "\n") + "\nreturn .last"
    }
    #expect(try values("_ in " + rows(31)).first?.split(separator: "|").count == 32)
    #expect(try values("_ in " + rows(32)).first == "unknown")
    let ternaries = (0..<10).map { "is\($0) ? .color\($0) : " }.joined()
    #expect(try values("_ in " + ternaries + ".last").first?.split(separator: "|").count == 11)
  }

  @Test("Names of names are followed to a depth", arguments: ["t.userInterfaceStyle", "t"])
  func rows(_ first: String) throws {
    let suffix = first == "t" ? ".userInterfaceStyle" : ""
    func body(_ count: Int) -> String {
      let row = (1...count).map { "let a\($0) = a\($0 - 1)" }.joined(separator: "\n")
      return "t in let a0 = \(first)\n\(row)\nreturn a\(count)\(suffix) == .dark ? .black : .white"
    }
    #expect(try values(body(4)) == [".white", ".black"])
    #expect(try values(body(40)) == [".black|.white", ".black|.white"])
  }

  @Test("Levels and contrast are appearances, too")
  func levels() throws {
    let level = "t in t.userInterfaceLevel == .elevated ? .gray : .white"
    #expect(try values(level) == [".white", ".white", ".gray", ".gray"])
    let contrast = "t in t.accessibilityContrast == .high ? .black : .gray"
    #expect(try values(contrast) == [".gray", ".gray", ".black", ".black"])
  }

  @Test("An appearance is within another that says less")
  func within() {
    let raised = SwiftAppearance(isDark: true, isElevated: true)
    #expect(raised.isWithin(.dark) && !raised.isWithin(raised) && !raised.isWithin(.light))
    #expect(SwiftAppearance.darkHighContrast.isWithin(.dark) && !SwiftAppearance.dark.isWithin(.dark))
    #expect(raised.isWithin(SwiftAppearance(isAny: true)) && !SwiftAppearance(isAny: true).isWithin(.dark))
  }
}
