import Testing

/// The sizes of touch targets: paddings, frames, shapes for touches, and views side by side.
@Suite struct TargetLayoutTests {
  private static let kinds =
    "enum Kind { case small, large\nvar height: CGFloat { switch self { case .small: 10\ncase .large: 20 } } }"

  @Test(
    "Targets that are large enough, or free",
    arguments: [
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.horizontal) }",
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.horizontal, nil) }",
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.all, 8) }",
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding([.horizontal, .top], 8) }",
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)) }",
      "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.leading, 14) }",
      "Button { go() } label: { Text(t).frame(maxWidth: .infinity, minHeight: 44) }",
      "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).onTapGesture { go() }",
      "Text(t).frame(width: 20, height: 20).contentShape(.interaction, Rectangle().inset(by: -12)).onTapGesture { go() }",
      "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).background(Color.clear).onTapGesture { go() }",
      "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).background(.clear).onTapGesture { go() }",
      "Button { go() } label: { HStack(spacing: 24) { Text(a).frame(width: 10, height: 44); Text(b).frame(width: 10, height: 44) } }",
      "Button { go() } label: { HStack { } }",
      #"Button { go() } label: { Image(systemName: "x").font(.system(size: 12)).padding(20) }"#,
      #"Button { go() } label: { Image(systemName: "x").font(.system(size: 12)).padding(space()) }"#,
    ])
  func large(_ body: String) throws {
    #expect(try AuditedCode.inBody("small-target", body) == [])
  }

  @Test(
    "Targets below 44 pt in a case",
    arguments: [
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.horizontal, 4) }", "", ""),
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding([.top, .bottom], 8) }", "", ""),
      (
        "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.init(top: 8, leading: 4, bottom: 8, trailing: 4)) }",
        "", ""
      ),
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(.leading, 4) }", "", ""),
      ("Button { go() } label: { Text(t).frame(width: .infinity, height: 20) }", "", ""),
      ("Button { go() } label: { Text(t).frame(width: nil, height: 20) }", "", ""),
      ("Button { go() } label: { Text(t).frame(maxWidth: 30, minHeight: 44) }", "", ""),
      (
        "Button { go() } label: { Text(t).frame(minHeight: 44).frame(width: kind.height + 4) }", "let kind: Kind",
        "\(kinds)"
      ),
      ("Button { go() } label: { Text(t).frame(minWidth: 44, maxWidth: 60, minHeight: 20, maxHeight: 30) }", "", ""),
      (
        "Button { go() } label: { Text(t).frame(width: 30, height: 44) }", "",
        "extension View { func padding(_ a: CGFloat) -> some View { self } }"
      ),
      ("Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -4)).onTapGesture { go() }", "", ""),
      (
        "Text(t).frame(width: 20, height: 20).contentShape(.accessibility, Rectangle().inset(by: -12)).onTapGesture { go() }",
        "", ""
      ),
      (
        "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -12)).background(Color.red).onTapGesture { go() }",
        "", ""
      ),
      (
        "Button { go() } label: { HStack(spacing: 4) { Text(a).frame(width: 10, height: 44); Text(b).frame(width: 10, height: 44) } }",
        "", ""
      ),
      (
        "Button { go() } label: { VStack(spacing: 0) { Text(a).frame(width: 44, height: 10); Text(b).frame(width: 44, height: 10) } }",
        "", ""
      ),
      (
        "Button { go() } label: { if a { Text(a).frame(width: 50, height: 50) } else { Text(b).frame(width: 20, height: 50) } }",
        "", ""
      ),
      (#"Button { go() } label: { Image(systemName: "x").font(.system(size: 12)) }"#, "", ""),
    ])
  func small(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("small-target", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Targets whose size is open",
    arguments: [
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding([.top, edge], 20) }", "", ""),
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(edges, 20) }", "", ""),
      ("Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(insets()) }", "", ""),
      ("Button { go() } label: { Text(t).frame(minWidth: wide(), minHeight: 44) }", "", ""),
      ("Button { go() } label: { Text(t).frame(maxWidth: wide(), minHeight: 44) }", "", ""),
      (
        "Button { go() } label: { Text(t).frame(minWidth: kind.height * 4, minHeight: 44) }", "let kind: Kind",
        "\(kinds)"
      ),
      (
        "Button { go() } label: { Text(t).frame(width: 30, height: 44).padding(20) }", "",
        "extension View { func padding(_ a: CGFloat) -> some View { self } }"
      ),
      ("Text(t).frame(width: 20, height: 20).contentShape(Rectangle().scale(2)).onTapGesture { go() }", "", ""),
      (
        "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: amount())).onTapGesture { go() }", "",
        ""
      ),
      ("Text(t).frame(width: 20, height: 20).contentShape(shape).onTapGesture { go() }", "", ""),
      (
        "Text(t).frame(width: 20, height: 20).contentShape(Rectangle().inset(by: .infinity)).onTapGesture { go() }", "",
        ""
      ),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("small-target", body, members: members, other: other) == [.cantTell])
  }
}
