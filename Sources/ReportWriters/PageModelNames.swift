import Audit
import PageModel

typealias HTMLBuilder = PageModel.HTMLBuilder
typealias HTMLNumber = PageModel.HTMLNumber
typealias HTMLPaint = PageModel.HTMLPaint
typealias MarkdownText = PageModel.MarkdownText
typealias TerminalStyle = PageModel.TerminalStyle
