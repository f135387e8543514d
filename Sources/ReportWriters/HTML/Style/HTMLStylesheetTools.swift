/// Style rules for the script's controls and drawings.
enum HTMLStylesheetTools {
  static let text = """
    [hidden]{display:none!important}
    .mount{margin-top:1.25rem}
    .tools{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem 1rem}
    .field{display:grid;gap:.2rem;flex:1 1 10rem;min-width:0;max-width:20rem}
    .field label{font-size:.8125rem;color:var(--soft)}
    .field:has(.wide){flex:2 1 16rem;max-width:28rem}
    .check{display:flex;align-items:center;gap:.5rem;min-height:2.5rem;font-size:.9375rem}
    input,select,button,textarea{font:inherit;font-size:.9375rem;color:var(--ink);background:var(--canvas);
    border:1px solid var(--edge);border-radius:.375rem;min-height:2.5rem;padding:.35rem .65rem;max-width:100%}
    .field input,.field select{width:100%}
    input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem;accent-color:var(--link)}
    input[type=range]{padding:0;height:2.5rem;accent-color:var(--link);border:0;background:none}
    input[type=color]{padding:.2rem}
    input[aria-invalid=true]{border-color:var(--fail);box-shadow:0 0 0 1px var(--fail)}
    :disabled{opacity:.6}
    button{cursor:pointer;background:var(--panel);color:var(--link)}
    button:hover{border-color:var(--link)}
    .tool-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin-top:.75rem}
    .count{color:var(--soft);font-size:.875rem;margin-top:.5rem}
    .tool-foot .count{margin:0;min-width:9rem}
    .by-hand{display:block;width:100%;margin-top:.5rem}
    .results>button{margin-top:1rem}
    .finding-tools{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem 1rem;font-size:.875rem}
    .finding-tools button{min-height:2rem;padding:.15rem .6rem;font-size:.8125rem}
    .finding-tools a{display:inline-block;padding:.35rem 0}
    .finding-sample{display:grid;gap:.6rem;align-content:start}
    .finding-sample .sample{width:100%;max-width:17rem}
    .after{display:grid;gap:.3rem}
    .after p{font-size:.8125rem}
    .coordinates{display:block;color:var(--soft);font-size:.75rem}
    .token-name .level{margin-left:.25rem}
    .twin{display:inline-block;width:3.4rem;margin-right:.5rem}
    .alike td{white-space:nowrap}
    .category{align-self:center;font-weight:600;min-width:9rem}
    .grid-frame{max-height:80vh;overflow:auto;margin-top:.75rem;border:1px solid var(--line)}
    .grid{width:max-content;font-size:.8125rem}
    .grid-row{display:grid;grid-template-columns:11rem repeat(var(--columns),7.25rem);content-visibility:auto;
    contain-intrinsic-size:auto 2.1rem;border-bottom:1px solid var(--line)}
    .grid-head{position:sticky;top:0;z-index:2;background:var(--panel);content-visibility:visible}
    .grid-name,.grid-cell{padding:.35rem .5rem;min-height:2.1rem}
    .grid-name{position:sticky;left:0;background:var(--panel);z-index:1;
    font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
    .grid-name,.grid-head .grid-cell{font-size:.75rem}
    .grid-cell.req{box-shadow:inset 0 0 0 1px var(--edge);border-radius:.4rem}
    .grid-head .grid-cell{overflow:hidden;text-overflow:ellipsis;max-height:4.6rem;
    font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
    .duo{display:inline-block;width:1.1rem;height:1.1rem;border:.28rem solid;border-radius:.2rem;margin-right:.4rem;
    vertical-align:-.25rem;box-shadow:0 0 0 1px var(--line);forced-color-adjust:none}
    [data-vision] :is(.sample,.swatch,svg.chip,.badge,.family,.spec,.duo,.columns,.badge-chip,.group-mark,.screen,.surface>div){filter:url(#vision-filter)}
    [data-vision] .family .badge{filter:none}
    @media (max-width:40rem){.grid-row{grid-template-columns:7rem repeat(var(--columns),6.5rem)}.field{max-width:none}}
    @media print{.mount,.finding-tools{display:none!important}#findings-all{display:block!important}}

    """
}
