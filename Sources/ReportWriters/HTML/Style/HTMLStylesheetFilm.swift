/// Style rules for film strips and screens.
enum HTMLStylesheetFilm {
  static let text = """
    .film-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.2rem 1rem;margin:1.75rem 0 .6rem}
    .film-head h3{margin:0;display:flex;align-items:center;gap:.4rem}
    .film{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border:1px solid var(--line);border-radius:.75rem;background:var(--raised)}
    .film>div{padding:1rem 1.1rem;border-left:1px solid var(--line);min-width:0}
    .film>div:first-child{border-left:0}
    .film-size{display:flex;justify-content:space-between;gap:.5rem;font-size:.78rem;color:var(--soft);margin-bottom:.7rem}
    .film-size b{font-weight:600;color:var(--ink)}
    .film-drawing{width:100%;height:auto}
    .film-window{overflow:hidden}
    .film-text{fill:var(--ink)}
    .film-ghost{fill:none;stroke:var(--edge);stroke-width:1}
    .film-box{fill:none;stroke:var(--ink);stroke-width:1.5}
    .film-cut{fill:url(#hatch);stroke:var(--fail);stroke-width:1;stroke-dasharray:4 3}
    .hatch{fill:none;stroke:var(--fail);stroke-width:2}
    .film-state{display:grid;font-size:.78rem;color:var(--soft);margin-top:.7rem}
    .film-state b{font-weight:600;color:var(--ink)}
    .film-state b.fail{color:var(--fail)}
    .screens{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.25rem 1.75rem;margin-top:.6rem}
    .screens.compared{display:block;position:relative}
    .compared figure+figure{position:absolute;inset:0 0 auto;clip-path:inset(0 0 0 var(--cut))}
    .compared figure{position:relative}
    .compared figure:first-child::after{content:"";position:absolute;top:0;bottom:0;left:var(--cut);width:2px;margin-left:-1px;z-index:2;
    background:#fff;box-shadow:0 0 0 1px rgb(0 0 0/.45);pointer-events:none}
    .compared figcaption{display:none}
    .cut-tools{display:grid;grid-template-columns:1fr auto;font-size:.78rem;color:var(--soft);margin-top:.35rem}
    .cut-tools input{grid-column:1/-1;width:100%}
    .screen-modes:not(:has(figure+figure)),.screen-modes:has(.compared){display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 1.75rem}
    .screens figcaption{padding-top:.35rem}
    .screen{width:100%;height:auto;border-radius:.75rem;box-shadow:0 0 0 1px rgb(128 128 128/.3);forced-color-adjust:none}
    @media (max-width:47.5rem){.film{grid-template-columns:repeat(4,13.5rem);overflow-x:auto}}
    @media (forced-colors:active){.film-text{fill:CanvasText}.film-box,.film-ghost{stroke:CanvasText}}
    @media print{.screens.compared{display:grid}.compared figure+figure{position:static;clip-path:none}.compared figure:first-child::after,
    .cut-tools{display:none}.compared figcaption{display:block}.screen-modes:has(.compared){display:block}.film{break-inside:avoid}.film>div{padding:.5rem .6rem}}

    """
}
