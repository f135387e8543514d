import ColorScience
import DesignTokens
import SourceText

/// The search for single changes that make failing pairings pass without breaking others.
///
/// It tries values in order: for a fallback color first a value for the mode, then the value at the end of the alias chain, which owns the
/// color, then a value in place of the alias, if tiers allow it.
struct RemedySearch {
  private let index: RemedyIndex
  private var slots: [RemedySlot.Identity: RemedySlot?] = [:]

  /// The maximum number of findings with a remedy search, in report order; `palpable fix` covers the others.
  static let mostFindings = 1_000
  /// The number of findings up to which no second thread is started.
  static let fewFindings = 50

  init(_ index: RemedyIndex) { self.index = index }

  /// Returns the changes that make a pairing reach a ratio, nearest color first; at most one for each side.
  mutating func proposals(_ measured: MeasuredPairing, at position: Int, reaching required: Double) -> [ColorProposal] {
    guard measured.ratio != nil || measured.interval != nil,
      let check = index.check(RepairRequirement(position: position, measured: measured, ratio: required))
    else { return [] }
    var compared: (front: Color, back: Color)?
    if case .exact(_, let front, let back) = measured.contrast { compared = (front, back) }
    var proposals: [ColorProposal] = []
    var sides: [(ColorProposal.Role, MeasuredColor)] = [(.foreground, measured.foreground)]
    if measured.gradientPosition == nil, let background = measured.backgrounds.first {
      sides.append((.background, background))
    }
    for (role, side) in sides {
      for identity in places(of: side, in: measured.mode) {
        guard let slot = slot(identity, of: side, in: measured.mode), !slot.isStuck,
          let found = nearest(slot, role, measured, compared, check)
        else { continue }
        proposals.append(proposal(role, slot, found, check, measured.mode))
        break
      }
    }
    return proposals.sorted { $0.proposed.difference < $1.proposed.difference }
  }

  private func proposal(
    _ role: ColorProposal.Role, _ slot: RemedySlot, _ found: PassingColor, _ check: RemedyCheck, _ mode: Mode
  ) -> ColorProposal {
    let place = slot.identity.place
    let side = role == .foreground ? check.front : check.stack[0]
    return ColorProposal(
      role: role, kind: slot.identity.kind, token: index.colors[place.token * index.modes.count].path,
      mode: place.mode, current: slot.color, proposed: found, shown: slot.shown(found.color, at: side) ?? found.color,
      fixes: slot.fixes(found.color, beside: check.position) + 1, breaks: 0)
  }

  /// Returns the values that may change the color of a side, in the order of trial.
  private func places(of side: MeasuredColor, in mode: Mode) -> [RemedySlot.Identity] {
    func identity(_ kind: ColorChange.Kind, _ path: TokenPath, _ mode: String?) -> RemedySlot.Identity? {
      guard let token = index.token(path), index.mayChange(token) else { return nil }
      return .init(kind: kind, place: .init(token: token, mode: mode))
    }
    guard let head = side.chain.first, let end = side.chain.last else { return [] }
    let owner = identity(.changed, end.path, end.mode)
    var added: [RemedySlot.Identity?] = []
    if !isOwn(end.mode, mode) { added.append(identity(.added, end.path, mode.name)) }
    guard side.chain.count > 1 else { return (side.isFallback ? added + [owner] : [owner] + added).compactMap { $0 } }
    var detached: RemedySlot.Identity?
    if mayHoldColor(head.path) {
      detached = identity(.detached, head.path, head.mode)
      detached?.shownIn = mode.name
      if !isOwn(head.mode, mode) { added.append(identity(.added, head.path, mode.name)) }
    }
    return (side.isFallback ? added + [owner, detached] : [owner, detached] + added).compactMap { $0 }
  }

  /// Whether a value belongs to a mode itself; the default mode also owns values without a mode.
  private func isOwn(_ provider: String?, _ mode: Mode) -> Bool {
    provider == mode.name || (provider == nil && mode.name == index.measured.system.modes.first?.name)
  }

  /// Whether the tiers allow a token to contain a color: it is a primitive, or its tier is unknown.
  private func mayHoldColor(_ path: TokenPath) -> Bool {
    let tier = index.measured.system.tokens[path]?.tier
    return tier == nil || tier == .primitive
  }

  /// Returns the slot of a place, created on first use; nil if the effect of a change there is unknown.
  private mutating func slot(_ identity: RemedySlot.Identity, of side: MeasuredColor, in mode: Mode) -> RemedySlot? {
    if let known = slots[identity] { return known }
    var slot: RemedySlot?
    let shown = identity.kind == .added ? index.shown(byAdding: identity.place) : index.shown(by: identity.place)
    if let shown, let color = index.color(identity.place.token, in: mode)?.color {
      slot = RemedySlot(identity, color, shownBy: shown, index)
    }
    slots[identity] = .some(slot)
    return slot
  }

  /// Returns the nearest color for a slot: among all passing colors if that breaks nothing, else on the hue's ladder.
  ///
  /// - Parameter compared: the composites whose contrast is exact.
  private func nearest(
    _ slot: RemedySlot, _ role: ColorProposal.Role, _ measured: MeasuredPairing,
    _ compared: (front: Color, back: Color)?, _ check: RemedyCheck
  ) -> PassingColor? {
    let side = role == .foreground ? check.front : check.stack[0]
    guard let (front, back) = compared, check.gradient == nil,
      slot.shown(slot.color, at: side) == slot.color, role == .foreground || slot.color.isOpaque,
      !(role == .foreground ? check.stack.contains(where: slot.isShown) : slot.isShown(at: check.front))
    else { return slot.nearest(for: check) }
    let answer =
      role == .foreground
      ? nearestPassingColor(
        to: slot.color, on: [back], ratio: check.required, changing: .lightnessAndChroma, in: slot.color.remedyGamut)
      : nearestPassingColor(
        to: slot.color, under: [measured.foreground.color ?? front], ratio: check.required,
        changing: .lightnessAndChroma, in: slot.color.remedyGamut)
    guard case .nearest(let found) = answer else { return slot.nearest(for: check) }
    guard slot.passingRatio(check, with: found.color) != nil, slot.isSafe(found.color) else {
      return slot.nearest(for: check)
    }
    return found
  }
}

extension AuditReport {
  /// Adds a remedy to every finding on a failing pairing: the single color changes that make it pass and break nothing.
  ///
  /// An audit alone doesn't include this search, because it takes longer than the audit.
  /// - Complexity: O(f (l + p)) for f such findings, l candidate colors for each, and p pairings that show the changed token.
  public mutating func findRemedies() {
    let failing = findings.filter {
      $0.outcome == .failed && $0.isRatio && $0.pairing != nil && $0.required != nil
    }
    guard !failing.isEmpty else { return }
    var remedies: [UInt32: Verdicts.Remedy] = [:]
    defer {
      verdicts = verdicts.adding(remedies)
      findings = findings.map { [verdicts] in Finding(verdicts: verdicts, row: $0.row) }
    }
    guard !measured.colors.isEmpty else {
      // Without measured tokens and their pairings, the side effects of a change are unknown.
      for finding in failing { remedies[finding.row] = .init(sentence: RemedyText.unknown) }
      return
    }
    let requirements = repairRequirements
    let index = RemedyIndex(measured, requirements: requirements)
    // A pairing that fails a rule and a stricter rule has one remedy, which fixes both.
    let strictest = Dictionary(requirements.map { ($0.position, $0.ratio) }, uniquingKeysWith: max)
    let positions = Dictionary(
      pairings.enumerated().map { ($1.measured, $0) }, uniquingKeysWith: { first, _ in first })
    let words = RemedyText(
      tokens: system.tokens, onlyMode: modes.count < system.modes.count ? modes.first?.name : nil)
    for finding in failing.dropFirst(RemedySearch.mostFindings) {
      remedies[finding.row] = .init(sentence: RemedyText.together, isBeyondLimit: true)
    }
    let searched = Array(failing.prefix(RemedySearch.mostFindings))
    let found = Parallel.mapParts(of: searched, few: RemedySearch.fewFindings) { findings in
      var search = RemedySearch(index)
      return findings.map { finding -> Verdicts.Remedy? in
        guard let pairing = finding.pairing, let required = finding.required, let position = positions[pairing]
        else { return nil }
        let proposals = search.proposals(
          pairing, at: position, reaching: max(required, strictest[position] ?? required))
        let isKnown = pairing.ratio != nil || pairing.interval != nil
        return .init(
          proposals: proposals,
          sentence: ColorProposal.sentence(proposals, words)
            ?? (isKnown ? words.none(isGating: finding.reachesGate) : nil))
      }
    }
    for (finding, remedy) in zip(searched, found) { remedies[finding.row] = remedy }
  }
}
