import DesignTokens

// Notes that every format has.

extension ConversionNotes {
  /// Notes a token that has no value that can be told.
  mutating func addUnknown(_ token: Token) {
    add(.leftOut, "tokens are omitted, because their value can't be determined", "\(token.path)")
  }
}

extension TokenValues.Written {
  /// Notes the modes in which a token shows something although it had no value there, or has none although others have.
  func note(_ token: Token, _ slots: [ModeSlot], _ notes: inout ConversionNotes) {
    for index in shownInVain {
      notes.add(
        .altered, "tokens without a known value in a mode get the value of another mode there",
        "\(token.path) (\(slots[index].mode.name))")
    }
  }
}
