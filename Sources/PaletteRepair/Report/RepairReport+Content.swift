import Audit
import PageModel
import SourceText

extension RepairReport: PageContent {
  package static var style: String { RepairStylesheet.text }
  public var kind: ReportKind { .repair }
  package var json: JSONText? { RepairJSON().object(of: self) }
  package func page(for medium: Medium) -> Page { RepairPage(report: self, medium: medium).page }
}
