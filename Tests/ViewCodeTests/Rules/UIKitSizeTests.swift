import Testing

/// What frames, constraints, and helpers say about the size of a UIKit control.
@Suite struct UIKitSizeTests {
  private static let rectangle = "CGRect(x: 0, y: 0, width: 20, height: 20)"

  @Test(
    "Lengths below 44 pt that nothing else decides",
    arguments: [
      ("let b = UIButton(frame: CGRect(x: 0, y: 0, width: isOn ? 20 : 30, height: 44))", "", ""),
      ("let b = UIButton(); b.frame.size.height = 20", "", ""),
      ("let b = UIButton(frame: CGRect(x: 0, y: 0, width: wide(), height: 20))", "", ""),
      ("let b = UIButton(frame: \(rectangle)); b.autoresizingMask = [.flexibleTopMargin]", "", ""),
      (
        "", "let b = UIButton(frame: \(rectangle))",
        "func f(_ card: Card) { card.b.tintColor = .red; let g = card.b.frame }"
      ),
      ("let b = UIButton(frame: \(rectangle)); let f = b.frame; b.frame.origin = .zero; b.frame.origin.x = 3", "", ""),
      (
        "let b = UIButton(); b.heightAnchor.constraint(equalToConstant: 20).isActive = true; b.widthAnchor.constraint(equalTo: c.widthAnchor).isActive = true",
        "", ""
      ),
      ("let b = UIButton(); Layout(view: self).activate([b.widthAnchor.constraint(equalToConstant: 20)])", "", ""),
      ("let b = UIButton(frame: \(rectangle)); _ = b; if c === b { }; if (b) == nil { }", "", ""),
      ("let b = UIButton(frame: \(rectangle)); cell.accessoryView = b", "", ""),
    ])
  func small(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("small-target", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Sizes that are free, or that a bar lays out",
    arguments: [
      "let b = UIButton(); b.frame.size.height = .infinity",
      "let b = UIButton(); let a = b.widthAnchor",
      "let b = UIButton(); b.snp.makeConstraints(maker)",
      "let b = UIButton(); b.snp.makeConstraints { make in make.width.greaterThanOrEqualTo(20) }",
      "let b = UIButton(frame: \(rectangle)); navigationItem.titleView = b",
      "let b = UIButton(frame: \(rectangle)); let item = UIBarButtonItem.init(customView: b)",
    ])
  func free(_ body: String) throws {
    #expect(try AuditedCode.inMethod("small-target", body) == [])
  }

  @Test(
    "Sizes that something else may decide",
    arguments: [
      ("let b = UIButton(frame: CGRect(x: 0, y: 0, width: wide(), height: 50))", "", ""),
      ("let b = UIButton(); b.widthAnchor.constraint(greaterThanOrEqualToConstant: wide()).isActive = true", "", ""),
      (
        "let b = UIButton(); b.widthAnchor.constraint(equalToConstant: wide()).priority(.defaultLow).isActive = true",
        "", ""
      ),
      ("", "func make() -> UIButton { let b = UIButton(frame: \(rectangle)); return b }", ""),
      ("let b = UIButton(frame: \(rectangle)); all = [c, b, d]", "", ""),
      ("let b = UIButton(frame: \(rectangle)); all = [b]", "", ""),
      ("let b = UIButton(frame: \(rectangle)); b.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "", ""),
      ("let b = UIButton(frame: \(rectangle)); b.autoresizingMask.insert(.flexibleWidth)", "", ""),
      ("let b = UIButton(frame: \(rectangle)); b.fit()", "", "extension UIButton { func fit() { frame.size = big } }"),
      (
        "let b = UIButton(frame: \(rectangle)); b.side = 60", "",
        "extension UIView { var side: CGFloat { get { 0 } set { frame.size.width = newValue } } }"
      ),
      ("", "let b = UIButton(frame: \(rectangle))", "func f(_ card: Card) { card.b.frame = big }"),
      ("let b = UIButton(); b.frame = other.frame", "", ""),
      ("let b = UIButton(); b.frame.size = other.size()", "", ""),
      ("let b = UIButton(); b.frame.size = CGSize(side: 20)", "", ""),
      ("let b = UIButton(); b.frame = makers[0](1)", "", ""),
      ("let b = UIButton(); b.snp.makeConstraints { make in make.size.equalTo(24).priority(.low) }", "", ""),
      (#"let b = UIButton(); b.widthAnchor.constraint(equalToConstant: 20).identified("x").isActive = true"#, "", ""),
      ("let b = UIButton(); b.widthAnchor.constraint(equalToConstant: 20).isActive = isOn", "", ""),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inMethod("small-target", body, members: members, other: other) == [.cantTell])
  }
}
