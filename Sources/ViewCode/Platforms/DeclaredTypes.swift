import SwiftSource

/// The types of the sources, as far as their protocols and superclasses tell whether something without a name reaches them or their members.
struct DeclaredTypes {
  /// The types whose members may belong to a protocol: those of the files, and those that an extension makes conform.
  private(set) var names: Set<String> = []
  /// The protocols of these sources by which the system finds no type.
  let protocols: Set<String>
  /// The names of all types without those around them.
  private var declared: Set<String> = []
  /// What may call a member of a type, or of all types with its name, without naming it.
  private var callers: [String: Caller] = [:]
  /// The superclass of each class; an empty text if there are two.
  private var superclasses: [String: String] = [:]

  /// What may call the members of a type.
  private enum Caller: Int {
    /// Code that names them, or the requirements of known protocols.
    case named
    /// Another object, by the requirements of its delegate.
    case delegate
    /// Something unknown.
    case unknown
  }

  /// Reads the types of files.
  init(_ outlines: [SwiftOutline]) {
    let protocols = DeclaredTypes.protocols(outlines)
    self.protocols = protocols
    for outline in outlines {
      for declaration in outline.declarations where declaration.hasMembers {
        let name = DeclaredTypes.last(declaration.name)
        if declaration.parent == nil, declaration.isType || declaration.inheritance != nil {
          names.insert(declaration.name)
        }
        if declaration.isType { declared.insert(name) }
        var inherited = declaration.inheritance?.filter { outline.tokens[$0].kind != .comma } ?? []
        if declaration.kind == .class, let first = inherited.first.map(outline.name), !protocols.contains(first),
          !SwiftOutline.isKnownProtocol(first)
        {
          inherited.removeFirst()
          superclasses[name] = superclasses[name] == nil ? first : ""
        }
        var caller = outline.hasPlainAttributes(declaration) ? Caller.named : .unknown
        if declaration.kind == .protocol || declaration.kind == .actor { caller = .unknown }
        for name in inherited.map(outline.name)
        where !protocols.contains(name) && !SwiftOutline.hasKnownRequirements(name) {
          caller = caller != .unknown && SwiftOutline.isCalledBack(name) ? .delegate : .unknown
        }
        if caller.rawValue >= callers[name, default: .named].rawValue { callers[name] = caller }
      }
    }
  }

  /// Whether only a name shows the members of a type but the requirements of known protocols.
  func isPlain(_ type: String) -> Bool {
    let name = DeclaredTypes.last(type)
    return declared.contains(name) && callers[name] == .named && superclasses[name] == nil
  }

  /// Whether a class shows something only if code or a storyboard names it: a view or view controller of UIKit, perhaps through other classes.
  func isViewClass(_ name: String, depth: Int = 0) -> Bool {
    if SwiftOutline.viewClasses.contains(name) { return true }
    guard let caller = callers[name] else {
      return ["Cell", "ViewController", "View"].contains { name.endsWithBytes(of: $0) }
    }
    guard caller != .unknown, depth < 8, let other = superclasses[name] else { return false }
    return isViewClass(other, depth: depth + 1)
  }

  /// Returns the protocols by which the system finds no type: those that inherit from known ones only.
  private static func protocols(_ outlines: [SwiftOutline]) -> Set<String> {
    var inherited: [String: Set<String>] = [:]
    for outline in outlines {
      for declaration in outline.declarations where declaration.kind == .protocol {
        let names = declaration.inheritance?.filter { outline.tokens[$0].kind != .comma }.map(outline.name) ?? []
        let attributes = outline.hasPlainAttributes(declaration) ? [] : ["@"]
        inherited[declaration.name, default: []].formUnion(names + attributes)
      }
    }
    var found: Set<String> = []
    while true {
      let more = inherited.filter { name, inherited in
        !found.contains(name)
          && inherited.allSatisfy {
            found.contains($0) || SwiftOutline.isKnownProtocol($0) || $0 == "AnyObject" || $0 == "class"
          }
      }
      if more.isEmpty { return found }
      found.formUnion(more.keys)
    }
  }

  /// Returns the name of a type without those around it.
  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
