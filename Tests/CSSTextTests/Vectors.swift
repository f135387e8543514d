import Foundation
import TestSupport

extension Vectors {
  static func load<Contents: Decodable>(_ name: String, as type: Contents.Type = Contents.self) -> Contents {
    load(name, in: .module)
  }
}
