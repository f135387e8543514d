import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct AndroidSelectorTests {
  private func selector(_ items: String, _ values: String = "") throws -> Imported {
    try android([
      "res/color/button.xml": "<selector>\(items)</selector>",
      "res/values/colors.xml":
        ##"<resources><color name="ink">#000000</color><color name="page">#ffffff</color>\##(values)</resources>"##,
    ])
  }

  @Test func theFirstItemWhoseStatesApplyDecides() throws {
    let read = try selector(
      """
      <item android:state_enabled="false" android:color="#aaaaaa"/>
      <item android:state_pressed="true" android:state_checked="true" android:color="#bbbbbb"/>
      <item android:state_checked="true" android:color="#cccccc"/><item android:color="@color/ink"/>
      <item android:state_focused="true" android:color="#dddddd"/>
      """)
    #expect(try read.hex("button") == "#000000" && read.hex("button.disabled") == "#aaaaaa")
    #expect(try read.hex("button.checked-pressed") == "#bbbbbb" && read.hex("button.checked") == "#cccccc")
    #expect(try read.hex("button.focused") == "#000000", "an item after one without states never shows")
  }

  @Test func anItemForEnabledViewsIsTheOrdinaryOne() throws {
    let read = try selector(
      ##"<item android:state_enabled="true" android:color="@color/ink"/><item android:color="#999999"/>"##)
    #expect(try read.hex("button") == "#000000" && read.tokens["button.disabled"] == nil)
    let last = try selector(##"<item app:state_x="true" android:color="#999999"/>"##)
    #expect(try last.hex("button") == "#999999", "without a match, the first item shows")
  }

  /// As in the buttons of Material: an item for views that can't be checked comes first.
  @Test func checkedViewsAreCheckable() throws {
    let read = try selector(
      """
      <item android:state_checkable="false" android:color="#aaaaaa"/>
      <item android:state_checked="true" android:color="#bbbbbb"/><item android:color="#cccccc"/>
      """)
    #expect(try read.hex("button") == "#aaaaaa" && read.hex("button.checked") == "#bbbbbb")
  }

  @Test func alphaIsMultiplied() throws {
    let read = try selector(
      """
      <item android:state_enabled="false" android:alpha="0.38" android:color="@color/ink"/>
      <item android:state_hovered="true" android:alpha="@dimen/half" android:color="#80ffffff"/>
      <item android:state_pressed="true" android:alpha="@dimen/gone" android:color="#fff"/>
      <item android:state_focused="true" android:lStar="50" android:color="#fff"/>
      <item android:state_selected="true" android:alpha="?attr/x" android:color="#fff"/>
      <item android:color="@macro/x"/>
      """, #"<item name="half" type="dimen" format="float">0.5</item>"#)
    #expect(try read.hex("button.disabled") == "#00000061" && read.hex("button.hovered") == "#ffffff40")
    #expect(try read.reason("button.pressed") == "the alpha @dimen/gone isn't in these files")
    #expect(try read.reason("button.focused") == "android:lStar sets the lightness of another color model, CAM16")
    #expect(try read.reason("button.selected") == "the alpha ?attr/x isn't in these files")
    #expect(try read.reason("button") == "macros such as @macro/x aren't read")
  }
}
