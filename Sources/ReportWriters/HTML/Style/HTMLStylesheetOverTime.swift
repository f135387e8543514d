/// Style rules for histories and comparisons: charts, and colors before and after.
enum HTMLStylesheetOverTime {
  static let text = """
    .plain-page{display:block}
    .charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.5rem 2rem;margin-top:1.5rem}
    .charts h3{margin:0 0 .35rem;font-size:1rem;overflow-wrap:anywhere}
    .chart{width:100%;height:auto;max-width:26rem}
    .chart .axis{stroke:var(--edge);stroke-width:1}
    .chart .grid{stroke:var(--line);stroke-width:1}
    .chart .line{fill:none;stroke:var(--fail);stroke-width:2;stroke-linejoin:round}
    .chart .gate{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 3;stroke-linejoin:round}
    .chart .dot{fill:var(--fail)}
    .chart text{fill:var(--soft);font-size:11px}
    .chart .value{fill:var(--ink);font-weight:600}
    .now{font-size:1.0625rem}
    .decision-mark{white-space:nowrap}
    .pairs{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
    .look{width:4.25rem;height:2.25rem;border-radius:.25rem;outline:1px solid var(--line)}
    .arrow{color:var(--soft)}
    .proposal h3{margin-top:2rem}
    .caveat{border-left:3px solid var(--unsure);padding:.35rem .9rem;margin-top:1rem;max-width:44rem}
    .ranking td:nth-child(7){min-width:18rem}
    .ranking td:nth-child(5),.ranking td:nth-child(8){min-width:8rem}
    .differences td,.differences th{vertical-align:middle}
    .list{columns:18rem;gap:2rem;font-size:.9375rem;margin-top:.5rem}
    @media (forced-colors:active){
    .chart .line,.chart .gate,.chart .axis{stroke:CanvasText}.chart .dot{fill:CanvasText}.chart text{fill:CanvasText}
    .look{forced-color-adjust:none}
    }

    """
}

/// Style rules for the small trend at the top of a report.
enum HTMLStylesheetTrend {
  static let text = """
    .trend{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin-top:1.25rem;font-size:.875rem}
    .trend svg{width:9rem;height:2rem;flex:none}
    .trend path{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
    .trend circle{fill:var(--ink)}
    @media (forced-colors:active){.trend path{stroke:CanvasText}.trend circle{fill:CanvasText}}

    """
}
