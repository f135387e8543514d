extension Unicode.Scalar {
  /// Whether the scalar is a control, bidirectional, invisible, separator or unassigned-use character that output must not pass on raw.
  ///
  /// Covers the general categories Cc, Cf, Zl, Zp, Cs, Co and the variation selectors; ordinary space is seen.
  public var isUnseen: Bool {
    if value >= 0x20, value < 0x7F { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return properties.isVariationSelector || properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar as `U+202E`, the way people name it.
  public var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// Whether the text is nothing but visible ASCII and spaces, as almost all texts are.
  ///
  /// - Complexity: O(n).
  package var isVisibleASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// The text with every unseen scalar written out as `<U+202E>`, so that it can only be read as text.
  ///
  /// - Complexity: O(n).
  public var madeVisible: String {
    guard !isVisibleASCII, unicodeScalars.contains(where: \.isUnseen) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isUnseen { text += "<" + scalar.codePointName + ">" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
