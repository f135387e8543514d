/// The use of a color that its author declares, such as the scopes of a Figma variable.
///
/// A declared use counts more than the words of a name.
package enum ColorRole: Sendable, Hashable {
  case text, icon, border, surface
  /// Not a foreground and not a background, such as a shadow.
  case effect
}
