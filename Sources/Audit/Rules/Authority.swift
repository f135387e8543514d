/// The source of a requirement: who says that a design system must meet it.
public enum Authority: String, Sendable, CaseIterable {
  /// WCAG: a success criterion at the level of the profile, or below.
  case wcag
  /// The guidance of a platform, such as Apple's Human Interface Guidelines.
  case platform
  /// The design system's own limits, and recommendations beyond the profile.
  case house
}

extension RuleDescriptor {
  /// Returns who requires what the rule checks, under a profile.
  ///
  /// A criterion above the profile's level is a recommendation. Apple's definition of large text isn't WCAG's, so contrast under
  /// `apple-hig` is platform guidance.
  public func authority(in profile: Profile) -> Authority {
    let isLenient = profile.largeText != .wcag && criteria.contains { ["1.4.3", "1.4.6"].contains($0) }
    if isLenient { return .platform }
    if criteria.contains(where: { isRequired($0, in: profile) }) { return .wcag }
    return isPlatformGuidance ? .platform : .house
  }

  /// Whether somebody requires what the rule checks; rules about waivers, baselines, and the audit itself have no authority.
  var hasAuthority: Bool { isAboutDesign || isPlatformGuidance || !criteria.isEmpty }

  /// Whether the rule decides a criterion that the profile requires: a failure is a failure of WCAG, whatever the rule's level.
  func decidesCriterion(in profile: Profile) -> Bool {
    authority(in: profile) == .wcag && (decidedCriterion.map { isRequired($0, in: profile) } ?? false)
  }

  private func isRequired(_ number: String, in profile: Profile) -> Bool {
    guard let level = SuccessCriterion.criterion(number)?.level else { return false }
    return profile == .wcag22AAA || level != .aaa
  }
}
