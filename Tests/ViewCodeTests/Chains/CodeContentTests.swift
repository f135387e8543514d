import Testing

@testable import ViewCode

/// Which views a view builder holds, and which controls, names and distances they make.
@Suite struct CodeContentTests {
  /// The content of the first view in words: names, and branches in parentheses.
  private func words(_ body: String) throws -> String {
    func text(_ content: [CodeContent]) -> String {
      content.map { item in
        switch item {
        case .view(let view): view.viewName ?? view.name
        case .choice(let branches): "(" + branches.map(text).joined(separator: "|") + ")"
        }
      }.joined(separator: " ")
    }
    let chain = try #require(chains(body).first { $0.viewName != nil })
    return text(try #require(chain.content()))
  }

  @Test(
    "Statements of a view builder",
    arguments: [
      ("VStack { A(); B(x).c() }", "A B"), ("VStack(spacing: f()) { A { B() }; icon }", "A icon"),
      ("VStack { if a.isEmpty { A() } else if let b = c() { B() } else { C(); D() } }", "(A|B|C D)"),
      ("VStack { if a { A() }\nB() }", "(A|) B"), ("VStack { if a { A() }\nelse { B() } }", "(A|B)"),
      ("VStack { switch a { case .b: A()\ncase .c(let d): B(); C()\ndefault: D() } }", "(A|B C|D)"),
      ("VStack { switch a { case .b: A(x: .default)\ncase .c: EmptyView() } }", "(A|EmptyView)"),
      ("ForEach(a) { b in A(b) }", "A"), ("ForEach(a, id: \\.self) { (b: C) in\n let d = e()\n A(d)\n }", "A"),
      ("VStack { if #available(iOS 26, *) { A() } else { B() } }", "(A|B)"), ("VStack { }", ""),
    ] as [(String, String)])
  func statements(_ body: String, _ expected: String) throws { #expect(try words(body) == expected) }

  @Test(
    "Distances between neighbors",
    arguments: [
      ("HStack(spacing: 4) { Button(a) { }; Button(b) { } }", [4]), ("HStack(spacing: 4) { Button(a) { } }", []),
      ("HStack(spacing: 4) { Button(a) { }; Spacer(); Button(b) { } }", []),
      ("HStack(spacing: 4) { Button(a) { }; Divider(); Button(b) { } }", [9]),
      ("HStack(spacing: 4) { Button(a) { }; if c { Text(d) }; Button(b) { } }", [4]),
      ("HStack(spacing: 4) { Button(a) { }; if c { Text(d) } else { icon }; Button(b) { } }", []),
      ("HStack(spacing: 4) { Button(a) { }.padding(.trailing, 3); Button(b) { }.padding(.leading, 2) }", [9]),
      ("VStack(spacing: 4) { Button(a) { }.padding(.trailing, 3); Button(b) { }.padding(.leading, 2) }", [4]),
      ("VStack(spacing: 0) { ForEach(a) { Button($0) { } }; Toggle(isOn: $b) { } }", [0, 0]),
      ("VStack(spacing: 0) { ForEach(a) { Text($0); Button($0) { } } }", []),
      ("VStack { Button(a) { }; Button(b) { } }", []),
      ("VStack(spacing: nil) { Button(a) { }; Button(b) { } }", []),
      ("VStack(spacing: 2) { switch a { case .b: Button(a) { }\ndefault: Button(b) { } } }", []),
      ("Grid(horizontalSpacing: 3) { ForEach(a) { _ in GridRow { Button(a) { }; Button(b) { } } } }", [3]),
    ] as [(String, [Double])])
  func distances(_ body: String, _ expected: [Double]) throws {
    let chain = try #require(chains(body).first { $0.viewName != nil })
    #expect(chain.controlGaps.map(\.least) == expected)
  }

  @Test(
    "What names a control",
    arguments: [
      ("Button(action: a) { Image(b) }", CodeAccessibleName(hasImage: true, hasSymbolsOnly: false, hasFileName: true)),
      ("Button(action: a) { Image(systemName: b) }", CodeAccessibleName(hasImage: true)),
      ("Button(action: a) { Text(Image(systemName: b)) }", CodeAccessibleName(hasImage: true)),
      ("Button(action: a) { Text(\"\") }", CodeAccessibleName()),
      (
        "Button(action: a) { Image(systemName: b); Text(c) }",
        CodeAccessibleName(hasImage: true, hasName: true, mayHaveName: true)
      ),
      ("Button(action: a) { if c { Text(c) } }", CodeAccessibleName(mayHaveName: true)),
      ("Button(action: a) { if c { Text(c) } else { Text(d) } }", CodeAccessibleName(hasName: true, mayHaveName: true)),
      ("Button(action: a) { Circle().overlay { Text(c) } }", CodeAccessibleName(hasName: true, mayHaveName: true)),
      ("Button(action: a) { Circle().background(fill) }", CodeAccessibleName()),
      ("Button(action: a) { icon }", CodeAccessibleName(hasUnknown: true)),
      ("Button(action: a) { AvatarView(b) }", CodeAccessibleName(hasUnknown: true)),
      ("Button(a, action: b)", CodeAccessibleName(hasName: true, mayHaveName: true)),
    ] as [(String, CodeAccessibleName)])
  func names(_ body: String, _ expected: CodeAccessibleName) throws {
    #expect(try #require(chains(body).first).naming == expected)
  }

  @Test(
    "The size of an icon",
    arguments: [
      ("Image(a).resizable().frame(width: 20, height: 24).frame(width: 44, height: 44)", 24),
      ("Image(systemName: a).font(.system(size: 16)).frame(width: 44, height: 44)", 16), ("Image(a)", nil),
      // Apple's table: title is 28 pt at the default content size category, body 17.
      ("Image(systemName: a).font(.title)", 28), ("Image(systemName: a).font(Font.body.bold())", 17),
      ("Image(systemName: a).font(.custom(b, size: 18))", 18), ("Image(a).frame(maxWidth: .infinity)", nil),
      ("Image(a).resizable().frame(width: b ? 16 : 32)", 32),
      // Each branch of a font counts; one that isn't in the source leaves the size open.
      ("Image(systemName: a).font(b ? .system(size: 12) : .title)", 28),
      ("Image(systemName: a).font(b ? .system(size: 12) : c)", .infinity), ("Image(systemName: a).font(c)", .infinity),
      ("Image(systemName: a).font(.system(.title, design: .rounded))", 28),
    ] as [(String, Double?)])
  func icons(_ body: String, _ expected: Double?) throws {
    #expect(try #require(chains(body).first).iconSize?.most == expected)
  }
}
