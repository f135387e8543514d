/// The rules that lay the page out. No font and no picture is fetched.
enum HTMLStylesheet {
  /// The whole stylesheet.
  static let text =
    colors + HTMLStylesheetBase.text + HTMLStylesheetParts.text + HTMLStylesheetCriteria.text + HTMLStylesheetTrend.text
    + HTMLStylesheetMedia.text

  private static let colors = """
    :root{color-scheme:light dark;\(HTMLPageColors.light.declarations)}
    @media (prefers-color-scheme:dark){:root{\(HTMLPageColors.dark.declarations)}}
    @media (prefers-contrast:more){:root{\(HTMLPageColors.lightIncreased.declarations)}}
    @media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{\(HTMLPageColors.darkIncreased.declarations)}}

    """
}
