/// An element of an XML document with its location.
public struct MarkupElement: Sendable {
  /// The name with its prefix, as written.
  public let name: String
  /// The bytes of the name in the start tag.
  public let nameRange: Range<Int>
  /// The attributes in the order of the document.
  public internal(set) var attributes: [MarkupAttribute] = []
  /// The elements directly inside.
  public internal(set) var children: [MarkupElement] = []
  /// The text directly inside, with references replaced, without white space at its ends.
  public internal(set) var text = ""
  /// The bytes from the first to the last visible character of the text; nil without any.
  public internal(set) var textRange: Range<Int>?
  /// The bytes of the whole element, tags included.
  public internal(set) var range: Range<Int>

  init(name: String, nameRange: Range<Int>, start: Int) {
    (self.name, self.nameRange, range) = (name, nameRange, start..<start)
  }

  /// The attribute with a name; names are compared as UTF-8 bytes.
  ///
  /// - Complexity: O(n) in the number of attributes.
  public subscript(name: String) -> MarkupAttribute? { attributes.first { $0.name.hasSameBytes(as: name) } }
}

/// An attribute of an XML element.
public struct MarkupAttribute: Sendable {
  /// The name with its prefix, as written.
  public let name: String
  /// The bytes of the name.
  public let nameRange: Range<Int>
  /// The value, with references replaced and white space as spaces.
  public let value: String
  /// The bytes of the value without its quotes.
  public let valueRange: Range<Int>
}

/// The bounds that keep a hostile XML document from exhausting memory or stack.
public struct MarkupLimits: Sendable {
  /// The largest document, in bytes.
  public var bytes = 64 * 1024 * 1024
  /// The deepest nesting of elements.
  public var depth = 100
  /// The longest name of an element or attribute, in UTF-8 bytes.
  public var nameLength = 1024
  /// The most attributes of an element.
  public var attributeCount = 1024

  /// The default bounds.
  public init() {}
}
