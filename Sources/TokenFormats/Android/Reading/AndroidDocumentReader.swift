import DesignTokens
import SourceText

/// Reads the resources of one document.
struct AndroidDocumentReader {
  private let document: SourceFile
  private let folder: AndroidFolder

  init(_ document: SourceFile) {
    self.document = document
    folder = AndroidFolder(of: document)
  }

  /// Adds the document's resources to others.
  mutating func read(into resources: inout AndroidResources) throws(FormatError) {
    let root: MarkupElement
    do throws(SourceTextError) { root = try readXML(document) } catch { throw .text(error) }
    switch root.name {
    case "resources":
      for element in root.children { try value(element, into: &resources) }
    case "selector":
      let selector = try selector(root)
      resources.colors.add(name, definition(.selector(selector), at: root.nameRange))
    default:
      throw .unexpected(
        expected: "<resources> or <selector>", found: "<\(root.name)>", token: nil, location(of: root.nameRange))
    }
  }

  /// The name of the document without its folder and extension, which a color state list has.
  private var name: String {
    let file = document.path.utf8.split(separator: Ascii.slash).last.map { String(Substring($0)) } ?? ""
    return String(file.prefix { $0 != "." })
  }

  private func location(of range: Range<Int>) -> SourceLocation { document.location(of: range) }

  private func definition<Value>(_ value: Value, at range: Range<Int>) -> AndroidDefinition<Value> {
    AndroidDefinition(folder: folder, value: value, location: location(of: range))
  }

  // MARK: Values

  private func value(_ element: MarkupElement, into resources: inout AndroidResources) throws(FormatError) {
    switch element.name == "item" ? element["type"]?.value : element.name {
    case "color":
      let name = try name(of: element)
      // Libraries have colors without a value, which apps set.
      guard let range = element.textRange else {
        resources.notices.add("a color without a value is skipped", at: location(of: element.nameRange))
        break
      }
      let value = try color(element, range, TokenPath(name.value))
      resources.colors.add(name.value, definition(.color(value), at: name.valueRange))
    case "dimen":
      let name = try name(of: element)
      resources.dimensions.add(name.value, definition(element.text, at: name.valueRange))
    case "style":
      let style = try style(element)
      resources.styles.add(style.value.name, style)
    default: break
    }
  }

  private func name(of element: MarkupElement) throws(FormatError) -> MarkupAttribute {
    guard let name = element["name"] else {
      throw .missingProperty("name", token: nil, location(of: element.nameRange))
    }
    guard !name.value.utf8.isEmpty else { throw .badName(name.value, location(of: name.valueRange)) }
    return name
  }

  private func color(
    _ element: MarkupElement, _ range: Range<Int>, _ token: TokenPath
  ) throws(FormatError) -> AndroidColorValue {
    guard let color = AndroidColor(element.text) else {
      throw notAColor(element.text, token, range)
    }
    return AndroidColorValue(color: color, text: element.text, location: location(of: range))
  }

  private func notAColor(_ text: String, _ token: TokenPath, _ range: Range<Int>) -> FormatError {
    .unexpected(expected: AndroidColor.expected, found: "\"\(text.shortened)\"", token: token, location(of: range))
  }

  private func style(_ element: MarkupElement) throws(FormatError) -> AndroidDefinition<AndroidStyle> {
    let name = try name(of: element)
    var style = AndroidStyle(name: name.value, parent: parent(of: element, name.value), colors: [])
    for item in element.children where item.name == "item" {
      guard let attribute = item["name"]?.value, let range = item.textRange, let color = AndroidColor(item.text) else {
        continue
      }
      let isOfPlatform = attribute.utf8.starts(with: "android:".utf8)
      let path = isOfPlatform ? "android." + String(attribute.dropFirst(8)) : attribute
      style.colors.append((path, AndroidColorValue(color: color, text: item.text, location: location(of: range))))
    }
    return definition(style, at: name.valueRange)
  }

  /// The parent that an attribute names, or else the part of the name before its last dot.
  private func parent(of element: MarkupElement, _ name: String) -> String? {
    guard let parent = element["parent"]?.value else {
      return name.utf8.lastIndex(of: Ascii.point).map { String(name[..<$0]) }
    }
    var text = parent.utf8[...]
    if text.first == UInt8(ascii: "@") || text.first == UInt8(ascii: "?") { text = text.dropFirst() }
    if text.first == Ascii.asterisk { text = text.dropFirst() }
    if let slash = text.firstIndex(of: Ascii.slash) {
      let kind = String(Substring(text[..<slash]))
      text = text[text.index(after: slash)...]
      if kind.utf8.starts(with: "android:".utf8) { return "android:" + String(Substring(text)) }
    }
    return text.isEmpty ? nil : String(Substring(text))
  }

  // MARK: Color state lists

  private func selector(_ root: MarkupElement) throws(FormatError) -> AndroidSelector {
    var selector = AndroidSelector()
    for item in root.children where item.name == "item" {
      guard let color = item["android:color"] else {
        throw .missingProperty("android:color", token: TokenPath(name), location(of: item.nameRange))
      }
      let place = location(of: color.valueRange)
      guard let value = AndroidColor(color.value) else {
        throw notAColor(color.value, TokenPath(name), color.valueRange)
      }
      selector.items.append(
        AndroidSelector.Item(
          states: states(of: item), value: AndroidColorValue(color: value, text: color.value, location: place),
          alpha: try alpha(of: item), hasLightness: item["android:lStar"] != nil))
    }
    guard !selector.items.isEmpty else {
      throw .missingProperty("item", token: TokenPath(name), location(of: root.nameRange))
    }
    return selector
  }

  /// The states of an item, those of the app among them, without their prefixes.
  private func states(of item: MarkupElement) -> [String: Bool] {
    var states: [String: Bool] = [:]
    for attribute in item.attributes {
      let local = attribute.name.utf8.split(separator: Ascii.colon).last.map { String(Substring($0)) } ?? ""
      guard local.utf8.starts(with: "state_".utf8), !attribute.name.utf8.starts(with: "tools:".utf8) else { continue }
      states[String(local.dropFirst(6))] = attribute.value == "true"
    }
    return states
  }

  private func alpha(of item: MarkupElement) throws(FormatError) -> AndroidSelector.Alpha {
    guard let alpha = item["android:alpha"] ?? item["app:alpha"] else { return .number(1) }
    if let number = AndroidDocumentReader.number(alpha.value) { return .number(number) }
    let prefix = "@dimen/"
    if alpha.value.utf8.starts(with: prefix.utf8) {
      return .dimension(String(alpha.value.dropFirst(prefix.utf8.count)))
    }
    guard let first = alpha.value.utf8.first, [UInt8(ascii: "@"), UInt8(ascii: "?")].contains(first) else {
      throw .unexpected(
        expected: "a number or a reference such as @dimen/name as alpha", found: "\"\(alpha.value.shortened)\"",
        token: TokenPath(name), location(of: alpha.valueRange))
    }
    return .unknown("the alpha \(alpha.value) isn't in these files")
  }

  /// A finite decimal number in a short text.
  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (Ascii.zero...Ascii.nine).contains($0) || $0 == Ascii.point || $0 == Ascii.minus
    }
    guard isPlain, text.utf8.count <= 40, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
