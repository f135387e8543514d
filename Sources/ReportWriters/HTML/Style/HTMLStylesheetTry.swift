/// Style rules for "Try it": a panel at the right of wide screens, and a sheet from below on others.
enum HTMLStylesheetTry {
  static let text = """
    .try{position:fixed;right:0;top:0;bottom:0;width:23.25rem;max-width:100%;background:var(--raised);border-left:1px solid var(--rule);
    z-index:20;padding:0 1.375rem 1.5rem;overflow:auto;overscroll-behavior:contain;font-size:.8125rem}
    .try-top{position:sticky;top:0;z-index:3;background:var(--raised);padding:1.1rem 0 .75rem;border-bottom:1px solid var(--line);
    margin-bottom:.75rem}
    .try-head{display:flex;justify-content:space-between;align-items:center}
    .try h2{font-size:.9375rem;letter-spacing:-.01em}
    .try h3{margin:1rem 0 .5rem;font-size:.8125rem;font-weight:400;color:var(--soft)}
    .try-count{font-size:2rem;line-height:1.2;letter-spacing:-.03em;font-weight:600;margin-top:.4rem}
    .try-unit{font-size:.8125rem;letter-spacing:0;font-weight:400;color:var(--soft);margin-left:.35rem}
    .try-sum,.try-note{color:var(--soft);line-height:1.4}
    .try-note{padding:.25rem 0 .5rem;min-height:1.4em}
    .try :is(input:not([type=range]),select){font:500 .8125rem/1.2 var(--mono)}
    .try-choice{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,.6fr);gap:.6rem;margin-bottom:.75rem}
    .try .field{max-width:none;margin-bottom:.4rem}
    .try-choice .field{margin:0}
    .try-sides{display:flex;gap:.5rem;margin-bottom:.75rem}
    .try-sides [aria-pressed=true]{background:var(--ink);color:var(--canvas);border-color:var(--ink)}
    .try-looks{display:grid;grid-template-columns:1fr 1fr;margin-bottom:.6rem;font:400 .75rem/1.5 var(--mono);color:var(--soft)}
    .try-looks span{height:3.25rem;display:block;position:relative;margin-bottom:1.3rem;forced-color-adjust:none;
    box-shadow:inset 0 0 0 1px rgb(128 128 128/.35);border-radius:.5rem 0 0 .5rem}
    .try-looks span+span{border-radius:0 .5rem .5rem 0}
    .try-looks span::after{content:attr(data-hex);position:absolute;top:100%;left:0;color:var(--soft)}
    .try-looks span+span::after{left:auto;right:0}
    .try-axis{display:grid;grid-template-columns:5rem minmax(0,1fr) 3rem;gap:.6rem;align-items:center}
    .try-axis output{text-align:right}
    .try-axis input{appearance:none;-webkit-appearance:none;width:100%;height:2rem;min-height:0;background:none;border-radius:.4rem}
    .try-axis input::-webkit-slider-runnable-track{height:.4rem;border-radius:.2rem;background:var(--track);
    box-shadow:0 0 0 1px rgb(128 128 128/.35);forced-color-adjust:none}
    .try-axis input::-moz-range-track{height:.4rem;border-radius:.2rem;background:var(--track);box-shadow:0 0 0 1px rgb(128 128 128/.35)}
    .try-axis input::-webkit-slider-thumb{appearance:none;-webkit-appearance:none;width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;
    background:var(--raised);border:2px solid var(--ink)}
    .try-axis input::-moz-range-thumb{width:.85rem;height:.85rem;border-radius:50%;background:var(--raised);border:2px solid var(--ink)}
    .try-actions{display:flex;flex-wrap:wrap;gap:.5rem}
    .try button{min-height:2.1rem;padding:.2rem .75rem;font-size:.8125rem;background:var(--raised)}
    .try-pairings{margin:.9rem 0;border-top:1px solid var(--line)}
    .try-pairings li{display:flex;flex-wrap:wrap;gap:.2rem .6rem;align-items:center;padding:.4rem 0;
    border-bottom:1px solid var(--line)}
    .try-pairings li.plain{display:block;color:var(--soft)}
    .try-pairings .spec{height:1.75rem;border-radius:.3rem;font-size:.8125rem;box-shadow:inset 0 0 0 1px rgb(128 128 128/.3)}
    .try-pairings .spec{width:2.5rem}.try-pairings li>span:nth-child(2){flex:1 1 8rem;min-width:0}
    .try-figures{white-space:nowrap;margin-left:auto}
    .mount[data-try]{margin:0;display:inline-block}
    .mount[data-try] button{min-height:1.75rem;padding:0 .6rem;font-size:.78rem;background:none}
    .rail .mount[data-try]{display:block;margin-top:1.25rem}
    .rail .mount[data-try] button{width:100%;min-height:2.1rem}
    .bar .mount[data-try]{margin-left:auto}
    .bar .mount[data-try]:not([hidden])~.menu{margin-left:0}
    .bar .mount[data-try] button{min-height:2.75rem;padding:0 1rem;font-size:.8125rem;font-weight:500;background:var(--raised);border-radius:.5rem}
    .bar button,.menu>summary{white-space:nowrap}
    .cell-hint{margin-top:.75rem}
    .group-fix .mount[data-try]{float:right;margin-left:.75rem}
    .case.fixed{background:var(--pass-ground);box-shadow:inset 0 0 0 1px var(--pass)}
    .case.fixed b{color:var(--pass)}
    .matrix[role=grid] td,.grid [role=gridcell]{cursor:pointer}
    .matrix td:focus-visible{outline-offset:0;border-radius:.5rem;z-index:1;position:relative}
    .segments{border:1px solid var(--edge);border-radius:.5rem;padding:2px;margin:.9rem 0 0;display:inline-flex;flex-wrap:wrap;min-width:0;font-size:.8125rem}
    .segments label{position:relative;cursor:pointer}
    .segments span{display:block;padding:.3rem .8rem;border-radius:.4rem;color:var(--soft)}
    .segments input{position:absolute;inset:0;opacity:0;width:100%;height:100%;min-height:0;margin:0;cursor:pointer}
    .segments input:checked+span{background:var(--ink);color:var(--canvas);font-weight:500}
    .segments input:focus-visible+span{outline:2px solid var(--ink);outline-offset:3px}
    .tried .strip figcaption::after{content:" Shown with your changes."}
    .tried .matrix-mode h3::after{content:" with your changes";font-weight:400;font-size:.8125rem;color:var(--soft)}
    \(modes)
    @media screen and (min-width:80rem){
    .trying .wrap{margin-right:23.25rem;max-width:none;grid-template-columns:8.25rem minmax(0,1fr);gap:0 2rem;padding:0 1.5rem}
    .trying .authorities li{padding-right:.75rem}.trying .authorities li+li{padding-left:.75rem}.trying .state{font-size:1.0625rem}
    .trying .matrices.several{grid-template-columns:minmax(0,1fr)}
    .trying .step{grid-template-columns:1.5rem minmax(0,1fr) 8.5rem}
    .trying .specimens{grid-column:2/3;grid-row:2;margin-top:.9rem}.trying .step-effect{grid-row:1/3;grid-column:3}
    .trying .group{grid-template-columns:2.75rem minmax(0,1fr) 12rem}
    .trying .group-fix{grid-column:3;grid-row:1}.trying .group-evidence{grid-column:2/4;grid-row:3}
    .trying .cases{grid-column:2/-1;grid-row:2;margin-top:.6rem}
    }
    @media screen and (max-width:79.99rem){
    .try{top:auto;left:0;width:auto;max-height:62vh;border-left:0;border-top:1px solid var(--rule);border-radius:1rem 1rem 0 0;
    box-shadow:0 -12px 40px rgb(0 0 0/.2)}
    html.trying{scroll-padding-bottom:63vh}
    .try-looks span{height:2rem}
    .trying body{padding-bottom:62vh}
    }
    @media screen and (max-width:68.7rem){
    .try button,.group-fix .mount[data-try] button,.mount[data-try] button{min-height:2.75rem;padding:0 .9rem}
    .try-axis input{height:2.75rem}.segments span{padding:.65rem .9rem}
    }
    @media screen and (max-width:30rem){.bar{gap:.5rem}.bar .bar-section{display:none}.bar .mount[data-try] button,.bar .menu>summary{padding:0 .7rem}}
    @media screen and (max-height:36rem) and (min-width:30rem) and (max-width:79.99rem){
    .try{padding:0 1rem .75rem}.try-top{display:flex;align-items:center;gap:0 1rem;padding:.4rem 0;margin-bottom:.5rem}.try-head{display:contents}
    .try-head button{order:1;margin-left:auto}.try-count{font-size:1.125rem;margin:0;white-space:nowrap}.try-sum{flex:1;min-width:0}
    .try-looks{display:none}.try-axis input{height:2rem}}
    @media screen and (max-height:36rem) and (max-width:29.99rem){.try-top{position:static}}
    @media (forced-colors:active){.try{border:1px solid CanvasText}.segments input:checked+span,.try-sides [aria-pressed=true]{background:Highlight;color:HighlightText;
    forced-color-adjust:none}
    .try-axis input::-webkit-slider-thumb{border-color:CanvasText;background:Canvas}.case.fixed{outline:2px dashed CanvasText}}

    """

  /// Shows one table of the matrix for each choice but the first.
  private static let modes =
    (1...HTMLMatrix.mostChoices).map {
      ".part-matrix:has(#matrix-mode-\($0):checked) .matrix-mode:not(:nth-child(\($0)))"
    }.joined(separator: ",\n") + "{display:none}"
}
