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

  /// Returns the name of a view's class without its package.
  private static func className(_ element: MarkupElement) -> String {
    element.name.utf8.split(separator: Ascii.point).last.map { String(Substring($0)) } ?? element.name
  }

  private static func value(_ element: MarkupElement, _ names: [String]) -> String? {
    names.lazy.compactMap { element[$0]?.value }.first
  }

  /// Whether a background shows what is behind it.
  private static func isClear(_ value: String) -> Bool {
    value.holdsBytes(of: "electableItemBackground")
      || ["@null", "@empty", "@android:color/transparent", "@color/transparent"].contains(value)
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
      defer { isCovered = isCovered || LayoutUses.mayCover(child) }
      return isCovered ? [] : ground
    }
  }

  /// Whether a view may be behind those that follow it.
  private static func mayCover(_ view: MarkupElement) -> Bool {
    let name = className(view)
    if texts.contains(name) { return false }
    let full = ["android:layout_width", "android:layout_height"].map { size in
      view[size].map { ["match_parent", "fill_parent", "0dp"].contains($0.value) } ?? true
    }
    return containers.contains(name) ? !full.contains(false) : full.contains(true)
  }

  /// Returns the colors of a text without a background; empty if another color may be behind it, or if its color isn't known.
  func text(of element: MarkupElement) -> [Int] {
    guard LayoutUses.texts.contains(LayoutUses.className(element)), element["android:alpha"] == nil,
      element["android:enabled"]?.value != "false", element["android:shadowColor"] == nil,
      let value = element["android:textColor"]?.value,
      LayoutUses.value(element, ["android:backgroundTint", "app:backgroundTint"]) == nil,
      element["android:background"].map({ LayoutUses.isClear($0.value) }) ?? true
    else { return [] }
    // Another style may have a background.
    guard element["style"].map({ $0.value.holdsBytes(of: "Text") }) ?? true else { return [] }
    return colors(value)
  }
}
