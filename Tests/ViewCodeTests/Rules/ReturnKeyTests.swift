import Audit
import Testing

/// Double clicks on the rows of a list for macOS, which the return key replaces.
@Suite struct ReturnKeyTests {
  /// The outcomes for a double click on a row, beside a modifier that handles a key, and the body of a custom one.
  private func outcomes(_ modifier: String, _ body: String, framework: String = "AppKit") throws -> [Outcome] {
    let source = """
      import SwiftUI
      import \(framework)
      extension View { func onReturnKey(_ key: KeyEquivalent, run: @escaping () -> Void) -> some View { \(body) } }
      private struct Item: View {
        @Binding var chosen: Int?
        let row: Row
        var body: some View {
          Text(row.name).onTapGesture { chosen = row.id }
            .simultaneousGesture(TapGesture(count: 2).onEnded { row.run?() })
        }
      }
      struct A: View {
        let rows: [Row]
        var body: some View {
          VStack { ForEach(rows) { Item(chosen: $chosen, row: $0) } }
            .\(modifier) { rows.first { $0.id == chosen }?.run?() }
        }
      }
      """
    return try AuditedCode.inFile("gesture-without-alternative", source)
  }

  @Test(
    "The return key does the same",
    arguments: [("onReturnKey(.return)", "background(KeyView(keyDown: run))"), ("onKeyPress(key: .return)", "self")])
  func replaced(_ modifier: String, _ body: String) throws {
    #expect(try outcomes(modifier, body) == [])
  }

  @Test(
    "Another modifier, or one that reads no keys",
    arguments: [
      ("onReturnKey(.return)", "background(KeyView())"), ("onSubmit(.return)", "self"),
      ("onReturnKey(code: .return)", "background(KeyView(keyDown: run))"),
    ])
  func alone(_ modifier: String, _ body: String) throws {
    #expect(try outcomes(modifier, body) == [.failed])
  }

  @Test func aPhoneMayHaveNoKeyboard() throws {
    let body = "background(KeyView(keyDown: run))"
    #expect(try outcomes("onReturnKey(.return)", body, framework: "UIKit") == [.failed])
  }
}
