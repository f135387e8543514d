import SwiftSource

/// The parts of a file that run only on macOS or tvOS, and those that no release contains.
struct CodePlatforms: Sendable {
  /// The `#if` branches that neither iOS, watchOS, nor visionOS compiles.
  private var elsewhere: [Range<Int>] = []
  /// The `#if` branches that no release compiles, such as `#if DEBUG`.
  private var unreleased: [Range<Int>] = []
  /// Whether the file names macOS as the only platform beside iOS.
  private var onlyNamesMac = false
  /// The `#if` branches that only watchOS compiles.
  private var onWatch: [Range<Int>] = []
  /// The branches for versions of iOS that no current Xcode builds for: `if #available(iOS 13, *) {} else { … }`.
  private var outdated: [Range<Int>] = []
  /// Whether the whole file runs only on macOS or tvOS, by its path or an import.
  private(set) var isElsewhere = false
  /// Whether the file names AppKit outside `#if`, so iOS can't compile it.
  private(set) var namesAppKit = false
  /// Whether the file names UIKit or a part of SwiftUI that macOS doesn't have.
  private(set) var namesUIKit = false

  /// Reads the conditions and names of a file.
  ///
  /// - Complexity: O(n) in the number of tokens.
  init(_ outline: SwiftOutline, name: String) {
    var names = PlatformNames()
    var open: [ConditionalBlock] = []
    onlyNamesMac = outline.namesOnlyMac
    for token in outline.tokens.indices {
      switch outline.tokens[token].kind {
      case .hash:
        read(outline.tokens[token].word, at: token, in: outline, &open)
        if let branch = outline.outdatedBranch(ofConditionAt: token) { outdated.append(branch) }
      case .identifier: names.read(token, in: outline, isConditional: !open.isEmpty)
      default: break
      }
    }
    let imports = outline.declarations.filter { $0.kind == .import }.map { (name: $0.name, branch: $0.branch) }
    let importsElsewhere = imports.contains { PlatformNames.elsewhereModules.contains($0.name) && $0.branch == nil }
    namesAppKit = names.namesAppKit || importsElsewhere
    namesUIKit = names.namesUIKit || imports.contains { PlatformNames.touchModules.contains($0.name) }
    isElsewhere = importsElsewhere || CodePlatforms.isElsewhere(path: name)
  }

  private mutating func read(
    _ word: SwiftKeyword?, at token: Int, in outline: SwiftOutline, _ open: inout [ConditionalBlock]
  ) {
    switch word {
    case .hashIf: open.append(ConditionalBlock(token, in: outline))
    case .hashElseif, .hashElse:
      guard var block = open.popLast() else { return }
      close(block, before: token)
      block.startBranch(at: token, hasCondition: word == .hashElseif, in: outline)
      open.append(block)
    case .hashEndif: if let block = open.popLast() { close(block, before: token) }
    default: break
    }
  }

  private mutating func close(_ block: ConditionalBlock, before end: Int) {
    let branch = block.start..<max(block.start, end)
    if block.isPossible.isEmpty {
      unreleased.append(branch)
    } else if block.isPossible.isDisjoint(with: CodePlatform.touch)
      || onlyNamesMac && !block.isPossible.contains(.iOS) && block.isPossible.contains(.macOS)
    {
      elsewhere.append(branch)
    } else if block.isPossible == [.watchOS] {
      onWatch.append(branch)
    }
  }

  /// Whether the source at a token runs only on macOS or tvOS, or on versions of iOS without dark mode.
  func isElsewhere(at token: Int) -> Bool {
    isElsewhere || elsewhere.contains { $0.contains(token) } || isOutdated(at: token)
  }

  /// Whether the source at a token runs only on versions of iOS that no current Xcode builds for.
  func isOutdated(at token: Int) -> Bool { outdated.contains { $0.contains(token) } }

  /// Whether the source at a token runs only on watchOS, by a condition around it.
  func isOnWatch(at token: Int) -> Bool { onWatch.contains { $0.contains(token) } }

  /// Whether no release contains the source at a token.
  func isUnreleased(at token: Int) -> Bool { unreleased.contains { $0.contains(token) } }

  /// Whether the words of a folder or of the file name macOS or tvOS, and no other platform.
  private static func isElsewhere(path: String) -> Bool {
    path.split(separator: "/").contains { component in
      let words = component.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
      return words.contains { ["mac", "macos", "tvos", "osx"].contains($0) }
        && !words.contains { ["ios", "ipados", "watchos", "visionos", "shared"].contains($0) }
    }
  }
}

extension SwiftOutline {
  /// Whether conditions of the file name macOS or AppKit, and neither watchOS nor visionOS, so that what isn't for iOS is for macOS.
  fileprivate var namesOnlyMac: Bool {
    var namesMac = false
    for token in tokens.indices.dropFirst(2) where tokens[token].kind == .identifier {
      guard tokens[token - 1].kind == .openParenthesis else { continue }
      if isToken(token, "watchOS") || isToken(token, "visionOS") { return false }
      namesMac = namesMac || isToken(token, "macOS") || isToken(token, "AppKit")
    }
    return namesMac
  }
}

/// The platforms that conditions distinguish.
enum CodePlatform: String, CaseIterable {
  case iOS, watchOS, visionOS, catalyst, macOS, tvOS

  /// The platforms with touch and the text sizes of iOS.
  static let touch: Set<CodePlatform> = [.iOS, .watchOS, .visionOS]
}

/// The branch of an `#if` that is read.
private struct ConditionalBlock {
  /// The token of the directive.
  private(set) var start: Int
  /// The platforms whose release may compile the branch.
  private(set) var isPossible: Set<CodePlatform> = []
  /// The platforms that may not compile any earlier branch.
  private var isOpen = Set(CodePlatform.allCases)

  init(_ start: Int, in outline: SwiftOutline) {
    self.start = start
    startBranch(at: start, hasCondition: true, in: outline)
  }

  mutating func startBranch(at token: Int, hasCondition: Bool, in outline: SwiftOutline) {
    start = token
    guard hasCondition else {
      isPossible = isOpen
      return
    }
    var end = token + 1
    while end < outline.tokens.count, !outline.tokens[end].startsLine, outline.tokens[end].kind != .end { end += 1 }
    let condition = outline.expression(in: token + 1..<end)
    isPossible = isOpen.filter { $0.holds(condition) != false }
    isOpen = isOpen.filter { $0.holds(condition) != true }
  }
}

extension CodePlatform {
  /// Returns whether a condition of `#if` holds in a release for the platform; nil if that depends on something else.
  fileprivate func holds(_ condition: SwiftExpression) -> Bool? {
    condition.holds { part in
      if case .name("DEBUG") = part.kind { return false }
      guard case .call(let callee, let arguments) = part.kind, let argument = arguments.first?.value.path?.last else {
        return nil
      }
      switch callee.path?.last {
      case "os":
        return argument == rawValue || argument == "OSX" && self == .macOS || argument == "iOS" && self == .catalyst
      case "canImport": return canImport(argument)
      case "targetEnvironment": return argument == "macCatalyst" ? self == .catalyst : nil
      default: return nil
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
