/// Style rules for the tables of criteria and labels.
enum HTMLStylesheetCriteria {
  static let text = """
    .criteria th[scope=row]{min-width:14rem}
    .criteria .remainder{display:block;max-width:22rem;overflow-wrap:break-word}
    .criteria td,.criteria th,.labels td,.labels th{vertical-align:top}
    .criteria td code,.labels td code{white-space:nowrap}
    .more-criteria{margin-top:1rem}
    .labels th[scope=row]{min-width:10rem}
    .labels td{min-width:9rem;max-width:26rem}

    """
}
