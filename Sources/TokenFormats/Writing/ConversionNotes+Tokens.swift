import DesignTokens

// Notes that every format has.

extension ConversionNotes {
  /// Notes a token that has no value that can be told.
  mutating func addUnknown(_ token: Token) {
    add(.leftOut, "tokens are left out, because no file can tell their value", "\(token.path)")
  }
}

extension TokenValues.Written {
  /// Notes the modes in which a token shows something although it had no value there, or has none although others have.
  func note(_ token: Token, _ slots: [ModeSlot], _ notes: inout ConversionNotes) {
    for index in shownInVain {
      notes.add(
        .altered, "tokens have no value that can be told in a mode, and show that of another one there",
        "\(token.path) (\(slots[index].mode.name))")
    }
  }
}
