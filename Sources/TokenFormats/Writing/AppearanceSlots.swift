import DesignTokens

/// The modes of a design system in a format that tells light from dark and the usual contrast from more, and nothing else.
struct AppearanceSlots {
  /// The slots, the one without a condition first.
  private(set) var slots: [ModeSlot] = []
  /// The look of each slot.
  private(set) var looks: [CSSAppearances] = []
  /// The modes that have the look of another one.
  private(set) var leftOut: [Mode] = []
  /// The modes of more contrast that the format can't tell from others.
  private(set) var contrasting: [Mode] = []

  /// Finds the look of each mode.
  ///
  /// The selector of each slot, if classes or attributes choose all but the first; else empty.
  private(set) var switches: [String] = []

  /// - Parameters:
  ///   - isLightFirst: whether the format has its unconditioned value for the light look wherever there is one.
  ///   - hasContrast: whether the format tells the usual contrast from more.
  ///   - keepsSwitches: whether the format has classes or attributes that choose a mode.
  init(_ modes: [Mode], isLightFirst: Bool, hasContrast: Bool = true, keepsSwitches: Bool = false) {
    if keepsSwitches, modes.count > 1, modes.dropFirst().allSatisfy({ $0.pageSwitch?.isOnly ?? false }) {
      switches = modes.map { $0.pageSwitch?.selector ?? "" }
      looks = modes.map(AppearanceSlots.look)
      // One class takes the place of another, so only the values without a condition show through.
      slots = modes.indices.map { ModeSlot(mode: modes[$0], base: $0 > 0 ? 0 : nil) }
      return
    }
    var found: [(look: CSSAppearances, mode: Mode)] = []
    let isAnyStandard = modes.contains { $0.contrast == .standard }
    for mode in modes {
      let look = AppearanceSlots.look(of: mode)
      if !hasContrast, mode.contrast == .increased, isAnyStandard || !found.isEmpty {
        contrasting.append(mode)
        continue
      }
      guard let earlier = found.firstIndex(where: { $0.look == look }) else {
        found.append((look, mode))
        continue
      }
      // Of two modes with one look, the one that is called so is meant; else the first.
      let isCalledSo = mode.name.utf8.elementsEqual(look.modeName.utf8)
      leftOut.append(isCalledSo ? found[earlier].mode : mode)
      if isCalledSo { found[earlier].mode = mode }
    }
    guard let first = found.first else { return }
    var start = 0
    if let light = found.firstIndex(where: { $0.look == .light }), isLightFirst { start = light }
    if let standard = found.firstIndex(where: { $0.look == (first.look.isDark ? .dark : .light) }), start == 0 {
      start = standard
    }
    found.insert(found.remove(at: start), at: 0)
    if !CSSAppearances.anyStandard.contains(found[0].look) {
      // Nothing but more contrast: without a condition it is the usual look of its scheme.
      found[0].look = found[0].look.isDark ? .dark : .light
    }
    // A look stands behind the one that shows through it.
    let rest = found.dropFirst().sorted { $0.look.rawValue < $1.look.rawValue }
    found = [found[0]] + rest
    looks = found.map(\.look)
    slots = found.indices.map { ModeSlot(mode: found[$0].mode, base: base(of: $0)) }
  }

  /// Why the only mode is no longer known to be dark.
  static let isNotTold = "modes aren't named, because the document can't state the appearance of its only mode"

  private static func look(of mode: Mode) -> CSSAppearances {
    CSSAppearances(scheme: mode.scheme, contrast: mode.contrast).intersection(CSSAppearances(CSSAppearances.each))
  }

  private func base(of index: Int) -> Int? {
    guard index > 0 else { return nil }
    let standard = looks[index] == .darkHighContrast ? looks.firstIndex(of: .dark) : looks.firstIndex(of: .light)
    guard !CSSAppearances.anyStandard.contains(looks[index]), let standard else { return 0 }
    return standard
  }

  /// Notes what becomes of the modes.
  ///
  /// - Parameter used: the slots that hold a value.
  ///
  /// - Parameter tellsFirst: whether the document says that its values without a condition are dark.
  func note(
    _ used: Set<Int>, in title: String, tellsFirst: Bool = false, _ notes: inout ConversionNotes,
    _ names: inout [String: String]
  ) {
    if let first = looks.first, first != .light, !tellsFirst {
      notes.add(.altered, AppearanceSlots.isNotTold, slots[0].mode.name)
    }
    for mode in leftOut {
      notes.add(.leftOut, "modes are omitted, because \(title) can have only one mode per appearance", mode.name)
    }
    for mode in contrasting {
      notes.add(.leftOut, "modes are omitted, because \(title) can't have a mode of more contrast", mode.name)
    }
    for (index, slot) in slots.enumerated() {
      let isSwitched = index > 0 && !switches.isEmpty
      let name = isSwitched ? slot.mode.pageSwitch?.modeName ?? slot.mode.name : looks[index].modeName
      names[slot.mode.name] = name
      if index > 0, !used.contains(index) {
        notes.add(.respelled, "modes without their own values aren't named", slot.mode.name)
      } else if slot.mode.name != name {
        notes.add(.respelled, "modes are read back under other names", "\(slot.mode.name) (\(name))")
      }
    }
  }
}
