import SourceText
import SwiftSource

/// A scene of a storyboard that code opens only by the name of its class: that is its identifier, or it has none.
struct StoryboardScene {
  /// The class of the view controller.
  let owner: String
  /// The identifier of the view controller in the storyboard.
  let id: String
  /// The bytes of the scene.
  let bytes: Range<Int>
  /// The classes that the scene has or opens.
  var names: Set<String> = []

  /// Whether the storyboard starts with the scene, or a segue opens it, in some of the storyboard's bytes.
  func isOpened(in bytes: ArraySlice<UInt8>) -> Bool {
    ["initialViewController", "<segue destination"].contains { bytes.firstOffset(of: "\($0)=\"\(id)\"") != nil }
  }

  /// Returns the scenes of some classes in a storyboard, in order.
  static func scenes(in file: SourceFile, of classes: Set<String>) -> [StoryboardScene] {
    guard file.path.endsWithBytes(of: ".storyboard") else { return [] }
    let bytes = file.bytes
    var found: [StoryboardScene] = []
    var start = 0
    while let offset = bytes[start...].firstOffset(of: "<scene "),
      let length = bytes[(start + offset)...].firstOffset(of: "</scene>")
    {
      let scene = start + offset..<start + offset + length
      start = scene.upperBound
      guard let place = bytes[scene].firstOffset(of: "sceneMemberID=\"viewController\"") else { continue }
      let tag = bytes[..<(scene.lowerBound + place)].lastIndex(of: UInt8(ascii: "<")) ?? scene.lowerBound
      let attributes = bytes[tag..<scene.upperBound].prefix { $0 != UInt8(ascii: ">") }
      guard let owner = value(" customClass", in: attributes), classes.contains(owner),
        let id = value(" id", in: attributes), value(" storyboardIdentifier", in: attributes) ?? owner == owner
      else { continue }
      found.append(StoryboardScene(owner: owner, id: id, bytes: scene))
    }
    return found
  }

  private static func value(_ name: String, in attributes: ArraySlice<UInt8>) -> String? {
    guard let offset = attributes.firstOffset(of: name + "=\"") else { return nil }
    let value = attributes.dropFirst(offset + name.utf8.count + 2).prefix { $0 != UInt8(ascii: "\"") }
    return String(decoding: value, as: UTF8.self)
  }
}

extension SwiftOutline {
  /// Whether code may make the names of view controllers of parts: `"\(name)ViewController"`, or `name + "VC"`.
  var makesNamesOfControllers: Bool {
    tokens.contains { token in
      guard token.kind == .string else { return false }
      let text = source.bytes[token.range]
      return ["ViewController", "Controller", "VC"].contains { end in
        text.elementsEqual("\"\(end)\"".utf8) || text.firstOffset(of: ")" + end) != nil
      }
    }
  }

  /// Whether code adds the end of a name to another text: `kind + "Screen"` for `PhotoScreen`.
  func addsEnd(of name: String) -> Bool {
    tokens.indices.contains { token in
      guard tokens[token].kind == .string, isToken(token - 1, "+") else { return false }
      let text = source.bytes[tokens[token].range].dropFirst().dropLast()
      return text.count > 1 && name.endsWithBytes(of: String(decoding: text, as: UTF8.self))
    }
  }
}
