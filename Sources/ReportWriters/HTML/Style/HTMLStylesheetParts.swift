/// Style rules for individual reference sections.
enum HTMLStylesheetParts {
  static let text = """
    .middle{overflow:visible}
    .mode-color{font-size:.8125rem;color:var(--soft)}
    .chip{display:inline-block;width:1em;height:1em;vertical-align:-.15em;border-radius:.15em;
    box-shadow:0 0 0 1px var(--line)}
    .sample,.no-sample{border-radius:.25rem;box-shadow:0 0 0 1px var(--line)}
    .no-sample{display:inline-grid;place-items:center;min-width:7.25rem;min-height:2.5rem;padding:.25rem .5rem;
    color:var(--soft);font-size:.8125rem;border:1px dashed var(--edge);box-shadow:none}
    .agreements .words{min-width:14rem;max-width:26rem;overflow-wrap:anywhere}
    .agreements th[scope=row]{min-width:13rem}
    .agreements td:last-child,.tallies td:last-child{padding-right:0}
    .day{white-space:nowrap}
    .tallies th[scope=row]{min-width:9rem}
    .reasons{display:grid;gap:.3rem;max-width:44rem}
    .reasons li{display:grid;grid-template-columns:3rem minmax(0,1fr)}
    th small,td small{display:block}
    .pairings{width:100%;table-layout:fixed;min-width:calc(7.5rem + var(--modes)*8rem)}
    .reading{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .9rem}
    .reading>div{flex:1 1 7rem}
    .reading svg{flex:none}
    .surfaces{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.25rem;
    margin-bottom:1.75rem}
    .family{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;align-content:center;min-height:7rem;
    padding:1.5rem;border-radius:.375rem;box-shadow:0 0 0 1px var(--line);forced-color-adjust:none;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    figcaption{font-size:.8125rem;color:var(--soft);padding-top:.5rem}
    .badge text{letter-spacing:.04em}
    .badge-table{width:100%}
    .badge-table .badge{max-width:none;margin-bottom:.2rem}
    .badge-table td,.badge-table thead th{min-width:6.5rem}
    .badge-reading{display:flex;flex-wrap:wrap;gap:0 .4rem;align-items:baseline}
    .badge-reading+.badge-reading{margin-top:.1rem}
    .badge-reading small{display:inline}
    .palette{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13.5rem),1fr));gap:2rem 1.5rem}
    .swatch{width:100%;height:4.5rem;border-radius:.375rem;box-shadow:0 0 0 1px var(--line)}
    .missing-mark,.absent-mark{fill:none;stroke:var(--edge);stroke-width:1px;stroke-dasharray:3 3;
    vector-effect:non-scaling-stroke}
    .missing-mark{stroke:var(--fail)}
    .token-name{margin-top:.6rem}
    .token .quiet{font-size:.8125rem;line-height:1.45}
    .token dl{margin-top:.35rem;font-size:.8125rem}
    .token dl>div{display:grid;grid-template-columns:3.25rem 1fr;gap:0 .5rem;align-items:baseline}
    .chain{display:block;color:var(--soft)}
    .legend{display:flex;flex-wrap:wrap;gap:.35rem 1.75rem;margin:1.25rem 0 .75rem;font-size:.875rem;
    color:var(--soft)}
    .legend .key{display:inline-block;padding:.05rem .45rem;color:var(--ink);border-radius:.2rem}
    .sizes th[scope=row]{min-width:14rem;max-width:22rem}
    .sizes .n{padding:.55rem .4rem;white-space:nowrap}
    .specimen{display:block;line-height:1.15;letter-spacing:-.005em}
    td.base,th.base,.key.base{background:var(--panel);font-weight:600;color:var(--ink)}
    td.held,.legend .held,td.small,.legend .small{color:var(--unsure)}
    td.clips,.legend .clips{color:var(--fail)}
    td.inverted,.legend .inverted{color:var(--unsure)}
    td.clips{font-weight:600}
    .sizes .said{font-size:.8125rem;min-width:12.5rem;padding-left:1rem}
    .said small{display:inline}
    .controls{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:2.5rem 2rem}
    .control h3{margin:0 0 .75rem}
    .control dl{margin-top:1rem;display:grid;gap:.3rem;font-size:.9375rem}
    .control dl>div{display:grid;grid-template-columns:5rem 1fr;gap:0 .75rem;align-items:baseline}
    .no-drawing{padding:1.5rem;border:1px dashed var(--edge);border-radius:.375rem;color:var(--soft);max-width:22rem}
    .touch{height:auto;background:var(--panel);border-radius:.375rem}
    .control figure+figure{margin-top:.75rem}
    .control figcaption{font-size:.8125rem;color:var(--soft);margin-bottom:.25rem}
    .visible{fill:var(--canvas);stroke:var(--ink);stroke-width:1.5px}
    .ghost{opacity:.5}
    .target{fill:none;stroke:var(--link);stroke-width:2px;stroke-dasharray:6 4}
    .square{fill:none;stroke:var(--edge);stroke-width:1px;stroke-dasharray:2 3}
    .circle{fill:none;stroke:var(--fail);stroke-width:1.5px}
    .overlap{fill:var(--fail);fill-opacity:.3;stroke:none}
    .measure{font-size:13px;fill:var(--soft)}
    .measure.middle{text-anchor:middle}
    .end{text-anchor:end}
    .key-shape{display:inline-block;width:1.6rem;height:1rem;vertical-align:-.15rem}
    .rule{padding:1.25rem 0;border-bottom:1px solid var(--line);display:grid;gap:.35rem}
    .rule h3{margin:0}
    .rule ul.prose,.notices{padding-left:1.1rem;list-style:disc}

    """
}
