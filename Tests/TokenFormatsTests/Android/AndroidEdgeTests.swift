import DesignTokens
import SourceText
import Testing
import TokenFormats

/// References and styles in all of their forms, and values that only some devices, modules, or themes have.
@Suite struct AndroidEdgeTests {
  private static func resources(_ elements: String) -> String { "<resources>\(elements)</resources>" }

  @Test(arguments: ["@color", "@color/", "@a:b:color/x", "?attr/", "?dimen/x", "?android:", "@android:drawable/a"])
  func whatIsNoReference(_ text: String) {
    guard
      case .unexpected(_, "\"\(text)\"", "a", _) = androidFault(
        "res/values/c.xml", Self.resources("<color name='a'>\(text)</color>"))
    else {
      Issue.record("\(text) is read")
      return
    }
    let selector = "<selector><item android:color='\(text)'/></selector>"
    guard case .unexpected(_, "\"\(text)\"", "a", _) = androidFault("res/color/a.xml", selector) else {
      Issue.record("\(text) is read in a list")
      return
    }
  }

  /// An attribute of the theme, in the ways that resources name it.
  @Test(arguments: [
    ("?attr/colorPrimary", "#111111"), ("?colorPrimary", "#111111"), ("?com.app:attr/colorPrimary", "#111111"),
    ("?android:attr/colorBackground", "#222222"), ("?android:colorBackground", "#222222"),
    ("?*android:attr/colorBackground", "#222222"),
  ])
  func attributes(_ text: String, _ hex: String) throws {
    let read = try androidColors(
      """
      <string name="s">x</string><bool name="b">true</bool><color name="a">\(text)</color>
      <style name="Theme.App"><item name="colorPrimary">#111</item><item name="android:colorBackground">#222</item></style>
      """)
    #expect(try read.hex("a") == hex)
  }

  /// The parent of a style, and what a notice says of one that isn't in the files.
  @Test(arguments: [
    ("@android:style/Theme.Material", "android:Theme.Material"), ("@*android:style/Theme.Holo", "android:Theme.Holo"),
    ("android:Theme.Light", "android:Theme.Light"), ("@style/Theme.Material3", "Theme.Material3"),
    ("?attr/theme", "theme"),
    ("@style/", nil), ("", nil),
  ])
  func parents(_ parent: String, _ outside: String?) throws {
    let read = try androidColors(
      "<style name='Theme.App' parent='\(parent)'><item name='colorPrimary'>#111</item></style>")
    #expect(try read.hex("app-theme.colorPrimary") == "#111111")
    let notice = outside.map { "attributes that \($0) sets aren't read, because it isn't in these files" }
    #expect(read.notices.map(\.message) == [notice].compactMap(\.self))
  }

  /// Resources at paths, a token in a mode, and the reason that it has no value.
  @Test(
    arguments: [
      (
        [
          "res/values/c.xml": "<color name='b'>#111</color>",
          "res/values-notnight/c.xml": "<color name='a'>#222</color>",
        ], "a", "it has no value for the night"
      ),
      (
        ["res/values/t.xml": "<style name='Theme.App'><item name='colorX'>?attr/colorX</item></style>"],
        "app-theme.colorX", "it refers to itself"
      ),
    ] as [([String: String], String, String)])
  func reasons(_ documents: [String: String], _ path: String, _ reason: String) throws {
    let files = documents.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array(Self.resources($0.value).utf8))
    }
    let read = try AndroidFormat.tokens(from: files, library: EmptyLibrary())
    let mode = read.modes.contains { $0.name == "dark" } ? "dark" : "light"
    #expect(try read.reason(TokenPath(path), in: mode) == reason)
  }

  @Test func anAlphaThatIsALength() throws {
    let read = try android([
      "res/values/d.xml": Self.resources("<dimen name='half'>12dp</dimen><color name='ink'>#111</color>"),
      "res/color/a.xml": "<selector><item android:alpha='@dimen/half' android:color='@color/ink'/></selector>",
    ])
    #expect(try read.reason("a") == "the alpha @dimen/half isn't a number")
  }

  /// Attributes that have no color, and those that only newer versions have.
  @Test func attributesThatAreNotMeasured() throws {
    let read = try android([
      "res/values/t.xml": Self.resources(
        "<style name='Theme.App' parent=''><item name='colorA'>#111</item><item name='colorB'>@null</item></style>"),
      "res/values-v31/t.xml": Self.resources(
        "<style name='Theme.App' parent=''><item name='colorA'>#111</item><item name='colorC'>#222</item></style>"),
    ])
    #expect(read.tokens.tokens.map(\.path) == ["app-theme.colorA"])
    #expect(
      read.notices.map(\.message) == ["only newer versions of Android have this attribute, so it isn't measured"])
  }

  /// A color of a theme, through others, has its value in that of the app only.
  @Test func aColorThatDependsOnTheTheme() throws {
    let read = try androidColors(
      """
      <color name="a">?attr/colorPrimary</color><color name="b">@color/a</color><color name="c">@color/b</color>
      <style name="Theme.App"><item name="colorPrimary">#111</item><item name="colorX">@color/c</item></style>
      <style name="Theme.Other"><item name="colorPrimary">#222</item><item name="colorX">@color/c</item></style>
      """)
    #expect(try read.hex("app-theme.colorX") == "#111111" && read.hex("Theme-Other.colorPrimary") == "#222222")
    let reason = "@color/c depends on the theme, and is only read for Theme.App"
    #expect(try read.reason("Theme-Other.colorX") == reason)
  }

  /// Of versions that replace each other, the newest is measured.
  @Test func versionsThatReplaceEachOther() throws {
    let read = try android([
      "res/values/c.xml": Self.resources("<color name='a'>#111</color>"),
      "res/values-v23/c.xml": Self.resources("<color name='a'>#222</color>"),
      "res/values-v31/c.xml": Self.resources("<color name='a'>#333</color>"),
    ])
    #expect(try read.modes.map { try read.hex("a", in: $0.name) } == ["#111111", "#333333"])
    #expect(read.notices.map(\.message) == ["a newer version of this color is measured in its place"])
  }

  /// Modules with the same list of states, with another, and with another style.
  @Test func modulesWithLists() throws {
    let first =
      "<selector><item android:state_enabled='false' android:color='#111'/><item android:color='#222'/></selector>"
    let other = first.replacing("#222", with: "#333")
    func read(_ text: String) throws -> Imported {
      try android(["a/src/main/res/color/x.xml": first, "b/src/main/res/color/x.xml": text])
    }
    #expect(try read(first).hex("x") == "#222222")
    #expect(try read(other).reason("x") == "modules define it differently; audit each module by itself")
    #expect(try read(first.replacing("false", with: "true")).reason("x") != nil)
    let style = "<style name='Theme.App' parent=''><item name='colorA'>#111</item></style>"
    let styles = try android([
      "a/src/main/res/values/t.xml": Self.resources(style),
      "b/src/main/res/values/t.xml": Self.resources(style.replacing("#111", with: "#222")),
    ])
    #expect(try styles.hex("app-theme.colorA") == "#111111")
    #expect(styles.notices.map(\.message) == ["another module defines this style, too; the first one is read"])
  }

  /// Overlays and themes without colors say nothing, nor do an attribute of a length, and a name that ends like one of high contrast.
  @Test func stylesWithoutColors() throws {
    let read = try androidColors(
      """
      <color name="ink_highContrast">#111</color><color name="a">#222</color><color name="a_highContrast">#333</color>
      <style name="ThemeOverlay.App"/><style name="Theme.Empty"/>
      <style name="Theme.App"><item name="colorA">@color/a</item><item name="colorB">?attr/gap</item></style>
      """)
    #expect(read.paths == ["ink_highContrast", "a", "a_highContrast", "app-theme.colorA"])
    #expect(try read.hex("app-theme.colorA") == "#222222")
  }
}
