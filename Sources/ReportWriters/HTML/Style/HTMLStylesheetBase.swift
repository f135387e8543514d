/// Style rules for type, the page frame, and tables.
enum HTMLStylesheetBase {
  static let text = """
    :root{--sans:-apple-system,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
    --mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
    *,*::before,*::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
    body{margin:0;background:var(--canvas);color:var(--ink);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;
    font:400 .9375rem/1.5 var(--sans)}
    h1,h2,h3,h4,h5,p,ul,ol,dl,dd,figure,table{margin:0}
    ul,ol{padding:0;list-style:none}
    h1,h2,h3,h4,h5{line-height:1.25;font-weight:600;text-wrap:balance}
    code,pre,.place{font:400 .9em/1.5 var(--mono);font-variant-ligatures:none}
    small{font-size:.8125rem;line-height:1.45;color:var(--soft);font-weight:400}
    abbr{text-decoration:none}
    a{color:var(--link);text-decoration-color:var(--edge);text-decoration-thickness:1px;text-underline-offset:.2em}
    a:hover{text-decoration-color:currentColor}
    :focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:4px}
    svg{display:block;max-width:100%}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .definitions{position:absolute}
    .skip{position:absolute;left:1rem;top:-6rem;z-index:9;padding:.75rem 1rem;background:var(--ink);color:var(--on-ink)}
    .skip:focus{top:1rem}
    .masthead,.page,.colophon{width:100%;max-width:77.5rem;margin:0 auto;padding:0 1.25rem}
    .masthead{padding-top:2.5rem;padding-bottom:2.5rem}
    .eyebrow{font-size:.8125rem;color:var(--faint)}
    h1{font-size:clamp(1.875rem,1.2rem + 2.8vw,3.125rem);font-weight:600;letter-spacing:-.036em;line-height:1.06;
    margin:.35rem 0 1.25rem}
    .decision{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5rem;font-size:1.25rem;line-height:1.3;
    letter-spacing:-.018em}
    .decision strong{font-weight:600}
    .decision .under{color:var(--soft);font-size:1rem;letter-spacing:0}
    .decision.fail{color:var(--fail)}
    .decision.pass{color:var(--pass)}
    .advice{font-size:1.0625rem;line-height:1.5;max-width:62ch;margin-top:1.25rem;color:var(--soft);text-wrap:pretty}
    .facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin-top:1.75rem;font-size:.875rem}
    dt{color:var(--faint);font-size:.8125rem}
    .part{padding-top:5.5rem}
    .page .part{padding-top:3.5rem}
    .page .part:first-child{padding-top:1rem}
    h2{font-size:1.625rem;line-height:1.2;letter-spacing:-.022em}
    h3{font-size:.9375rem;line-height:1.4;margin:1.75rem 0 .6rem;letter-spacing:-.006em}
    h4{font-size:.9375rem;margin:1.75rem 0 .6rem}
    h5{font-size:.875rem}
    .lead{color:var(--soft);max-width:66ch;margin-top:.375rem;text-wrap:pretty}
    .prose{max-width:66ch;margin-top:.75rem}
    .quiet{color:var(--soft);font-size:.8125rem}
    .verdict{white-space:nowrap;font-weight:600}
    .verdict.none{font-weight:400}
    .pass{color:var(--pass)}.fail{color:var(--fail)}.unsure{color:var(--unsure)}.none,.zero{color:var(--soft)}
    .mark{width:1em;height:1em;flex:none;vertical-align:-.13em;display:inline-block}
    .solid{fill:currentColor}
    .line,.cut{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .mark .cut{stroke:var(--canvas);stroke-width:2}
    .level{display:inline-block;padding:.05rem .45rem;border:1px solid currentColor;border-radius:.25rem;
    font-size:.75rem;line-height:1.4;color:var(--soft)}
    .level.error{color:var(--fail)}.level.warning{color:var(--unsure)}
    .fallback{color:var(--unsure)}
    .scroll,.matrix-scroll{position:relative}
    .scroll{overflow-x:auto;max-width:100%;margin-top:.5rem;border-radius:.25rem}
    table{border-collapse:collapse;font-size:.8125rem;text-align:left;overflow-wrap:break-word}
    th[scope=row]{overflow-wrap:anywhere;min-width:9rem}
    caption{text-align:left;color:var(--faint);font-size:.8125rem;padding:0 0 .6rem}
    th,td{padding:.5rem 1rem .5rem 0;vertical-align:top;border-bottom:1px solid var(--line)}
    thead th{font-weight:400;font-size:.75rem;color:var(--faint);vertical-align:bottom}
    th[scope=row]{font-weight:400}
    .n{text-align:right}
    .ratio{font-size:1rem;font-weight:600;letter-spacing:-.005em}
    summary{cursor:pointer;color:var(--soft);font-size:.8125rem;width:fit-content;padding:.2rem 0}
    summary:hover{color:var(--ink)}
    pre{padding:.875rem 1rem;background:var(--panel);border-radius:.5rem;overflow:auto;font-size:.75rem;line-height:1.55}
    .colophon{padding-top:1.25rem;padding-bottom:3rem;margin-top:4.5rem;color:var(--faint);font-size:.78rem;
    border-top:1px solid var(--line)}

    """
}
