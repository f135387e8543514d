import SourceText

/// The cause for which a value can't be determined.
package enum SwiftUnknown: Sendable, Hashable {
  /// An expression in a file.
  package struct Spot: Sendable, Hashable {
    let file: Int
    let tokens: Range<Int>
  }

  /// The expression is computed at run time.
  case runTime(Spot)
  /// A part of a calculation has several values.
  case severalValues(Spot)
  /// A part of a calculation is infinite.
  case unbounded(Spot)
  /// The expression refers to itself, or is defined through too many names.
  case tooManyNames(Spot)
  /// The branches are values of different types.
  case severalTypes
  /// The name isn't declared in these sources.
  case undeclared(String)
  /// The name is a variable of an instance or a body.
  case mayChange(String)
  /// The name is a parameter, or gets its value in a pattern or a statement.
  case setAtRunTime(String)
  /// The local name is declared in a branch of `#if`.
  case inBranch(String)
  /// The static variable gets another value at a location.
  case assigned(String, SourceLocation)
  /// The name is declared without a value, or with a body of an unsupported form.
  case noValue(String)
  /// The name is a type or generic parameter of a function.
  case localType(String)
  /// The name is a generic parameter of a type, or an alias of a type that isn't a name.
  case opaqueType(String)
  /// A subclass overrides the property.
  case overridden(String)
  /// Several declarations in one body have the name.
  case declaredTwice(String)
  /// Several visible symbols have the name.
  case ambiguous(String, [Int])
  /// Type aliases with the name refer to different types.
  case ambiguousTypes(String, [Int])
  /// A property wrapper of these sources may change the value of the name.
  case wrapped(String, String)
  /// The token with the name isn't a number.
  case notANumber(String)
  /// The token with the name has no known value.
  case noTokenValue(String)

  /// Returns the cause as a clause without a period.
  package func words(in symbols: SwiftSymbols) -> String {
    func quote(_ spot: Spot) -> String { symbols.outlines[spot.file].quote(spot.tokens) }
    return switch self {
    case .runTime(let spot): "\(quote(spot)) is computed at run time"
    case .severalValues(let spot): "\(quote(spot)) has several values"
    case .unbounded(let spot): "\(quote(spot)) is unbounded"
    case .tooManyNames(let spot): "\(quote(spot)) is defined through too many names"
    case .severalTypes: "the value has two possible types"
    case .undeclared(let name): "\(name) isn't a constant in the source"
    case .mayChange(let name): "\(name) may change"
    case .setAtRunTime(let name): "\(name) is set at run time"
    case .inBranch(let name): "\(name) is declared in a branch of #if"
    case .assigned(let name, let location): "\(name) is assigned again at \(location.path):\(location.line)"
    case .noValue(let name): "\(name) has no value in the source"
    case .localType(let name): "\(name) is declared inside a function"
    case .opaqueType(let name): "\(name) is a generic parameter or an unsupported type alias"
    case .overridden(let name): "a subclass overrides \(name)"
    case .declaredTwice(let name): "\(name) is declared more than once"
    case .ambiguous(let name, let found): "\(name) is declared more than once: \(symbols.places(of: found))"
    case .ambiguousTypes(let name, let found): "\(name) refers to different types: \(symbols.places(of: found))"
    case .wrapped(let name, let wrapper): "the property wrapper @\(wrapper) may change the value of \(name)"
    case .notANumber(let name): "\(name) isn't a number"
    case .noTokenValue(let name): "the value of \(name) is unknown"
    }
  }
}
