import DesignTokens
import SwiftSource

/// Which branches of `#if` are read: those that an iOS release build compiles.
///
/// Where no branch is for iOS, the first that is for another platform is read, so that its tokens are not lost.
struct SwiftConditions {
  private let outline: SwiftOutline
  private(set) var isRead: [Bool]
  private(set) var notices: [Notice] = []

  init(_ outline: SwiftOutline) {
    self.outline = outline
    isRead = Array(repeating: false, count: outline.branches.count)
    guard !outline.branches.isEmpty else { return }
    var blocks: [Int: [Int]] = [:]
    for (index, branch) in outline.branches.enumerated() { blocks[branch.first, default: []].append(index) }
    for first in blocks.keys.sorted() {
      guard let branches = blocks[first], outline.branches[first].parent.map({ isRead[$0] }) ?? true else { continue }
      if let chosen = choose(among: branches) { isRead[chosen] = true }
    }
    noticeUnread(blocks)
  }

  private func choose(among branches: [Int]) -> Int? {
    for branch in branches {
      guard let condition = outline.branches[branch].condition else { return branch }
      if holds(outline.expression(in: condition)) { return branch }
    }
    return branches.first { index in
      outline.branches[index].condition?.contains { outline.isToken($0, "os") || outline.isToken($0, "canImport") }
        == true
    }
  }

  private func holds(_ expression: SwiftExpression) -> Bool {
    switch expression.unparenthesized.kind {
    case .boolean(let value): value
    case .prefix("!", let value): !holds(value)
    case .binary("&&", let left, let right): holds(left) && holds(right)
    case .binary("||", let left, let right): holds(left) || holds(right)
    case .call(let callee, let arguments): holds(callee.path?.last, arguments.first?.value.path?.last ?? "")
    default: false
    }
  }

  private func holds(_ function: String?, _ argument: String) -> Bool {
    switch function {
    case "os": argument == "iOS"
    case "canImport":
      ["SwiftUI", "UIKit", "Foundation", "CoreGraphics", "Combine", "Observation", "QuartzCore"].contains(argument)
    case "swift", "compiler", "hasFeature", "hasAttribute": true
    default: false
    }
  }

  /// Says which branches are left out that declare constants.
  private mutating func noticeUnread(_ blocks: [Int: [Int]]) {
    var counts: [Int: Int] = [:]
    for declaration in outline.declarations {
      guard let branch = declaration.branch, !isRead[branch], declaration.modifiers.contains(.static),
        declaration.kind == .constant || declaration.kind == .variable
      else { continue }
      counts[outline.branches[branch].first, default: 0] += 1
    }
    for (first, count) in counts.sorted(by: { $0.key < $1.key }) {
      let read = blocks[first]?.first { isRead[$0] }
      let place = outline.branches[first].directive
      notices.append(
        Notice(
          "of this #if \(read.map(name) ?? "no branch") is read; \(count) static \(count == 1 ? "constant" : "constants") "
            + "in other branches are not",
          at: outline.location(of: place..<place + 1)))
    }
  }

  private func name(of branch: Int) -> String {
    guard let condition = outline.branches[branch].condition else { return "the branch after #else" }
    let text = String(decoding: outline.source.bytes[outline.bytes(of: condition)].prefix(60), as: UTF8.self)
    return "the branch for \(text)"
  }
}
