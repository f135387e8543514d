import SourceText

/// The texts of Android layouts on the background of the nearest view around them.
struct LayoutUses {
  /// Returns the colors that a value means.
  let colors: (String) -> [Int]

  /// Views that are as their background says, or that show what is behind them.
  private static let containers: Set<String> = [
    "LinearLayout", "LinearLayoutCompat", "RelativeLayout", "FrameLayout", "ConstraintLayout", "MotionLayout",
    "CoordinatorLayout", "ScrollView", "NestedScrollView", "HorizontalScrollView", "TableLayout", "TableRow",
    "GridLayout", "FlexboxLayout", "SwipeRefreshLayout", "ViewFlipper", "ViewSwitcher", "DrawerLayout", "layout",
  ]
  /// Views without a background that show a text.
  private static let texts: Set<String> = [
    "TextView", "AppCompatTextView", "MaterialTextView", "EditText", "AppCompatEditText", "CheckBox", "RadioButton",
    "CheckedTextView", "TextClock", "Chronometer",
  ]
  /// Parts of the names of styles that likely have a background.
  private static let filled = ["utton", "adge", "hip", "Tag", "ill", "oast", "ooltip", "abel"]

  /// Returns the name of a view's class without its package.
  private static func className(_ element: MarkupElement) -> String {
    element.name.utf8.split(separator: Ascii.point).last.map { String(Substring($0)) } ?? element.name
  }

  private static func value(_ element: MarkupElement, _ names: [String]) -> String? {
    names.lazy.compactMap { element[$0]?.value }.first
  }

  /// Whether a background shows what is behind it.
  private static func isClear(_ value: String) -> Bool {
    ["electableItemBackground", "@null", "transparent", "@empty"].contains { value.holdsBytes(of: $0) }
  }

  /// Returns the background of what is inside of a view; empty if it isn't known.
  func ground(of element: MarkupElement, above: [Int]) -> [Int] {
    guard element["android:alpha"] == nil else { return [] }
    let name = LayoutUses.className(element)
    if let value = LayoutUses.value(
      element, ["app:cardBackgroundColor", "android:backgroundTint", "app:backgroundTint", "android:background"])
    {
      return LayoutUses.isClear(value) && LayoutUses.containers.contains(name) ? above : colors(value)
    }
    return LayoutUses.containers.contains(name) && element["style"] == nil ? above : []
  }

  /// Views whose children can be on top of each other.
  private static let stacks: Set<String> = [
    "RelativeLayout", "FrameLayout", "ConstraintLayout", "MotionLayout", "CoordinatorLayout",
  ]

  /// Returns the background of each child; that of those after one that fills the view, such as a picture, isn't known.
  func grounds(inside element: MarkupElement, _ ground: [Int]) -> [[Int]] {
    guard !ground.isEmpty, LayoutUses.stacks.contains(LayoutUses.className(element)) else {
      return element.children.map { _ in ground }
    }
    var isCovered = false
    return element.children.map { child in
      defer {
        let sizes = [child["android:layout_width"]?.value, child["android:layout_height"]?.value]
        let isFull = sizes.allSatisfy { $0 == "match_parent" || $0 == "0dp" }
        isCovered = isCovered || isFull && !LayoutUses.containers.contains(LayoutUses.className(child))
      }
      return isCovered ? [] : ground
    }
  }

  /// Returns the colors of a text without a background; empty if another color may be behind it, or if its color isn't known.
  func text(of element: MarkupElement) -> [Int] {
    guard LayoutUses.texts.contains(LayoutUses.className(element)), element["android:alpha"] == nil,
      element["android:enabled"]?.value != "false", element["android:shadowColor"] == nil,
      let value = element["android:textColor"]?.value,
      LayoutUses.value(element, ["android:backgroundTint", "app:backgroundTint"]) == nil,
      element["android:background"].map({ LayoutUses.isClear($0.value) }) ?? true
    else { return [] }
    if let style = element["style"]?.value, LayoutUses.filled.contains(where: { style.holdsBytes(of: $0) }) {
      return []
    }
    return colors(value)
  }
}
