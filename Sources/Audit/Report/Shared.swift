/// A value that all copies of what contains it share: copying takes one reference, however many parts the value has.
package final class Shared<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Shared: Sendable where Value: Sendable {}
