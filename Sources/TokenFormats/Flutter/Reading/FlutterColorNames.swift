import ColorScience

/// The constants of Flutter's `Colors` that are black, white, or transparent; the hues of Material aren't read.
enum FlutterColorNames {
  private static let levels: [String: Double] = [
    "87": 0xDD, "54": 0x8A, "45": 0x73, "38": 0x61, "26": 0x42, "12": 0x1F, "70": 0xB3, "60": 0x99, "30": 0x4D,
    "24": 0x3D, "10": 0x1A,
  ]

  /// Returns the color of a constant; nil for a hue of Material, and for an unknown name.
  static func color(_ name: String) -> Color? {
    if name == "transparent" { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    let isBlack = name.utf8.starts(with: "black".utf8)
    guard isBlack || name.utf8.starts(with: "white".utf8) else { return nil }
    let base = isBlack ? Color.black : .white
    let level = String(Substring(name.utf8.dropFirst(5)))
    guard !level.utf8.isEmpty else { return base }
    return levels[level].map { base.withAlpha($0 / 255) }
  }
}
