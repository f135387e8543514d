import ColorScience
import DesignTokens
import SourceText

/// A slot that is put into a color set for an appearance that has none.
struct ColorSetInsertion {
  let bytes: [UInt8]
  let root: JSONNode

  /// What adds an entry behind those for the same devices and gamut, written as the base entry is.
  func replacement(_ color: Color, _ missing: MissingValue) throws(EditError) -> TextReplacement {
    guard let colors = root["colors"], let entries = colors.elements else { throw .changed }
    guard let base = missing.base, let path = root.path(to: base.byteRange), let member = path.last?.name,
      member.name == "color", let entry = path.dropLast().last?.node
    else { throw .noPlace("its base entry wasn't found in the color set") }
    guard let appearances = ColorSetInsertion.appearances(of: missing.mode) else {
      throw .noPlace("\(missing.mode.madeVisible) isn't a known color set appearance")
    }
    let layout = JSONLayout(bytes, root: root)
    let variant = entries.indices.filter { index in
      ["idiom", "display-gamut"].allSatisfy { entries[index][$0]?.string == entry[$0]?.string }
    }
    let empty = variant.first { entries[$0]["color"] == nil && hasAppearances(entries[$0], appearances) }
    if let empty, let node = entry["color"] { return try filling(entries[empty], with: color, like: node, layout) }
    var failure: EditError?
    let last = variant.last ?? entries.count - 1
    let insertion = layout.insertion(into: colors, after: last) { indentation in
      do throws(EditError) { return try text(of: entry, color, appearances, layout, indentation) } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    return insertion
  }

  /// Whether an entry is for these appearances, in any order.
  private func hasAppearances(_ entry: JSONNode, _ appearances: [(String, String)]) -> Bool {
    let own = (entry["appearances"]?.elements ?? []).map {
      [$0["appearance"]?.string ?? "", $0["value"]?.string ?? ""]
    }
    return Set(own.map { $0.map { Array($0.utf8) } }) == Set(appearances.map { [Array($0.0.utf8), Array($0.1.utf8)] })
  }

  /// What gives an empty slot a color, written as another one is.
  private func filling(
    _ slot: JSONNode, with color: Color, like model: JSONNode, _ layout: JSONLayout
  ) throws(EditError) -> TextReplacement {
    var failure: EditError?
    let insertion = layout.insertion(into: slot, after: slot.index(of: "appearances")) { indentation in
      let copy = layout.text(of: model.range, at: indentation)
      do throws(EditError) {
        let document = SourceFile(path: "", bytes: copy)
        guard let node = try? readJSON(document) else { throw .changed }
        let replacements = try ColorSetNotation(document: document).replacements(of: node, with: color)
        return JSONLayout.quoted("color") + layout.colon(in: slot) + (try TextReplacement.apply(replacements, to: copy))
      } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    return insertion
  }

  /// A copy of an entry with another color and other appearances.
  private func text(
    of entry: JSONNode, _ color: Color, _ appearances: [(String, String)], _ layout: JSONLayout,
    _ indentation: [UInt8]?
  ) throws(EditError) -> [UInt8] {
    let copy = layout.text(of: entry.range, at: indentation)
    // The copy keeps its first line at the margin, so that it is laid out as in its place.
    let bytes = (indentation ?? []) + copy
    let document = SourceFile(path: "", bytes: bytes)
    guard let node = try? readJSON(document), let value = node["color"] else { throw .changed }
    var replacements = try ColorSetNotation(document: document).replacements(of: value, with: color)
    let inner = JSONLayout(bytes, root: node)
    let list = { (indentation: [UInt8]?) in
      JSONLayout.quoted("appearances") + inner.colon(in: node)
        + self.list(appearances, indentation, layout, colon: inner.colon(in: node))
    }
    if let index = node.index(of: "appearances"), let old = node.members?[index] {
      let indentation = inner.hasLines(node) ? inner.lineIndentation(at: old.nameRange.lowerBound) : nil
      replacements.append(
        TextReplacement(old.nameRange.lowerBound..<old.value.range.upperBound, list(indentation)))
    } else {
      replacements.append(inner.insertion(into: node, after: nil, list))
    }
    return Array(try TextReplacement.apply(replacements, to: bytes).dropFirst(indentation?.count ?? 0))
  }

  private func list(
    _ appearances: [(String, String)], _ indentation: [UInt8]?, _ layout: JSONLayout, colon: [UInt8]
  ) -> [UInt8] {
    func member(_ name: String, _ value: String) -> [UInt8] {
      JSONLayout.quoted(name) + colon + JSONLayout.quoted(value)
    }
    let parts = appearances.map { [member("appearance", $0.0), member("value", $0.1)] }
    guard let indentation else {
      let gap: [UInt8] = colon.last == 0x20 ? [0x20] : []
      let entries = parts.map { [0x7B] + gap + Array($0.joined(separator: [0x2C] + gap)) + gap + [0x7D] }
      return [0x5B] + Array(entries.joined(separator: [0x2C] + gap)) + [0x5D]
    }
    let outer = layout.lineEnd + indentation
    let entry = outer + layout.unit
    let inner = entry + layout.unit
    let entries = parts.map { entry + [0x7B] + inner + Array($0.joined(separator: [0x2C] + inner)) + entry + [0x7D] }
    return [0x5B] + Array(entries.joined(separator: [0x2C])) + outer + [0x5D]
  }

  /// What a color set says of a mode; nil for one that is none of the four looks, and for any appearance.
  private static func appearances(of mode: String) -> [(String, String)]? {
    switch mode {
    case "light": [("luminosity", "light")]
    case "dark": [("luminosity", "dark")]
    case "light-high-contrast": [("luminosity", "light"), ("contrast", "high")]
    case "dark-high-contrast": [("luminosity", "dark"), ("contrast", "high")]
    default: nil
    }
  }
}
