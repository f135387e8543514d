import SourceText

/// The variables that are dark values of others.
///
/// A suffix alone isn't enough, because `$blue-dark` may be a darker blue: the variable must be in a file of its own whose name
/// says `dark`, in which all variables have the suffix, and the variable without the suffix must be in another file.
struct SCSSDarkVariables {
  /// The variables, with those that they are values of.
  private(set) var bases: [Int: Int] = [:]

  init(_ interpreter: SCSSInterpreter) {
    var byDocument: [Int: [Int]] = [:]
    for (slot, variable) in interpreter.variables.enumerated() {
      byDocument[variable.document, default: []].append(slot)
    }
    for (document, slots) in byDocument {
      let name = SCSSInterpreter.fileName(interpreter.documents[document].path)
      guard wordsOf(name).contains("dark") else { continue }
      let dark = slots.filter { interpreter.variables[$0].name.endsWithBytes(of: "-dark") }
      let other = slots.count - dark.count
      // The few others are helpers, such as images with a color in them.
      guard !dark.isEmpty, other * 4 <= slots.count else { continue }
      for slot in dark {
        let variable = interpreter.variables[slot]
        let base = String(Substring(variable.name.utf8.dropLast(5)))
        guard let found = interpreter.modules[variable.module].variables[base],
          interpreter.variables[found].document != document, !interpreter.variables[found].value.isNull
        else { continue }
        bases[slot] = found
      }
    }
  }
}
