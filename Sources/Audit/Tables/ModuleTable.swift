import DesignTokens

/// A table that a module above `Audit` adds to a design system, such as view code.
///
/// A system keeps one table of each type. The subjects of the module are read from its table.
public protocol ModuleTable: Sendable {
  /// The table of a system to which the module has added nothing.
  static var none: Self { get }

  /// The source files of the table, in the byte order of their paths.
  var files: [AuditedFile] { get }
  /// The source files that can't be read, in the byte order of their paths.
  var unreadFiles: [UnreadFile] { get }

  /// Returns the pairings of tokens that the source shows, each once, in source order.
  func pairings(among tokens: TokenSet) -> [Pairing]
}

extension ModuleTable {
  public var unreadFiles: [UnreadFile] { [] }
}

extension DesignSystem {
  /// The table of a type; `none` if the module has added nothing.
  ///
  /// - Complexity: O(t) for t modules with a table.
  public subscript<Table: ModuleTable>(type: Table.Type) -> Table {
    get {
      for case let table as Table in tables { return table }
      return Table.none
    }
    set {
      if let index = tables.firstIndex(where: { $0 is Table }) {
        tables[index] = newValue
      } else {
        tables.append(newValue)
      }
    }
  }

  /// The source files of all tables.
  ///
  /// - Complexity: O(f) for f files.
  public var files: [AuditedFile] { tables.flatMap { $0.files } }

  /// The source files of all tables that can't be read.
  ///
  /// - Complexity: O(f) for f files.
  public var unreadFiles: [UnreadFile] { tables.flatMap { $0.unreadFiles } }

  /// The pairings that the source of all tables shows.
  var pairingsOfTables: [Pairing] { tables.flatMap { $0.pairings(among: tokens) } }
}

extension MeasuredSystem {
  /// The table of a type; `none` if the module has added nothing.
  public subscript<Table: ModuleTable>(type: Table.Type) -> Table { system[type] }
}
