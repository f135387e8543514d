import SourceText

/// The inference of pairings from token names, for systems that declare none.
///
/// The naming conventions of Material and shadcn and the scales of Radix are known. Other names are split into words, whatever separates
/// them: a role (`text`, `icon`, `border`, `background`), a state, a meaning (`danger`), a degree (`muted`), and a component. Only color
/// tokens should be passed in.
public struct PairingInference: Sendable {
  /// The paths to check, in order.
  public let paths: [TokenPath]
  /// The number of pairings by role that exceed the limit and are skipped.
  public let leftOutCount: Int
  private let proposals: [Proposal]

  /// The maximum number of pairings by role; more would say nothing about the system.
  public static let crossingLimit = 20_000

  /// A foreground on a background, by position.
  struct Proposal: Sendable {
    let foreground: Int
    let background: Int
    let usage: Pairing.Usage
  }

  /// Creates an inference over color tokens.
  public init(paths: [TokenPath]) { self.init(paths: paths, roles: []) }

  /// Creates an inference over color tokens.
  ///
  /// - Parameter roles: the declared use of each token, or nothing if there is none; a use that is declared counts more than a name.
  package init(paths: [TokenPath], roles: [ColorRole?]) {
    self.paths = paths
    var proposals: [Proposal] = []
    var leftOut = 0
    let names = RoleName.names(of: paths, roles: roles)
    var spaces: [String] = []
    var bySpace: [String: [RoleName]] = [:]
    for name in names {
      if bySpace[name.space] == nil { spaces.append(name.space) }
      bySpace[name.space, default: []].append(name)
    }
    let hasScheme = spaces.contains { !$0.isEmpty && MaterialNames(bySpace[$0] ?? []) != nil }
    for space in spaces {
      let names = bySpace[space] ?? []
      if let found = MaterialNames(names)?.proposals ?? ShadcnNames(names)?.proposals {
        proposals += found
      } else {
        let groups = MaterialGroups(names, hasScheme: hasScheme)
        proposals += groups.proposals
        let roles = RoleNames(groups.others)
        proposals += roles.proposals.filter { !groups.foregrounds.contains($0.foreground) }
        leftOut += roles.leftOutCount
      }
    }
    if proposals.isEmpty, leftOut == 0 { proposals = StepNames(paths).proposals }
    leftOutCount = leftOut
    let schemes = SchemeNames(names)
    self.proposals = proposals.filter { !schemes.areOpposite($0.foreground, $0.background) }.ordered()
  }

  /// Returns the pairings, each once, in token order.
  public func pairings() -> [Pairing] {
    var terms: [Pairing.Usage: Pairing.Terms] = [:]
    return proposals.map { proposal in
      let own = terms[proposal.usage] ?? Pairing.Terms(usage: proposal.usage, origin: .inferred)
      terms[proposal.usage] = own
      return Pairing(paths[proposal.foreground], on: paths[proposal.background], own)
    }
  }
}

extension [PairingInference.Proposal] {
  /// Returns the proposals in token order, the first one for each pair.
  fileprivate func ordered() -> [PairingInference.Proposal] {
    var known: Set<SIMD2<Int>> = []
    let once = filter { $0.foreground != $0.background && known.insert(SIMD2($0.foreground, $0.background)).inserted }
    return once.sorted { ($0.foreground, $0.background) < ($1.foreground, $1.background) }
  }
}

extension RoleName {
  /// Returns the names of color tokens, without the words that begin every name with a role.
  static func names(of paths: [TokenPath], roles: [ColorRole?] = []) -> [RoleName] {
    let names = paths.enumerated().map { index, path in
      RoleName(path, at: index, declared: index < roles.count ? roles[index] : nil)
    }
    let roles = names.filter { $0.role != nil }
    guard roles.count > 2, var prefix = roles.first?.words else { return names }
    for name in roles { prefix = Array(zip(prefix, name.words).prefix { $0 == $1 }.map(\.0)) }
    let count = prefix.prefix { word in
      RoleWords.roles[word] == nil && !RoleWords.tones.contains(word) && !RoleWords.levels.contains(word)
        && word != "on"
        && word != "inverse" && !RoleWords.isNumber(word)
    }.count
    guard count > 0 else { return names }
    return names.map { $0.words.starts(with: prefix.prefix(count)) ? $0.dropping(count) : $0 }
  }
}
