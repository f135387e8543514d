import SwiftSource

/// The parts of a file that run only on macOS or tvOS.
struct CodePlatforms: Sendable {
  /// The `#if` branches that neither iOS, watchOS, nor visionOS compiles.
  private var elsewhere: [Range<Int>] = []
  /// Whether the file names macOS as the only platform beside iOS.
  private var onlyNamesMac = false
  /// The `#if` branches that no release for an iPhone compiles.
  private var besidePhones: [Range<Int>] = []
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
    guard !block.isPossible.isEmpty else { return }
    if !block.isPossible.contains(.iOS) { besidePhones.append(branch) }
    if block.isPossible.isDisjoint(with: CodePlatform.touch)
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

  /// Whether no release for an iPhone compiles the source at a token, by a condition around it.
  func isBesidePhones(at token: Int) -> Bool { besidePhones.contains { $0.contains(token) } }

  /// Whether the source at a token runs only on watchOS, by a condition around it.
  func isOnWatch(at token: Int) -> Bool { onWatch.contains { $0.contains(token) } }

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
