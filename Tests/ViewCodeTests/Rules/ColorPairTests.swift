import Testing

/// Colors of text before colors and materials, with conditions and with declarations of these sources.
@Suite struct ColorPairTests {
  @Test(
    "Contrasts that are enough, of disabled controls, or not known",
    arguments: [
      ("Text(t).foregroundColor(isEnabled ? Color.black : Color(white: 0.8)).background(Color.white)", "", ""),
      ("Text(t).foregroundColor(isDisabled ? Color(white: 0.8) : Color.black).background(Color.white)", "", ""),
      ("Text(t).foregroundColor(!isDisabled ? Color.black : Color(white: 0.8)).background(Color.white)", "", ""),
      (
        "Text(t).foregroundColor(Color(.systemBackground)).background(Color.white)", "",
        "extension UIColor { static var systemBackground: UIColor { Store.shared.page } }"
      ),
      (
        "Text(t).foregroundColor(Color(white: 0.9)).background(Color.white)", "",
        "extension Color { init(white: Double) { self = .black } }"
      ),
    ])
  func enough(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("code-contrast", body, members: members, other: other) == [])
  }

  @Test(
    "Contrasts that are too low in a case that counts",
    arguments: [
      ("Text(t).foregroundColor(isEnabled && isOn ? Color.black : Color(white: 0.8)).background(Color.white)", "", ""),
      ("Text(t).foregroundColor(isDisabled ? Color.black : Color(white: 0.8)).background(Color.white)", "", ""),
      ("Text(t).foregroundColor(isOn ? Color.black : Color(white: 0.8)).background(Color.white)", "", ""),
      ("Text(t).foregroundColor(Color(.systemBackground)).background(Color.white)", "", ""),
      (
        "Text(t).foregroundColor(Color(white: 0.9)).background(Color.white)", "",
        "extension Color { init(name: String) { self = .black } }"
      ),
      ("Text(t).foregroundColor(Color.white).background(Color.white)", "", ""),
    ])
  func low(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("code-contrast", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Text on a material",
    arguments: [
      "Text(t).foregroundStyle(Color.red).background(.thinMaterial)",
      "Text(t).foregroundStyle(Color.red).background(Material.thin)",
      "Text(t).foregroundStyle(Color.red).background(Rectangle().fill(.ultraThinMaterial))",
      "Text(t).foregroundStyle(Color.red).background(content: { Rectangle().fill(.thinMaterial) })",
    ])
  func material(_ body: String) throws {
    #expect(try AuditedCode.inBody("text-on-material", body) == [.failed])
  }

  @Test(
    "Backgrounds that are no material",
    arguments: [
      "Text(t).foregroundStyle(Color.red).background(Material.other)",
      "Text(t).foregroundStyle(Color.red).background(.red)",
      "Text(t).foregroundStyle(Color.red).background(Rectangle().fill(.red))",
      "Text(t).foregroundStyle(Color.red).background(Rectangle().stroke(.ultraThinMaterial))",
      "Text(t).foregroundStyle(Color.red).background(alignment: .top) { Color.white }",
      "Text(t).foregroundStyle(Color.red).background(in: Circle())",
    ])
  func noMaterial(_ body: String) throws {
    #expect(try AuditedCode.inBody("text-on-material", body) == [])
  }
}
