// What the name of a color that code uses says about the use.

extension PairingInference {
  /// Returns the use of a color that is seen as a text or an icon, from its name.
  package static func usage(ofForeground path: TokenPath) -> Pairing.Usage {
    let name = RoleName(path, at: 0)
    if name.isDisabled { return .inactive }
    return name.role == .icon ? .graphic : .text
  }
}
