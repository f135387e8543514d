/// Style rules for repairs: colors and badges before and after.
enum RepairStylesheet {
  static let text = """
    .repair-decision{flex-wrap:nowrap;max-width:52rem}
    .repair-decision strong{font-weight:600}
    .masthead>.lead{margin-top:1rem}
    .differences caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .part>.scroll{margin-top:1.25rem}
    .now-then{display:inline-flex;gap:.5rem;align-items:start}
    .now-then-one{display:grid;gap:.2rem;justify-items:start}
    .now-then-one code{font-size:.75rem;white-space:nowrap}
    .block{max-width:none;width:4.5rem;height:2.25rem;border-radius:.25rem;box-shadow:0 0 0 1px var(--line)}
    .fixes{display:grid;gap:.2rem;font-size:.875rem}
    .ratios{white-space:nowrap}
    .changes,.fixed{list-style:none;padding:0;margin-top:1.25rem}
    .changes>li,.fixed>li{padding:.9rem 0;border-top:1px solid var(--line);display:grid;grid-template-columns:12rem minmax(0,1fr);gap:.5rem 1.5rem}
    .changes>li{grid-template-columns:12rem 9.75rem 13rem minmax(0,1fr)}
    .changes p,.fixed p{margin:0;overflow-wrap:anywhere}
    .changes small,.fixed small{display:block;color:var(--soft)}
    .basis{font-size:.875rem}
    .basis .block{width:2.25rem;height:1.125rem;display:block;margin-top:.25rem}
    .changes .fixes{align-content:start;gap:.1rem}
    .changes .fixes ul{list-style:none;padding:0;margin:0;display:grid;gap:.2rem}
    .fixed figcaption{padding-top:.3rem}
    .fixed figcaption strong{font-weight:600;color:var(--ink)}
    .on-surfaces{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17.5rem),1fr));gap:1rem 1.5rem}
    .fixed .pairs{flex-wrap:nowrap}
    .fixed .ratios{display:block}
    .pairs .sample{flex:none}
    .conflict{padding:1rem 0;border-bottom:1px solid var(--line);display:grid;gap:.5rem;max-width:52rem}
    .now-then-badges{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem 1.25rem}
    .now-then-badges .family{min-height:4.5rem;padding:1rem}
    .repair-palette{margin-top:1.5rem}
    .repair-palette .swatch{shape-rendering:crispEdges}
    .repair-palette strong{font-weight:600}
    .name{font-weight:600}
    .now-then-badges .same{grid-column:1/-1;max-width:calc(50% - .625rem)}
    @media (max-width:60rem){.changes>li{grid-template-columns:12rem minmax(0,1fr)}}
    @media (max-width:40rem){
    .now-then-badges{grid-template-columns:minmax(0,1fr)}
    .now-then-badges .same{max-width:none}
    .repair-decision{font-size:1.125rem}
    .differences th,.differences td{padding-right:.6rem}
    .differences th[scope=row]{min-width:6.5rem}
    .changes>li,.fixed>li{grid-template-columns:minmax(0,1fr)}
    }
    @media (forced-colors:active){.block{forced-color-adjust:none}}
    @media print{.conflict,.changes>li,.fixed>li,.now-then-badges figure{break-inside:avoid}}

    """
}
