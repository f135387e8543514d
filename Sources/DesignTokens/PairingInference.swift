import SourceText

/// The inference of pairings from token names, for systems that declare none.
///
/// The naming conventions of Material, Android, and shadcn and the scales of Radix are known. Other names are split into words, whatever separates
/// them: a role (`text`, `icon`, `border`, `background`), a state, a meaning (`danger`), a degree (`muted`), and a component. Only color
/// tokens should be passed in.
public struct PairingInference: Sendable {
  /// The paths to check, in order.
  public let paths: [TokenPath]
  /// The number of pairings by role that exceed the limit and are skipped.
  public let leftOutCount: Int
  /// The part of the system that each path belongs to; the parts repeat one set of names.
  package let spaces: [String]
  /// The position of the color that each color of a generated copy repeats.
  package let originals: [Int: Int]
  /// The backgrounds of the page by their names, for what is translucent.
  package let pages: [TokenPath]
  private let proposals: [Proposal]

  /// The maximum number of pairings by role; more would say nothing about the system.
  public static let crossingLimit = 20_000

  /// The fewest pairings of a system whose names say what its backgrounds are.
  private static let leastProposals = 3

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
  /// - Parameters:
  ///   - roles: the declared use of each token, or nothing if there is none; a use that is declared counts more than a name.
  ///   - families: the family of each token, if several formats repeat the same names; the source has the lowest number.
  package init(paths: [TokenPath], roles: [ColorRole?], families: [Int] = []) {
    self.paths = paths
    let places = NameParts(paths).places
    let names = RoleName.names(of: places, roles: roles, families: families)
    let copies = NameFamilies(names, families)
    var spaces: [String] = []
    var bySpace: [String: [RoleName]] = [:]
    for name in RoleNames.withoutSteps(names) {
      let space = copies.prefix(of: name) + name.space
      if bySpace[space] == nil { spaces.append(space) }
      bySpace[space, default: []].append(name)
    }
    self.spaces = names.map { copies.prefix(of: $0) + $0.space }
    originals = copies.originals(names)
    let hasScheme = spaces.contains { !$0.isEmpty && MaterialNames(bySpace[$0] ?? []) != nil }
    var proposals: [Proposal] = []
    var leftOut = 0
    // Themes choose from the colors for light and dark.
    let hasThemes = names.contains(where: \.isOfTheme)
    // Other themes inherit the text of one.
    let hasThemeTexts = names.contains { $0.isOfTheme && $0.role == .text && $0.subject.isEmpty }
    for space in spaces where !hasThemes || !NameParts.isScheme(space) {
      let own = bySpace[space] ?? []
      proposals += AndroidThemeNames(own, paths).proposals
      if let found = MaterialNames(own)?.proposals ?? ShadcnNames(own)?.proposals {
        proposals += found
        let roles = RoleNames(Self.others(own, found))
        proposals += roles.proposals
        leftOut += roles.leftOutCount
        continue
      }
      // What no part repeats belongs to each of them.
      let prefix = own.first.map(copies.prefix) ?? ""
      let isOfTheme = own.first?.isOfTheme == true
      let isClosed = isOfTheme || own.first?.space.hasPrefix(NameParts.closed) == true
      let shared = space == prefix || isClosed ? [] : bySpace[prefix] ?? []
      let groups = MaterialGroups((own + shared).sorted { $0.index < $1.index }, hasScheme: hasScheme)
      proposals += groups.proposals
      if isOfTheme, !hasThemeTexts { proposals += MaterialGroups.accents(own) }
      let roles = RoleNames(groups.others)
      proposals += roles.proposals.filter { !groups.foregrounds.contains($0.foreground) }
      leftOut += roles.leftOutCount
    }
    if proposals.isEmpty, leftOut == 0 { proposals = spaces.flatMap { PlainNames(bySpace[$0] ?? []).proposals } }
    if proposals.isEmpty, leftOut == 0 { proposals = StepNames(paths).proposals }
    if proposals.count < Self.leastProposals, leftOut == 0 {
      proposals += spaces.flatMap { NeutralNames(bySpace[$0] ?? []).proposals }
    }
    leftOutCount = leftOut
    let own = spaces.first.flatMap { bySpace[$0] } ?? []
    let backs = own.filter { $0.role == .surface && $0.target == nil && !$0.isInverse && !$0.isDisabled }
    pages = RoleNames.pages(backs.filter { $0.subject.isEmpty && $0.tones.isEmpty && !$0.isSolid }, backs)
      .map { paths[$0.index] }
    let schemes = SchemeNames(names)
    self.proposals = proposals.filter { proposal in
      !schemes.areOpposite(proposal.foreground, proposal.background)
        && !(hasThemes && (schemes.hasScheme(proposal.foreground) || schemes.hasScheme(proposal.background)))
        && !copies.areApart(names[proposal.foreground], names[proposal.background])
    }.ordered()
  }

  /// Returns the names that a convention leaves; its background stands in for a missing one of theirs.
  private static func others(_ names: [RoleName], _ found: [Proposal]) -> [RoleName] {
    let fronts = Set(found.map(\.foreground))
    let used = fronts.union(found.map(\.background))
    let others = names.filter { !used.contains($0.index) && $0.target == nil }
    let hasOwn = others.contains { $0.role == .surface && $0.subject.isEmpty && $0.tones.isEmpty }
    let backs = Set(found.map(\.background)).subtracting(fronts)
    return hasOwn
      ? others
      : others
        + names.filter { name in
          backs.contains(name.index)
            && (name.role == .surface || name.words.count == 1 && RoleWords.holders.contains(name.words[0]))
        }
  }

  /// Whether two names have the same words, apart from those that say nothing and from words for the classes of Tailwind.
  package static func isNamedAlike(_ one: TokenPath, _ other: TokenPath) -> Bool {
    let (own, target) = (RoleName(one, at: 0), RoleName(other, at: 0))
    if own.key == target.key { return true }
    // `stroke.muted` is `text.muted` for the outline of a shape.
    guard let word = own.roleWord, ["fill", "stroke", "outline", "ring"].contains(word), !own.rest.isEmpty else {
      return false
    }
    return own.rest == target.rest && own.states == target.states
      && [.text, .icon, .border].contains { $0 == target.role }
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
