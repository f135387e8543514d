import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct AndroidColorTests {
  @Test func alphaComesFirst() throws {
    let read = try androidColors(
      """
      <color name="a">#123</color><color name="b">#8123</color><color name="c">#112233</color>
      <item type="color" name="d"> #80112233 </item>
      """)
    #expect(try read.hex("a") == "#112233" && read.hex("c") == "#112233")
    #expect(try read.hex("b") == "#11223388" && read.hex("d") == "#11223380")
    #expect(read.modes.isEmpty && read.tokens.tokens.allSatisfy { $0.values.map(\.mode) == [nil] })
    #expect(read.notices.isEmpty)
  }

  @Test func aliasesAndPlatformColorsAreFollowed() throws {
    let read = try androidColors(
      """
      <color name="ink">#101010</color><color name="a">@color/ink</color><color name="b">@com.app:color/ink</color>
      <color name="c">@android:color/white</color><color name="d">@*android:color/transparent</color>
      <color name="e">@android:color/system_accent1_600</color><color name="f">@android:color/primary_text_dark</color>
      <color name="g">@color/gone</color><color name="h">@null</color>
      """)
    #expect(try read.hex("a") == "#101010" && read.hex("b") == "#101010" && read.hex("c") == "#ffffff")
    #expect(try read.hex("d") == "#00000000")
    #expect(try read.reason("e") == "@android:color/system_accent1_600 follows the wallpaper of each device")
    #expect(try read.reason("f") == "@android:color/primary_text_dark depends on the version of Android")
    #expect(read.optionalTargets == ["gone"])
    #expect(try read.reason("h") == "it has no color")
    #expect(read.notices.count == 3)
  }

  @Test func foldersAreModes() throws {
    let read = try android([
      "app/src/main/res/values/colors.xml":
        ##"<resources><color name="a">#111111</color><color name="b">#222222</color><color name="e">@color/a</color></resources>"##,
      "app/src/main/res/values-night/colors.xml": ##"<resources><color name="a">#aaaaaa</color></resources>"##,
      "app/src/main/res/values-v31/colors.xml":
        ##"<resources><color name="a">#131313</color><color name="c">#333333</color></resources>"##,
      "app/src/main/res/values-night-v31/colors.xml": ##"<resources><color name="d">#dddddd</color></resources>"##,
    ])
    #expect(read.modes.map(\.name) == ["light", "dark", "light-v31", "dark-v31"])
    #expect(
      read.modes.map(\.base) == [nil, "light", "light", "dark"]
        && read.modes.map(\.isVariant) == [false, false, true, true])
    #expect(
      try ["light", "dark", "light-v31", "dark-v31"].map { try read.hex("a", in: $0) }
        == ["#111111", "#aaaaaa", "#131313", "#aaaaaa"], "night comes before the API level")
    #expect(try read.hex("e", in: "dark") == "#aaaaaa" && read.hex("b", in: "dark-v31") == "#222222")
    #expect(read.tokens["b"]?.values.map(\.mode) == ["light"])
    #expect(
      try read.reason("c") == "it only has values from API level 31" && read.hex("c", in: "dark-v31") == "#333333")
    #expect(try read.reason("d", in: "light-v31") == "it has no value for the day")
  }

  @Test func whatHoldsForSomeDevicesOnlyIsSaid() throws {
    let read = try android([
      "res/values/a.xml": ##"<resources><color name="a">#111</color><color name="c">#333</color></resources>"##,
      "res/values-land/a.xml": ##"<resources><color name="a">#222</color><color name="b">#222</color></resources>"##,
      "res/values-notnight/a.xml": ##"<resources><color name="c">#444</color></resources>"##,
    ])
    #expect(try read.hex("a") == "#111111" && read.reason("b") == "it only has values for devices with -land")
    #expect(try read.hex("c", in: "light") == "#444444" && read.hex("c", in: "dark") == "#333333")
    #expect(read.notices.map(\.message).contains("a color for devices with -land isn't measured (and 1 more)"))
  }

  @Test func contrastIsReadFromTheEndsOfNames() throws {
    let read = try androidColors(
      """
      <color name="primary">#333</color><color name="primary_mediumContrast">#222</color><color name="primary_highContrast">#111</color>
      <color name="onPrimary">#fff</color><color name="onPrimary_highContrast">#ffe</color>
      <color name="other">@color/onPrimary_highContrast</color>
      """)
    #expect(read.modes.map(\.name) == ["light", "light-medium-contrast", "light-high-contrast"])
    #expect(read.modes.map(\.contrast) == [.standard, .standard, .increased])
    #expect(try read.modes.map { try read.hex("primary", in: $0.name) } == ["#333333", "#222222", "#111111"])
    #expect(try read.modes.map { try read.hex("onPrimary", in: $0.name) } == ["#ffffff", "#ffffff", "#ffffee"])
    #expect(read.tokens["primary_highContrast"] == nil && read.tokens["onPrimary_highContrast"] != nil)
  }

  @Test func modulesThatDisagreeAreUndetermined() throws {
    let read = try android([
      "a/src/main/res/values/c.xml":
        ##"<resources><color name="x">#111</color><color name="y">#222</color></resources>"##,
      "b/src/main/res/values/c.xml":
        ##"<resources><color name="x">#112</color><color name="y">#222</color></resources>"##,
      "a/src/debug/res/values/c.xml": ##"<resources><color name="y">#f00</color></resources>"##,
    ])
    #expect(try read.reason("x") == "modules define it differently; audit each module by itself")
    #expect(try read.hex("y") == "#222222")
    let notice = "src/debug replaces this color in its builds, which aren't measured; src/main is read"
    #expect(read.notices.map(\.message).contains(notice))
  }

  @Test func onlyResourcesWithColorsAreRecognized() {
    func isRecognized(_ path: String, _ text: String) -> Bool {
      AndroidFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(isRecognized("c.xml", ##"<resources><color name="a">#fff</color></resources>"##))
    #expect(isRecognized("res/color/a.xml", #"<selector><item android:color="@color/a"/></selector>"#))
    #expect(isRecognized("c.xml", "<resources><color"), "the reader says what is wrong")
    #expect(!isRecognized("s.xml", #"<resources><string name="a">x</string></resources>"#))
    #expect(!isRecognized("c.txt", ##"<resources><color name="a">#fff</color></resources>"##))
    #expect(!isRecognized("b.xml", #"<selector><item><shape android:color="@color/a"/></item></selector>"#))
    #expect(!isRecognized("p.xml", "<plist><resources/><color/></plist>"))
  }
}
