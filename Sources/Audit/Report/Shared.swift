/// A value that all copies of what contains it share: copying takes one reference, however many parts the value has.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
