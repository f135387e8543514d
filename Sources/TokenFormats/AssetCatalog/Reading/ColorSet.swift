import DesignTokens
import SourceText

/// A color set: one color for each device, gamut and appearance that it tells apart.
struct ColorSet: Sendable {
  /// The gamuts that Xcode tells apart.
  enum Gamut: String, Sendable, CaseIterable {
    case sRGB
    case displayP3 = "display-P3"
  }

  /// One slot of the set.
  struct Slot: Sendable {
    /// The devices it is for, such as `universal` or `ipad`.
    let idiom: String
    /// The gamut it is for; nil when it does not say.
    let gamut: Gamut?
    /// The appearances it is for.
    let appearance: ColorSetAppearance
    /// The color; nil for an empty slot.
    let value: AuthoredValue?
    let location: SourceLocation
  }

  /// The idiom of all devices.
  static let universal = "universal"

  let document: SourceFile
  let slots: [Slot]
  /// Where the set's list of colors stands.
  let location: SourceLocation

  /// The token of the set, with a value for each look and screen that shows another color than the mode it is based on.
  func token(named name: TokenPath, modes: ColorSetModes, noticing notices: inout [InputNotice]) -> Token {
    noteRepeats(name, &notices)
    var values: [Value] = []
    let common = ColorSetScreen(idiom: modes.idiom)
    if let any = shown(with: ColorSetAppearance(), on: common) { values.append((nil, any)) }
    for look in modes.looks {
      let mode = ColorSetModes.name(look, on: ColorSetScreen())
      guard let value = shown(with: look, on: common) ?? missing(look, on: common) else { continue }
      if isNamed(value, mode) || value.content != fallback(of: look, in: values)?.content {
        values.append((mode, value))
      }
    }
    for screen in modes.screens {
      var own: [String] = []
      for look in modes.looks {
        guard let value = shown(with: look, on: screen) else { continue }
        if value.content == shown(with: look, on: common)?.content { continue }
        own.append(ColorSetModes.name(look, on: screen))
        values.append((own.last, value))
      }
      guard let place = slots.first(where: { $0.isFor(screen) })?.location, !own.isEmpty else { continue }
      let device = screen.names.joined(separator: " ")
      let text = "\(name) has different colors for \(device), checked in \(own.joined(separator: ", "))"
      notices.append(InputNotice(text, at: place))
    }
    return token(name, values)
  }

  /// A color and its mode; nil for any.
  private typealias Value = (mode: String?, value: AuthoredValue)

  /// The token with its values in the order of the entries.
  private func token(_ name: TokenPath, _ values: [Value]) -> Token {
    let values = values.enumerated().sorted {
      ($0.element.value.location.byteRange.lowerBound, $0.offset)
        < ($1.element.value.location.byteRange.lowerBound, $1.offset)
    }.map(\.element)
    guard let first = values.first else {
      let reason = "its color set has no color; the system chooses one"
      let value = AuthoredValue(.undecidable(reason), text: "", at: slots.first?.location ?? location)
      return Token(path: name, type: .color, value: value)
    }
    var token = Token(path: name, type: .color, mode: first.mode, value: first.value)
    for value in values.dropFirst() { token.add(value.value, for: value.mode) }
    return token
  }

  private func noteRepeats(_ name: TokenPath, _ notices: inout [InputNotice]) {
    for (index, slot) in slots.enumerated() {
      let earlier = slots[..<index].first {
        $0.idiom == slot.idiom && $0.gamut == slot.gamut && $0.appearance == slot.appearance
      }
      guard let earlier else { continue }
      let text = "\(name) has two colors for the same appearance; the first, on line \(earlier.location.line), is used"
      notices.append(InputNotice(text, at: slot.location))
    }
  }

  /// Whether the value is that of an entry for exactly this mode.
  private func isNamed(_ value: AuthoredValue, _ mode: String) -> Bool {
    slots.contains { $0.value?.location == value.location && $0.appearance.modeName == mode }
  }

  /// What a mode without a value shows.
  private func fallback(of look: ColorSetAppearance, in values: [Value]) -> AuthoredValue? {
    let dark = look.isHighContrast && look.luminosity == .dark ? ["dark"] : []
    return ((dark + ["light"]) as [String?] + [nil]).lazy
      .compactMap { mode in values.first { $0.mode == mode }?.value }.first
  }

  /// What a screen shows; nil when no entry is for it.
  ///
  /// Of entries that fit, the one counts that describes the screen more closely in one respect and no less closely in all others. Where two are left
  /// with other colors, Apple doesn't say which one shows.
  private func shown(with look: ColorSetAppearance, on screen: ColorSetScreen) -> AuthoredValue? {
    let candidates = entries(for: screen, look)
    let best = candidates.filter { candidate in !candidates.contains { $0.isCloser(than: candidate) } }
    guard let first = best.first, let value = first.slot.value else { return nil }
    guard let other = best.first(where: { $0.slot.value?.content != value.content }) else { return value }
    let reason =
      "the entries on lines \(first.slot.location.line) and \(other.slot.location.line) both match "
      + "\(ColorSetModes.name(look, on: screen)), and Xcode doesn't document which one shows"
    return AuthoredValue(.undecidable(reason), text: value.text, at: value.location)
  }

  /// The value of a look that only entries for other devices or displays have; nil where none has it.
  private func missing(_ look: ColorSetAppearance, on screen: ColorSetScreen) -> AuthoredValue? {
    let own = slots.filter { $0.value != nil && $0.appearance.fits(look) }
    guard look.others.isEmpty, let first = own.first else { return nil }
    var names: [String] = []
    for slot in own {
      let idiom = slot.idiom == ColorSet.universal ? nil : slot.idiom
      let name = [idiom, slot.gamut.map { "\($0.rawValue) displays" }].compactMap { $0 }.joined(separator: " with ")
      if !names.contains(name) { names.append(name) }
    }
    let kind = screen.idiom.map { "\($0) with an sRGB display" } ?? "other devices and displays"
    let reason =
      "its \(look.modeName ?? "light") entries are only for \(names.joined(separator: ", ")), not for \(kind)"
    return AuthoredValue(.undecidable(reason), text: first.value?.text ?? "", at: first.location)
  }

  /// An entry and how closely it describes a screen.
  private struct Candidate {
    let slot: Slot
    let closeness: [Int]

    func isCloser(than other: Candidate) -> Bool {
      guard closeness != other.closeness else {
        return slot.appearance.luminosity != nil && other.slot.appearance.luminosity == nil
      }
      return zip(closeness, other.closeness).allSatisfy { $0 >= $1 }
    }
  }

  /// The entries with a color that can be shown on a screen in a look.
  private func entries(for screen: ColorSetScreen, _ look: ColorSetAppearance) -> [Candidate] {
    let filled = slots.filter { $0.value != nil }
    let own = filled.filter { $0.idiom == ColorSet.universal || $0.idiom == screen.idiom }
    let fitting = own.filter { $0.gamut == nil || $0.gamut == screen.gamut }
    // A wide display shows the colors for sRGB; a display without a wide gamut has none of those for one.
    if fitting.isEmpty, screen.gamut == .sRGB { return [] }
    var unique: [Candidate] = []
    for slot in fitting.isEmpty ? own : fitting where slot.appearance.fits(look) {
      let isRepeated = unique.contains {
        $0.slot.idiom == slot.idiom && $0.slot.gamut == slot.gamut && $0.slot.appearance == slot.appearance
      }
      if isRepeated { continue }
      let device = [slot.idiom == ColorSet.universal ? 0 : 1, slot.gamut == nil ? 0 : 1]
      unique.append(Candidate(slot: slot, closeness: slot.appearance.closeness(to: look) + device))
    }
    return unique
  }
}

extension ColorSet.Slot {
  /// Whether the entry is why a screen has colors of its own.
  fileprivate func isFor(_ screen: ColorSetScreen) -> Bool {
    value != nil && (idiom == screen.idiom || gamut == screen.gamut && screen.gamut == .displayP3)
  }
}
