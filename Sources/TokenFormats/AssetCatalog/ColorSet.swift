import DesignTokens
import SourceText

/// A colour set: one colour for each device, gamut and appearance that it tells apart.
struct ColorSet: Sendable {
  /// One slot of the set.
  struct Slot: Sendable {
    /// The devices it is for, such as `universal` or `ipad`.
    let idiom: String
    /// The gamut it is for; nil when it does not say.
    let gamut: String?
    /// The mode; nil for any appearance.
    let mode: String?
    /// The colour; nil for an empty slot.
    let value: AuthoredValue?
    let location: SourceLocation
  }

  let document: SourceFile
  let slots: [Slot]
  /// Where the set's list of colours stands.
  let location: SourceLocation

  /// Slots for the same devices and gamut, one for each mode.
  private struct Variant {
    let idiom: String
    let gamut: String?
    var slots: [Slot]

    /// What the slots hold, for comparing.
    func holdsSame(as other: Variant) -> Bool {
      slots.count == other.slots.count
        && slots.allSatisfy { slot in
          other.slots.contains { $0.mode == slot.mode && $0.value?.content == slot.value?.content }
        }
    }
  }

  /// The tokens of the set: one for what most devices show, and one more for each variant that differs from it.
  ///
  /// What is universal counts, and of two gamuts the wider, which every iPhone since 2016 shows.
  func tokens(named name: TokenPath, noticing notices: inout [Notice]) -> [Token] {
    var variants: [Variant] = []
    for slot in slots {
      if let index = variants.firstIndex(where: { $0.idiom == slot.idiom && $0.gamut == slot.gamut }) {
        if let first = variants[index].slots.first(where: { $0.mode == slot.mode }) {
          let text =
            "\(name) has two colours for the same appearance; the first, in line \(first.location.line), counts"
          notices.append(Notice(text, at: slot.location))
        } else {
          variants[index].slots.append(slot)
        }
      } else {
        variants.append(Variant(idiom: slot.idiom, gamut: slot.gamut, slots: [slot]))
      }
    }
    guard let main = mainVariant(variants) else { return [] }
    let token = token(name, main)
    var tokens = [token]
    for variant in variants where variant.idiom != main.idiom || variant.gamut != main.gamut {
      if variant.holdsSame(as: main) { continue }
      let suffix = (variant.idiom == main.idiom ? [] : [variant.idiom]) + (variant.gamut.map { [$0] } ?? [])
      let path = TokenPath(([name.description] + suffix).joined(separator: "~"))
      notices.append(
        Notice(
          "\(name) has other colours for \(suffix.joined(separator: " ")); they are called \(path)",
          at: variant.slots[0].location))
      tokens.append(self.token(path, variant))
    }
    return tokens
  }

  private func mainVariant(_ variants: [Variant]) -> Variant? {
    let universal = variants.filter { $0.idiom == "universal" }
    let idiom = universal.first?.idiom ?? variants.first?.idiom
    let candidates = variants.filter { $0.idiom == idiom }
    return candidates.first { $0.gamut == "display-P3" } ?? candidates.first
  }

  private func token(_ path: TokenPath, _ variant: Variant) -> Token {
    var values = variant.slots.compactMap { slot in slot.value.map { (slot.mode, $0) } }
    if values.isEmpty {
      let reason = "its slots hold no colour; the system chooses one"
      values = [(nil, AuthoredValue(.undecidable(reason), text: "", at: variant.slots[0].location))]
    }
    var token = Token(path: path, type: .color, mode: values[0].0, value: values[0].1)
    for (mode, value) in values.dropFirst() {
      token.add(value, for: mode)
    }
    return token
  }
}
