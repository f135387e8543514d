/// The reason why the color of numbers or digits can't be determined.
package enum ColorUnknown: Hashable {
  /// The color space depends on the device, or isn't supported.
  case space
  /// The labels are those of no known initializer.
  case form
  /// An argument has no known meaning; "_" stands for no label.
  case argument(String)
  /// A component is computed at run time.
  case components
  /// The opacity is computed at run time.
  case opacity
  /// The digits are computed at run time.
  case digits
  /// The digits are in a multiline or interpolated string.
  case string
  /// A text isn't a hexadecimal color.
  case text(String)
  /// A number isn't a hexadecimal color.
  case number

  /// The reason as a sentence without a period.
  package var words: String {
    switch self {
    case .space: "its color space is device-dependent or unsupported"
    case .form: "its components have an unsupported form"
    case .argument(let label): "the argument \(label): can change its color"
    case .components: "its components are computed at run time"
    case .opacity: "its opacity is computed at run time"
    case .digits: "its digits are computed at run time"
    case .string: "its value is a multiline or interpolated string"
    case .text(let text): "\"\(text.prefix(40))\" isn't a hexadecimal color"
    case .number: "its number isn't a hexadecimal color"
    }
  }
}

/// What the source doesn't state about a color, and what is assumed.
package enum ColorAssumption: Hashable {
  /// The last two of eight digits are the alpha.
  case alphaLast
  /// Whole components over 1 have a range of 0 to 255.
  case bytes

  /// The assumption as a sentence without a period.
  package var words: String {
    switch self {
    case .alphaLast: "the last two of eight hexadecimal digits are read as alpha (RRGGBBAA)"
    case .bytes: "whole components over 1 are read as 0 to 255"
    }
  }
}
