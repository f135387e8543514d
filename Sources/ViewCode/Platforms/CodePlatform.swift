import SwiftSource

/// The platforms that conditions distinguish.
enum CodePlatform: String, CaseIterable {
  case iOS, watchOS, visionOS, catalyst, macOS, tvOS

  /// The platforms with touch and the text sizes of iOS.
  static let touch: Set<CodePlatform> = [.iOS, .watchOS, .visionOS]
}

/// The branch of an `#if` that is read.
struct ConditionalBlock {
  /// The token of the directive.
  private(set) var start: Int
  /// The first token after the directive and its condition.
  private(set) var body: Int
  /// The platforms whose release may compile the branch.
  private(set) var isPossible: Set<CodePlatform> = []
  /// Whether every release for an iPhone compiles the branch, unless it may compile an earlier one.
  private(set) var holdsOnPhones = false
  /// The platforms that may not compile any earlier branch.
  private var isOpen = Set(CodePlatform.allCases)

  init(_ start: Int, in outline: SwiftOutline) {
    (self.start, body) = (start, start)
    startBranch(at: start, hasCondition: true, in: outline)
  }

  mutating func startBranch(at token: Int, hasCondition: Bool, in outline: SwiftOutline) {
    (start, body) = (token, token + 1)
    guard hasCondition else {
      isPossible = isOpen
      holdsOnPhones = isOpen.contains(.iOS)
      return
    }
    while body < outline.tokens.count, !outline.tokens[body].startsLine, outline.tokens[body].kind != .end { body += 1 }
    let condition = outline.expression(in: token + 1..<body)
    isPossible = isOpen.filter { $0.holds(condition) != false }
    holdsOnPhones = isPossible.contains(.iOS) && CodePlatform.iOS.holds(condition) == true
    isOpen = isOpen.filter { $0.holds(condition) != true }
  }
}

extension CodePlatform {
  /// Returns whether a condition of `#if` holds in a release for the platform; nil if that depends on something else.
  fileprivate func holds(_ condition: SwiftExpression) -> Bool? {
    condition.holds { part in
      guard case .call(let callee, let arguments) = part.kind, let argument = arguments.first?.value.path?.last else {
        return SwiftConditions.inRelease(part)
      }
      switch callee.path?.last {
      case "os":
        return argument == rawValue || argument == "OSX" && self == .macOS || argument == "iOS" && self == .catalyst
      case "canImport": return canImport(argument)
      case "targetEnvironment" where argument == "macCatalyst": return self == .catalyst
      case "arch" where self == .macOS || self == .catalyst: return nil
      default: return SwiftConditions.inRelease(part)
      }
    }
  }

  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "AppKit", "Cocoa": self == .macOS ? true : self == .catalyst ? nil : false
    case "UIKit": self != .macOS
    case "WatchKit": self == .watchOS
    case "TVUIKit", "TVMLKit": self == .tvOS
    default: nil
    }
  }
}

extension SwiftOutline {
  /// Returns the branch of the `#if` at a token that every release for an iPhone compiles, nil if there is none, and the token of its `#endif`.
  func branchOnPhones(at start: Int, before end: Int) -> (body: Range<Int>?, end: Int) {
    var block = ConditionalBlock(start, in: self)
    var found: Range<Int>?
    var mayBeEarlier = false
    var depth = 0
    for token in start + 1..<end where tokens[token].kind == .hash {
      let word = tokens[token].word
      if word == .hashIf { depth += 1 }
      if depth > 0 {
        if word == .hashEndif { depth -= 1 }
        continue
      }
      guard word == .hashElseif || word == .hashElse || word == .hashEndif else { continue }
      if block.isPossible.contains(.iOS) {
        if block.holdsOnPhones, !mayBeEarlier { found = block.body..<max(block.body, token) }
        mayBeEarlier = true
      }
      if word == .hashEndif { return (found, token) }
      block.startBranch(at: token, hasCondition: word == .hashElseif, in: self)
    }
    return (nil, end)
  }
}
