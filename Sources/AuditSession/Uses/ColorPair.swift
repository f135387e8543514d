/// A text color on a background, by position.
struct ColorPair: Hashable, Sendable {
  let text: Int
  let background: Int
}
