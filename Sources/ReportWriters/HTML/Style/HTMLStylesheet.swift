/// The stylesheet of the page, which loads no fonts or images.
enum HTMLStylesheet {
  /// The text of the whole stylesheet.
  static let text =
    colors + HTMLStylesheetBase.text + HTMLStylesheetFrame.text + HTMLStylesheetPlan.text + HTMLStylesheetMatrix.text
    + HTMLStylesheetFindings.text + HTMLStylesheetFilm.text + HTMLStylesheetParts.text + HTMLStylesheetTools.text
    + HTMLStylesheetTry.text
    + HTMLStylesheetCriteria.text + HTMLStylesheetTrend.text + HTMLStylesheetMedia.text

  /// The hash of the style element's content for the Content-Security-Policy.
  static let integrity = SHA256.source(of: Array(("\n" + text).utf8))

  private static let colors = """
    :root{color-scheme:light dark;\(HTMLPageColors.light.declarations)}
    @media (prefers-color-scheme:dark){:root{\(HTMLPageColors.dark.declarations)}}
    @media (prefers-contrast:more){:root{\(HTMLPageColors.lightIncreased.declarations)}}
    @media (prefers-contrast:more) and (prefers-color-scheme:dark){:root{\(HTMLPageColors.darkIncreased.declarations)}}

    """
}
