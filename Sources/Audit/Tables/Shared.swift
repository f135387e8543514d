/// A value that many copies share: a copy costs one reference, whatever the value holds.
final class Shared<Value: Sendable>: Sendable {
  /// The value.
  let value: Value

  /// Creates a shared value.
  init(_ value: Value) { self.value = value }
}
