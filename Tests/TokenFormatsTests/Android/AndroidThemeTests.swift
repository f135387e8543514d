import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct AndroidThemeTests {
  private static let colors =
    ##"<color name="ink">#111111</color><color name="page">#eeeeee</color><color name="red">#ff0000</color>"##

  @Test func attributesAreInheritedByNameAndByParent() throws {
    let read = try androidColors(
      """
      \(Self.colors)
      <style name="Theme.App" parent="Base"><item name="colorPrimary">@color/ink</item><item name="x">12dp</item></style>
      <style name="Base" parent="@style/Theme.Material3.Light"><item name="colorPrimary">@color/red</item>
        <item name="android:colorBackground">@color/page</item><item name="colorAccent">?attr/colorPrimary</item></style>
      <style name="Theme.App.Splash"><item name="colorPrimary">#00ff00</item></style>
      <style name="Widget.App.Button"><item name="android:textColor">@color/red</item></style>
      """)
    #expect(
      try read.hex("app-theme.colorPrimary") == "#111111" && read.hex("app-theme.android.colorBackground") == "#eeeeee")
    #expect(try read.hex("app-theme.colorAccent") == "#111111", "an attribute is that of the theme itself")
    #expect(try read.hex("Theme-App-Splash.colorPrimary") == "#00ff00")
    #expect(try read.hex("Theme-App-Splash.colorAccent") == "#00ff00")
    #expect(read.tokens["app-theme.x"] == nil && read.tokens["Widget.App.Button.android.textColor"] == nil)
    #expect(
      read.notices.map(\.message) == [
        "attributes that Theme.Material3.Light sets aren't read, because it isn't in these files",
        "tokens in \"app-theme\" are those of Theme.App; other themes are read by their own names",
      ])
  }

  /// A style is chosen as a whole: what the one for the night doesn't list comes from its parents.
  @Test func aStyleForTheNightReplacesTheOther() throws {
    let read = try android([
      "res/values/t.xml": """
      <resources>\(Self.colors)<style name="Theme.App"><item name="colorPrimary">@color/ink</item>
      <item name="colorError">@color/red</item></style></resources>
      """,
      "res/values-night/t.xml":
        ##"<resources><style name="Theme.App"><item name="colorPrimary">@color/page</item></style></resources>"##,
    ])
    #expect(try read.hex("app-theme.colorPrimary", in: "light") == "#111111")
    #expect(try read.hex("app-theme.colorPrimary", in: "dark") == "#eeeeee")
    #expect(
      try read.reason("app-theme.colorError", in: "dark") == "Theme.App doesn't set it in these files for dark")
  }

  @Test func lightAndDarkThemesAreModes() throws {
    let read = try android([
      "res/values/t.xml": """
      <resources>\(Self.colors)
      <style name="Theme.App.Dark" parent="Theme.Material"><item name="colorPrimary">@color/page</item></style>
      <style name="Theme.App.Light" parent="Theme.Material"><item name="colorPrimary">@color/ink</item></style>
      </resources>
      """,
      "res/color/tint.xml":
        #"<selector xmlns:android="x"><item android:alpha="0.5" android:color="?attr/colorPrimary"/></selector>"#,
      "res/color/gone.xml": #"<selector xmlns:android="x"><item android:color="?attr/gone"/></selector>"#,
    ])
    #expect(read.modes.map(\.name) == ["light", "dark"])
    #expect(
      try read.hex("app-theme.colorPrimary") == "#111111" && read.hex("app-theme.colorPrimary", in: "dark") == "#eeeeee"
    )
    #expect(try read.hex("tint", in: "dark") == "#eeeeee80")
    #expect(try read.reason("gone") == "no theme in these files sets ?gone")
  }

  @Test func overlaysAreSaid() throws {
    let read = try androidColors(
      """
      \(Self.colors)<style name="ThemeOverlay.App.High"><item name="colorPrimary">@color/red</item></style>
      """)
    #expect(read.tokens.tokens.count == 3)
    #expect(read.notices.map(\.message) == ["theme overlays change colors for a part of a screen, and aren't measured"])
  }

  @Test func circlesOfParentsAreErrors() throws {
    let fault = androidFault(
      "res/values/t.xml",
      #"<resources><style name="A" parent="B"/><style name="B" parent="A"/><color name="c">#fff</color></resources>"#)
    guard case .circularReference(["A", "B", "A"], nil, let place) = fault else {
      Issue.record()
      return
    }
    #expect(place.line == 1 && place.column == 25)
  }
}
