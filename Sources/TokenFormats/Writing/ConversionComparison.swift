import ColorScience
import DesignTokens
import SourceText

/// The comparison of a conversion's output, read back, with its input.
public struct ConversionComparison: Sendable {
  /// A token that is found with another value, or not at all, in a mode.
  public struct Difference: Sendable, Hashable {
    /// The token.
    public let path: TokenPath
    /// The mode.
    public let mode: String
  }

  /// The tokens as read back.
  public let imported: Imported
  /// The number of compared values.
  public private(set) var count = 0
  /// The tokens that differ, excluding those that the conversion omits.
  public private(set) var differences: [Difference] = []

  /// The tolerance for equal components, because conversions between spaces aren't exact.
  public static let tolerance = 1e-9

  /// Reads and compares.
  ///
  /// - Throws: `ConversionError.unreadable` when the reader refuses a document.
  public init(
    _ conversion: Conversion, reader: any TokenFormat.Type, of tokens: TokenSet, modes: [Mode]
  ) throws(ConversionError) {
    let library = WrittenLibrary(conversion.documents)
    let entries = conversion.entries.compactMap { library.files[$0] }
    do throws(FormatError) {
      imported = try reader.tokens(from: entries, library: library)
    } catch { throw .unreadable(error) }
    let source = TokenResolver(tokens: tokens, modes: modes)
    let readModes = ConversionComparison.modes(imported, conversion)
    let read = TokenResolver(tokens: imported.tokens, modes: readModes)
    for token in tokens.tokens {
      guard let name = conversion.names[token.path] else { continue }
      for mode in modes {
        guard let readMode = conversion.modeNames[mode.name],
          case .value(let value)? = (try? source.resolve(token.path, in: mode.name))?.value
        else { continue }
        count += 1
        let readName = readMode.utf8.isEmpty ? readModes[0].name : readMode
        if case .value(let other)? = (try? read.resolve(name, in: readName))?.value,
          ConversionComparison.isSame(value, other, (source, mode.name), (read, readName))
        {
          continue
        }
        differences.append(Difference(path: token.path, mode: mode.name))
      }
    }
  }

  /// The modes that were read, and those that nothing had a value for.
  private static func modes(_ imported: Imported, _ conversion: Conversion) -> [Mode] {
    var modes = imported.modes.isEmpty ? [Mode("light")] : imported.modes
    let first = modes[0].name
    for name in conversion.modeNames.values.sorted() where !modes.contains(where: { $0.name == name }) {
      let isDarkThere = modes.contains { $0.name == "dark" }
      modes.append(Mode(name, base: name == "dark-high-contrast" && isDarkThere ? "dark" : first))
    }
    return modes
  }

  // MARK: Values

  private typealias Place = (resolver: TokenResolver, mode: String)

  private static func isNear(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= tolerance * max(1, abs(left), abs(right))
  }

  private static func isSame(_ left: TokenValue, _ right: TokenValue, _ from: Place, _ to: Place) -> Bool {
    switch (left, right) {
    case (.color(let left), .color(let right)): isSame(left, right)
    case (.dimension(let left), .dimension(let right)): left.unit == right.unit && isNear(left.value, right.value)
    case (.duration(let left), .duration(let right)), (.number(let left), .number(let right)),
      (.fontWeight(let left), .fontWeight(let right)), (.fontWeight(let left), .number(let right)):
      isNear(left, right)
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.cubicBezier(let left), .cubicBezier(let right)): (0..<4).allSatisfy { isNear(left[$0], right[$0]) }
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1, from, to) }
    case (.composite(let left), .composite(let right)):
      // The format may want parts that were left out because they are nothing.
      left.allSatisfy { part in
        right.contains { $0.name == part.name && isSame(part.value, $0.value, from, to) }
      }
    default: false
    }
  }

  private static func isSame(_ left: AuthoredValue, _ right: AuthoredValue, _ from: Place, _ to: Place) -> Bool {
    guard case .value(let value)? = try? from.resolver.resolve(left, in: from.mode),
      case .value(let other)? = try? to.resolver.resolve(right, in: to.mode)
    else { return false }
    return isSame(value, other, from, to)
  }

  /// Whether two colors look the same everywhere: in the same components, or in XYZ where their spaces differ.
  static func isSame(_ left: Color, _ right: Color) -> Bool {
    guard isNear(left.alpha, right.alpha) else { return false }
    let isOneSpace = left.space == right.space && left.missing == right.missing
    let first = isOneSpace ? left.components : left.converted(to: .xyzD65).components
    let second = isOneSpace ? right.components : right.converted(to: .xyzD65).components
    return (0..<3).allSatisfy { lane in
      isNear(first[lane], second[lane])
        || (isOneSpace && left.space.components[lane].isHue
          && isNear(abs(first[lane] - second[lane]).truncatingRemainder(dividingBy: 360), 0))
    }
  }
}

/// The documents of a conversion, for what they refer to.
private struct WrittenLibrary: DocumentLibrary {
  let files: [String: SourceFile]

  init(_ documents: [WrittenDocument]) {
    files = Dictionary(
      documents.map { ($0.path, SourceFile(path: $0.path, bytes: Array($0.text.utf8))) },
      uniquingKeysWith: { first, _ in first })
  }

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    var names = document.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.dropLast()
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where name != "." {
      if name == ".." { names = names.dropLast() } else { names.append(name) }
    }
    return files[names.joined(separator: "/")]
  }
}
