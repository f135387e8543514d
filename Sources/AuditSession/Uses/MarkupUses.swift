import SourceText

/// The colors of elements and styles in the XML of Android.
enum MarkupUses {
  /// Returns the pairs in a document, each with the offset of its first use; none if it can't be read.
  static func pairs(in file: SourceFile, _ names: ColorNames) -> [ColorPair: Int] {
    var found: [ColorPair: Int] = [:]
    guard let root = try? readXML(file) else { return found }
    var rest = [root]
    while let element = rest.popLast() {
      rest += element.children
      var setting = ColorSetting()
      for attribute in element.attributes { add(attribute.name, attribute.value, to: &setting, names) }
      if element.name == "style" {
        for item in element.children { add(item["name"]?.value ?? "", item.text, to: &setting, names) }
      }
      for pair in setting.pairs { found[pair] = min(found[pair] ?? .max, element.range.lowerBound) }
    }
    return found
  }

  private static func add(_ name: String, _ value: String, to setting: inout ColorSetting, _ names: ColorNames) {
    func colors() -> [Int] {
      // A name without a mark is a text.
      guard let first = value.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?"),
        !value.holdsBytes(of: "drawable/"), !value.holdsBytes(of: ":"),
        let reference = ColorReference(Array(value.utf8)[...])
      else { return [] }
      return names.colors(of: reference.name, isWhole: true, mayBePlatform: false)
    }
    switch name {
    case "android:textColor": setting.text = colors()
    case "android:backgroundTint", "app:backgroundTint", "backgroundTint": setting.background = colors()
    case "android:background" where setting.background == nil: setting.background = colors()
    default: break
    }
  }
}
