import SourceText

/// The colors of elements and styles in the XML of Android, and of views in storyboards and XIB files.
enum MarkupUses {
  /// Returns the pairs in a document, each with the offset of its first use; none if it can't be read.
  static func pairs(in file: SourceFile, _ names: ColorNames) -> [ColorPair: Int] {
    var found: [ColorPair: Int] = [:]
    guard let root = try? readXML(file) else { return found }
    func add(_ texts: [Int], _ grounds: [Int], _ element: MarkupElement) {
      for pair in ColorSetting(text: texts, background: grounds).pairs {
        found[pair] = min(found[pair] ?? .max, element.range.lowerBound)
      }
    }
    if root.name == "document" {
      let builder = InterfaceBuilderUses { names.colors(of: $0, isWhole: true, mayBePlatform: false) }
      var rest = [(element: root, above: [Int]())]
      while let (element, above) = rest.popLast() {
        let seen = builder.text(of: element, above: above)
        add(seen.text, seen.background, element)
        let grounds = builder.grounds(inside: element, builder.ground(of: element, above: above))
        rest += zip(element.children, grounds).map { ($0, $1) }
      }
      return found
    }
    let layout = LayoutUses { colors($0, names) }
    var rest = [(element: root, above: [Int]())]
    while let (element, above) = rest.popLast() {
      add(layout.text(of: element), above, element)
      let grounds = layout.grounds(inside: element, layout.ground(of: element, above: above))
      rest += zip(element.children, grounds).map { ($0, $1) }
      var setting = ColorSetting()
      for attribute in element.attributes { set(attribute.name, attribute.value, in: &setting, names) }
      // Nothing is required of a disabled control.
      if element["name"]?.value.holdsBytes(of: "isabled") == true { setting.isTranslucent = true }
      if element.name == "style" {
        for item in element.children { set(item["name"]?.value ?? "", item.text, in: &setting, names) }
      }
      if !setting.isTranslucent { add(setting.text ?? [], setting.background ?? [], element) }
    }
    return found
  }

  /// Returns the colors of a resource or an attribute of the theme, by a value such as `@color/text`.
  private static func colors(_ value: String, _ names: ColorNames) -> [Int] {
    // A name without a mark is a text.
    guard let first = value.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?"),
      !value.holdsBytes(of: "drawable/"), !value.holdsBytes(of: ":"),
      let reference = ColorReference(Array(value.utf8)[...])
    else { return [] }
    return names.colors(
      of: reference.name, isWhole: true, mayBePlatform: false, isAttribute: first == UInt8(ascii: "?"))
  }

  private static func set(_ name: String, _ value: String, in setting: inout ColorSetting, _ names: ColorNames) {
    switch name {
    case "android:textColor": setting.text = colors(value, names)
    case "android:backgroundTint", "app:backgroundTint", "backgroundTint": setting.background = colors(value, names)
    case "android:background" where setting.background == nil: setting.background = colors(value, names)
    case "android:alpha": setting.isTranslucent = true
    case "android:enabled" where value == "false": setting.isTranslucent = true
    default: break
    }
  }
}
