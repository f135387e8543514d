import ColorScience

/// The functions of Sass, by their global names.
enum SCSSFunctions {
  /// Functions of CSS whose arguments Sass keeps as text, apart from variables and what is interpolated.
  static let plainNames = Set(
    "url calc min max clamp var env attr element expression".split(separator: " ").map(String.init))

  /// Functions of CSS that stay as they are written.
  static let cssNames: Set<String> = [
    "oklch", "oklab", "lab", "lch", "color", "color-mix", "linear-gradient", "radial-gradient", "conic-gradient",
    "repeating-linear-gradient", "repeating-radial-gradient", "translate", "translate3d", "translatex", "translatey",
    "rotate", "scale", "skew", "matrix", "cubic-bezier", "steps", "minmax", "fit-content", "repeat", "blur",
    "drop-shadow", "brightness", "invert", "grayscale", "saturate", "opacity", "contrast", "sepia", "hue-rotate",
    "light-dark", "image-set", "format", "local", "device-cmyk",
  ]

  /// Whether a name, in any case of letters, is a function of CSS.
  static func isOfCSS(_ name: String) -> Bool {
    cssNames.contains(
      String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self))
  }

  /// The global name of a function of a module: `map.get` is `map-get`.
  static func global(_ name: String, of library: String) -> String {
    switch library {
    case "map": ["get", "merge", "remove", "keys", "values", "has-key"].contains(name) ? "map-" + name : "map." + name
    case "color":
      ["adjust", "scale", "change"].contains(name) ? name + "-color" : name == "channel" ? "color.channel" : name
    case "math": ["is-unitless": "unitless", "compatible": "comparable", "div": "math-div"][name] ?? name
    case "list": ["separator", "slash"].contains(name) ? "list-" + name : name
    case "string":
      ["unquote", "quote", "to-upper-case", "to-lower-case", "unique-id"].contains(name) ? name : "str-" + name
    default: name
    }
  }

  /// Whether a name is a function of Sass that isn't supported.
  static func isOfSass(_ name: String) -> Bool {
    ["selector-", "is-super", "simple-"].contains { name.utf8.starts(with: $0.utf8) }
      || [
        "zip", "set-nth", "unique-id", "random", "ie-hex-str", "keywords", "call", "get-function", "content-exists",
        "feature-exists", "variable-exists", "global-variable-exists", "function-exists", "mixin-exists",
      ].contains(name)
  }

  /// The value of a function; nil if it isn't one of these.
  static func result(_ name: String, _ arguments: SCSSArguments) -> SCSSValue? {
    if let map = mapResult(name, arguments) { return map }
    guard let compute = colorFunctions[name] ?? otherFunctions[name] ?? textFunctions[name] else { return nil }
    if let reason = arguments.unknownReason { return .unknown(reason) }
    // Filters have the names of functions of colors.
    if cssNames.contains(name), arguments.values.count == 1, arguments.values[0].number != nil { return nil }
    return compute(arguments).map { SCSSValue($0.content) }
      ?? .unknown("\(name)() has an argument that Palpable can't compute")
  }

  /// A calculation as CSS writes it.
  static func calculated(_ text: String) -> SCSSValue { SCSSValue(.text(text, isQuoted: false)) }

  // MARK: Maps and lists

  /// Functions of maps, whose unknown values don't matter unless they are read.
  private static func mapResult(_ name: String, _ arguments: SCSSArguments) -> SCSSValue? {
    guard
      [
        "map-get", "map-merge", "map.deep-merge", "map-has-key", "map-keys", "map-values", "map-remove", "map.set",
        "nth", "length", "join", "append", "index", "is-bracketed", "list-separator",
      ].contains(name)
    else { return nil }
    guard
      let first = arguments[0, name.hasPrefix("map") ? "map" : "list"] ?? arguments[0, "map1"] ?? arguments[0, "list1"]
    else { return .unknown("\(name)() has too few arguments") }
    if let reason = first.unknownReason { return .unknown(reason) }
    switch name {
    case "nth":
      let items = first.elements
      guard let position = arguments[1, "n"]?.number, let index = Int(exactly: position) else {
        return .unknown("nth() has no position")
      }
      let offset = index < 0 ? items.count + index : index - 1
      return items.indices.contains(offset) ? items[offset] : .unknown("the list has no element \(index)")
    case "length": return SCSSValue(.number(Double(first.elements.count), unit: ""))
    case "is-bracketed": return SCSSValue(.bool(first.hasBrackets))
    case "list-separator": return SCSSValue(.text(first.hasCommas == true ? "comma" : "space", isQuoted: false))
    case "index": return position(of: arguments[1, "value"], in: first.elements)
    case "join", "append":
      guard let second = arguments[1, name == "join" ? "list2" : "val"] else {
        return .unknown("\(name)() has too few arguments")
      }
      let items = first.elements + (name == "join" ? second.elements : [second])
      guard items.count <= SCSSInterpreter.elementLimit else { return .unknown("the list is too long") }
      // One value and an empty list have no separator; then the other list decides, or else it's a blank.
      let decided = name == "join" ? first.hasCommas ?? second.hasCommas : first.hasCommas
      let separators = ["auto": decided ?? false, "comma": true, "space": false]
      guard let hasCommas = separators[arguments[2, "separator"]?.plainText ?? "auto"] else {
        return .unknown("\(name)() has a separator that Palpable can't write")
      }
      var list = SCSSValue(.list(items, hasCommas: hasCommas))
      let brackets = name == "join" ? arguments[3, "bracketed"] : nil
      list.hasBrackets = brackets == nil || brackets?.plainText == "auto" ? first.hasBrackets : brackets?.isTrue == true
      return list
    default: break
    }
    guard let entries = first.entries else { return .unknown("\(name)() has a value that isn't a map") }
    return ofMap(name, first, entries, arguments)
  }

  private static func ofMap(
    _ name: String, _ map: SCSSValue, _ entries: [SCSSValue.Entry], _ arguments: SCSSArguments
  ) -> SCSSValue {
    let keys = arguments.values.dropFirst() + [arguments.named["key"]].compactMap { $0 }
    switch name {
    case "map-get": return keys.isEmpty ? .unknown("map-get() has no key") : value(in: map, at: Array(keys))
    case "map-has-key":
      // A key whose value is `null` or can't be determined is a key too.
      guard let last = keys.last else { return .unknown("map-has-key() has no key") }
      guard let identity = last.identity else { return .unknown(last.unknownReason ?? "the key isn't a value") }
      let holder = value(in: map, at: Array(keys.dropLast()))
      if let reason = holder.unknownReason { return .unknown(reason) }
      return SCSSValue(.bool(holder.entries?.contains { $0.identity == identity } ?? false))
    case "map-keys":
      return SCSSValue(.list(entries.map(\.original), hasCommas: true))
    case "map-values": return SCSSValue(.list(entries.map(\.value), hasCommas: true))
    case "map-remove":
      if let reason = keys.lazy.compactMap(\.unknownReason).first { return .unknown(reason) }
      let gone = Set(keys.compactMap(\.identity))
      return SCSSValue(.map(entries.filter { !gone.contains($0.identity) }))
    case "map.set":
      guard keys.count == 2, let entry = SCSSValue.Entry(keys[keys.startIndex], keys[keys.startIndex + 1]) else {
        return .unknown("map.set() needs a key and a value")
      }
      return merged(entries, [entry], isDeep: false)
    default:
      guard let second = arguments[1, "map2"] else { return .unknown("\(name)() has too few arguments") }
      if let reason = second.unknownReason { return .unknown(reason) }
      guard let others = second.entries else { return .unknown("\(name)() has a value that isn't a map") }
      return merged(entries, others, isDeep: name == "map.deep-merge")
    }
  }

  /// The value at nested keys, `null` if there is none.
  private static func value(in map: SCSSValue, at keys: [SCSSValue]) -> SCSSValue {
    var value = map
    for key in keys {
      if let reason = value.unknownReason { return .unknown(reason) }
      guard let identity = key.identity else { return .unknown(key.unknownReason ?? "the key isn't a value") }
      guard let entry = value.entries?.first(where: { $0.identity == identity }) else { return SCSSValue(.null) }
      var reference = value.reference
      reference?.keys.append(entry.key)
      value = entry.value
      if let reference { value.reference = reference }
    }
    return value
  }

  private static func merged(
    _ entries: [SCSSValue.Entry], _ others: [SCSSValue.Entry], isDeep: Bool, depth: Int = 0
  ) -> SCSSValue {
    var result = entries
    var positions = Dictionary(entries.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    for entry in others {
      if let position = positions[entry.identity] {
        if isDeep, depth < SCSSInterpreter.depthLimit, let inner = result[position].value.entries,
          let other = entry.value.entries
        {
          result[position].value = merged(inner, other, isDeep: true, depth: depth + 1)
        } else {
          result[position].value = entry.value
        }
      } else {
        positions[entry.identity] = result.count
        result.append(entry)
      }
    }
    guard result.count <= SCSSInterpreter.elementLimit else { return .unknown("the map is too long") }
    return SCSSValue(.map(result))
  }

  /// The place of a value in a list, or null.
  private static func position(of wanted: SCSSValue?, in items: [SCSSValue]) -> SCSSValue {
    guard let wanted else { return .unknown("index() has too few arguments") }
    for (offset, item) in items.enumerated() {
      guard let isEqual = SCSSValue.areEqual(item, wanted).isTrue else {
        return .unknown("index() has a value that can't be compared")
      }
      if isEqual { return SCSSValue(.number(Double(offset + 1), unit: "")) }
    }
    return SCSSValue(.null)
  }

  // MARK: Numbers and texts

  private static func number(_ value: Double, like other: SCSSValue?) -> SCSSValue {
    guard case .number(_, let unit)? = other?.content else { return SCSSValue(.number(value, unit: "")) }
    return SCSSValue(.number(value, unit: unit))
  }

  private static func rounding(_ round: @escaping @Sendable (Double) -> Double)
    -> @Sendable (SCSSArguments) -> SCSSValue?
  {
    { arguments in arguments[0, "number"]?.number.map { number(round($0), like: arguments[0, "number"]) } }
  }

  private static let otherFunctions: [String: @Sendable (SCSSArguments) -> SCSSValue?] = [
    "percentage": { $0[0, "number"]?.number.map { SCSSValue(.number($0 * 100, unit: "%")) } },
    "math-div": { arguments in
      guard let left = arguments[0, "number1"], let right = arguments[1, "number2"] else { return nil }
      return SCSSArithmetic.result(left, "/", right, keepsSlash: false)
    },
    "round": rounding { $0.rounded() }, "floor": rounding { $0.rounded(.down) },
    "ceil": rounding { $0.rounded(.up) }, "abs": rounding { abs($0) },
    "unquote": { $0[0, "string"]?.plainText.map { SCSSValue(.text($0, isQuoted: false)) } },
    "quote": { $0[0, "string"]?.plainText.map { SCSSValue(.text($0, isQuoted: true)) } },
    "inspect": { inspected($0[0, "value"]).map { SCSSValue(.text($0, isQuoted: false)) } },
    "unit": { arguments in
      guard case .number(_, let unit)? = arguments[0, "number"]?.content else { return nil }
      return SCSSValue(.text(unit, isQuoted: true))
    },
    "type-of": { arguments in
      guard let value = arguments[0, "value"], !value.isCalculation else { return nil }
      return SCSSValue(.text(typeName(value), isQuoted: false))
    },
    "unitless": { arguments in
      guard case .number(_, let unit)? = arguments[0, "number"]?.content else { return nil }
      return SCSSValue(.bool(unit.isEmpty))
    },
    "comparable": { arguments in
      guard case .number(_, let unit)? = arguments[0, "number1"]?.content,
        case .number(_, let other)? = arguments[1, "number2"]?.content
      else { return nil }
      return SCSSValue(.bool(unit.isEmpty || other.isEmpty || SCSSUnit(unit).kind == SCSSUnit(other).kind))
    },
  ]

  /// A value as Sass shows it.
  private static func inspected(_ value: SCSSValue?) -> String? {
    switch value?.content {
    case .number, .bool, .text(_, isQuoted: false): value?.isCalculation == true ? nil : value?.plainText
    case .null: "null"
    case .list(let items, _)
    where !items.isEmpty && items.allSatisfy { $0.elements.count == 1 && !$0.isNull && inspected($0) != nil }:
      value?.plainText
    default: nil
    }
  }

  private static func typeName(_ value: SCSSValue) -> String {
    switch value.content {
    case .color: "color"
    case .number: "number"
    case .text: "string"
    case .bool: "bool"
    case .null: "null"
    case .list: "list"
    case .map: "map"
    case .unknown: "unknown"
    }
  }
}
