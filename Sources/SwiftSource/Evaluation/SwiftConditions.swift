/// The branches of `#if` that builds compile, to the extent that the conditions determine it.
public struct SwiftConditions: Sendable {
  /// For each branch of the outline, whether an iOS release build compiles it.
  ///
  /// If no branch is for iOS, the first branch for another platform or for a project setting counts, so its declarations are kept.
  public private(set) var isRead: [Bool]
  /// For each branch, whether every build compiles it, regardless of platform and settings.
  private var isCertain: [Bool]
  /// For each branch, whether some build compiles it.
  private var isPossible: [Bool]
  /// For each branch, whether a release build for iOS may compile it, whatever the project's settings are.
  private var isReleasable: [Bool]
  private let outline: SwiftOutline

  /// Evaluates the conditions of a file.
  ///
  /// - Complexity: O(n) in the number of tokens of the conditions.
  public init(_ outline: SwiftOutline) {
    self.outline = outline
    let count = outline.branches.count
    isRead = Array(repeating: false, count: count)
    isCertain = isRead
    isPossible = isRead
    isReleasable = isRead
    var blocks: [Int: [Int]] = [:]
    for (index, branch) in outline.branches.enumerated() { blocks[branch.first, default: []].append(index) }
    for first in blocks.keys.sorted() {
      guard let branches = blocks[first] else { continue }
      let parent = outline.branches[first].parent
      if parent.map({ isRead[$0] }) ?? true, let chosen = choose(among: branches) { isRead[chosen] = true }
      setReleasable(branches, parent)
      var isReached: Bool? = parent.map { isCertain[$0] ? true : isPossible[$0] ? nil : false } ?? true
      for branch in branches {
        let holds = outline.branches[branch].condition.map { inEveryBuild(outline.expression(in: $0)) } ?? true
        isCertain[branch] = isReached == true && holds == true
        isPossible[branch] = isReached != false && holds != false
        if holds == true { isReached = false } else if holds == nil, isReached == true { isReached = nil }
      }
    }
  }

  /// Returns the builds that compile a branch; nil means outside every `#if`.
  public func presence(in branch: Int?) -> SwiftPresence {
    guard let branch else { return .always }
    if isCertain[branch] { return .always }
    return isPossible[branch] ? .conditional(isRead: isRead[branch]) : .never
  }

  /// Returns whether a release build for iOS may compile a branch; nil means outside every `#if`.
  func isReleasable(_ branch: Int?) -> Bool { branch.map { isReleasable[$0] } ?? true }

  private mutating func setReleasable(_ branches: [Int], _ parent: Int?) {
    var isReached = isReleasable(parent)
    for branch in branches {
      let condition = outline.branches[branch].condition
      let holds = condition.map { SwiftConditions.inRelease(outline.expression(in: $0)) } ?? true
      isReleasable[branch] = isReached && holds != false
      if holds == true { isReached = false }
    }
  }

  /// Returns the condition of the `#if` around a branch, as messages quote it: `#if os(iOS)`.
  public func words(of branch: Int) -> String {
    guard let condition = outline.branches[outline.branches[branch].first].condition else { return "#if" }
    let bytes = outline.source.bytes[outline.bytes(of: condition)].prefix(60)
    return "#if " + String(decoding: bytes, as: UTF8.self)
  }

  private func choose(among branches: [Int]) -> Int? {
    for branch in branches {
      guard let condition = outline.branches[branch].condition else { return branch }
      if holdsForRelease(outline.expression(in: condition)) { return branch }
    }
    return branches.first { index in outline.branches[index].condition?.contains(where: mayHoldElsewhere) == true }
  }

  /// Whether a token of a condition names another platform or a project setting.
  private func mayHoldElsewhere(_ token: Int) -> Bool {
    if outline.isToken(token, "os") || outline.isToken(token, "canImport") { return true }
    guard outline.tokens[token].kind == .identifier, outline.tokens[token].word == nil else { return false }
    let isArgument =
      token > 0 && outline.tokens[token - 1].kind == .openParenthesis && token > 1
      && outline.tokens[token - 2].kind == .identifier
    let isCalled = outline.tokens[token + 1].kind == .openParenthesis
    return !isArgument && !isCalled && !outline.isToken(token, "DEBUG")
  }

  // MARK: Conditions

  /// Returns whether a condition holds in a release build for an iPhone; nil if that depends on the project.
  package static func inRelease(_ expression: SwiftExpression) -> Bool? {
    expression.holds { part in
      if case .name("DEBUG") = part.kind { return false }
      guard case .call(let callee, let arguments) = part.kind else { return nil }
      let argument = arguments.first?.value.path?.last ?? ""
      switch callee.path?.last {
      case "os": return argument == "iOS"
      case "targetEnvironment": return argument == "simulator" ? false : nil
      case "canImport":
        if argument == "AppKit" { return false }
        return argument == "UIKit" || SwiftConditions.everywhere.contains(argument) ? true : nil
      case "arch": return argument == "arm64" ? true : ["x86_64", "i386"].contains(argument) ? false : nil
      case "swift", "compiler":
        // A release is built with a current compiler.
        return SwiftConditions.isAtLeast(arguments) == true
          ? true : SwiftConditions.holdsInUse(callee.path?.last, arguments)
      default: return nil
      }
    }
  }

  private func holdsForRelease(_ expression: SwiftExpression) -> Bool {
    switch expression.unparenthesized.kind {
    case .boolean(let value): value
    case .prefix("!", let value): !holdsForRelease(value)
    case .binary("&&", let left, let right): holdsForRelease(left) && holdsForRelease(right)
    case .binary("||", let left, let right): holdsForRelease(left) || holdsForRelease(right)
    case .call(let callee, let arguments): holdsForRelease(callee.path?.last, arguments)
    default: false
    }
  }

  private func holdsForRelease(_ function: String?, _ arguments: [SwiftExpression.Argument]) -> Bool {
    let argument = arguments.first?.value.path?.last ?? ""
    switch function {
    case "os": return argument == "iOS"
    case "canImport": return argument == "UIKit" || SwiftConditions.everywhere.contains(argument)
    // A release is built with a current compiler, so it takes the branch for newer ones.
    case "swift", "compiler": return SwiftConditions.isAtLeast(arguments) ?? true
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// Whether an argument requires a version or a newer one (`>=`); false for `<`, and nil for anything else.
  private static func isAtLeast(_ arguments: [SwiftExpression.Argument]) -> Bool? {
    guard case .prefix(let sign, _)? = arguments.first?.value.kind else { return nil }
    return sign == ">=" ? true : sign == "<" ? false : nil
  }

  /// Returns whether every compiler in use fulfills a version check; nil for versions that only some of them have.
  ///
  /// Swift 6 compilers also build in the language mode of Swift 5, in which `swift(>=5.10)` holds and `swift(>=6)` doesn't.
  private static func holdsInUse(_ function: String?, _ arguments: [SwiftExpression.Argument]) -> Bool? {
    guard let isAtLeast = isAtLeast(arguments), case .prefix(_, var version)? = arguments.first?.value.kind else {
      return nil
    }
    version = version.unparenthesized
    // `5.7.1`
    if case .member(let base, _) = version.kind { version = base }
    guard case .number(let number, _) = version.kind, number < (function == "swift" ? 6 : 6.1) else { return nil }
    return isAtLeast
  }

  /// Modules that exist on every platform with a color screen.
  private static let everywhere: Set<String> = [
    "SwiftUI", "Foundation", "CoreGraphics", "Combine", "Observation", "QuartzCore",
  ]

  /// Returns whether a condition holds in every build; nil if that depends on the platform or on settings.
  private func inEveryBuild(_ expression: SwiftExpression) -> Bool? {
    expression.holds { part in
      guard case .call(let callee, let arguments) = part.kind else { return nil }
      switch callee.path?.last {
      case "swift", "compiler": return SwiftConditions.holdsInUse(callee.path?.last, arguments)
      case "canImport":
        guard arguments.count == 1 else { return nil }
        return SwiftConditions.everywhere.contains(arguments.first?.value.path?.last ?? "") ? true : nil
      default: return nil
      }
    }
  }
}

/// The builds that compile a declaration.
public enum SwiftPresence: Sendable, Hashable {
  /// Every build.
  case always
  /// Some builds; `isRead` is true if an iOS release build is one of them.
  case conditional(isRead: Bool)
  /// No build.
  case never

  /// Whether the audit reads the declaration.
  public var isRead: Bool {
    switch self {
    case .always: true
    case .conditional(let isRead): isRead
    case .never: false
    }
  }
}
