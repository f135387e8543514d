// Names as they are read beside the other names of a system.

extension RoleName {
  /// Returns the name of a part of a component as that of a background.
  func asSurface() -> RoleName {
    var name = self
    name.role = .surface
    name.isBare = true
    return name
  }

  /// Returns the name of a degree as that of a text.
  func asText() -> RoleName {
    var name = self
    name.role = .text
    name.isBare = true
    return name
  }

  /// Returns the name with its degree as a meaning: `primary` is the color of the brand.
  func asMeaning() -> RoleName {
    var name = self
    name.tones = name.rest.filter { name.tones.contains($0) || RoleWords.brands.contains($0) }
    name.levels.removeAll(where: RoleWords.brands.contains)
    return name
  }

  /// Returns the name with its kind as a meaning.
  func asKindOfMeaning() -> RoleName {
    var name = self
    (name.tones, name.kinds) = (name.kinds, [])
    return name
  }

  /// Returns the name of a group `base` as that of a background.
  func asBase() -> RoleName {
    var name = self
    name.rest.removeAll { $0 == "base" }
    name.levels.removeAll { $0 == "base" }
    name.kinds = name.subject + name.kinds
    (name.subject, name.component) = ([], [])
    if roleWord == nil || roleWord == "base" { name.roleWord = "base" }
    name.role = .surface
    return name
  }

  /// Returns the name as one for something that is light in all modes.
  func asFixed() -> RoleName {
    var name = self
    (name.isFixed, name.isOfShade) = (true, true)
    return name
  }

  /// Returns the name as one for something dark.
  func asInverse() -> RoleName {
    var name = self
    name.isInverse = true
    return name
  }

  /// Returns the name as one that says no role.
  func withoutRole() -> RoleName {
    var name = self
    (name.role, name.roleWord) = (nil, nil)
    return name
  }

  /// Returns the name of a page whose hue isn't a meaning; a dark one is inverse.
  func asHue(isDark: Bool = false) -> RoleName {
    var name = self
    name.kinds += tones + levels
    name.isHue = true
    name.isInverse = isDark || levels.contains("dark") || tones.contains("black")
    (name.tones, name.levels) = ([], [])
    return name
  }
}
