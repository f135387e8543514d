import ColorScience
import SourceText

/// The colors that the platform has itself: `@android:color/x`.
enum AndroidPlatform {
  /// The colors that are the same on all devices and in all versions.
  private static let constants: [String: UInt32] = [
    "white": 0xFFFF_FFFF, "black": 0xFF00_0000, "transparent": 0, "background_dark": 0xFF00_0000,
    "background_light": 0xFFFF_FFFF, "darker_gray": 0xFFAA_AAAA, "holo_blue_bright": 0xFF00_DDFF,
    "holo_blue_dark": 0xFF00_99CC, "holo_blue_light": 0xFF33_B5E5, "holo_green_dark": 0xFF66_9900,
    "holo_green_light": 0xFF99_CC00, "holo_orange_dark": 0xFFFF_8800, "holo_orange_light": 0xFFFF_BB33,
    "holo_purple": 0xFFAA_66CC, "holo_red_dark": 0xFFCC_0000, "holo_red_light": 0xFFFF_4444,
  ]

  /// Returns the color with a name, or why it isn't known.
  static func color(_ name: String) -> AndroidColor {
    if name.utf8.count <= 20, let value = constants[name] {
      let alpha = Double(value >> 24) / 255
      return .literal(
        Color(
          red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF), alpha: alpha))
    }
    if name.utf8.starts(with: "system_".utf8) {
      return .unknown("@android:color/\(name) follows the wallpaper of each device")
    }
    return .unknown("@android:color/\(name) depends on the version of Android")
  }
}
