import PageModel

typealias HTMLBuilder = PageModel.HTMLBuilder
typealias MarkdownText = PageModel.MarkdownText
typealias TerminalStyle = PageModel.TerminalStyle
