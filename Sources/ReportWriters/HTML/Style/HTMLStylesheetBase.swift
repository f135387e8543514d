/// Style rules for type, the page frame, navigation, and tables.
enum HTMLStylesheetBase {
  static let text = """
    *,*::before,*::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
    body{margin:0;background:var(--canvas);color:var(--ink);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;
    font:400 1rem/1.55 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0}
    ul{padding:0;list-style:none}
    h1,h2,h3,h4{line-height:1.2;font-weight:600;text-wrap:balance}
    code,.place{font:400 .875em/1.5 ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
    small{font-size:.8125rem;line-height:1.45;color:var(--soft)}
    abbr{text-decoration:none}
    a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:.2em}
    a:hover{text-decoration-thickness:2px}
    :focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
    svg{display:block;max-width:100%}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .definitions{position:absolute}
    .skip{position:absolute;left:1rem;top:-6rem;z-index:2;padding:.75rem 1rem;background:var(--canvas);
    color:var(--link)}
    .skip:focus{top:1rem}
    .masthead,.page,.colophon{width:100%;max-width:86rem;margin:0 auto;padding:0 1.25rem}
    .masthead{padding-top:2.5rem;padding-bottom:2.5rem}
    .eyebrow{font-size:.8125rem;color:var(--soft)}
    h1{font-size:clamp(2.25rem,1.4rem + 4.2vw,4.5rem);font-weight:650;letter-spacing:-.028em;line-height:1.02;
    margin:.35rem 0 1.5rem}
    .decision{display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:0 .6rem;padding:.7rem 1.15rem .75rem;
    border-radius:.5rem;font-size:1.375rem;line-height:1.3;border:1px solid currentColor}
    .decision strong{font-weight:650}
    .decision .under{color:var(--ink)}
    .decision.fail{background:var(--fail-ground);color:var(--fail)}
    .decision.pass{background:var(--pass-ground);color:var(--pass)}
    .advice{font-size:1.25rem;line-height:1.5;max-width:46rem;margin-top:1.5rem;text-wrap:pretty}
    .facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin-top:1.75rem;font-size:.875rem}
    dt{color:var(--soft);font-size:.8125rem}
    .contents{border-block:1px solid var(--line);padding:.35rem 0;margin-bottom:1rem}
    .contents ul{display:flex;flex-wrap:wrap;gap:0 1.1rem}
    .contents a{display:block;padding:.4rem 0;color:var(--ink);text-decoration:none;font-size:.9375rem}
    .contents a:hover{text-decoration:underline}
    .part{padding:2.5rem 0 3.5rem;border-top:1px solid var(--line)}
    .part:first-child{border-top:0;padding-top:1rem}
    h2{font-size:clamp(1.75rem,1.4rem + 1.2vw,2.375rem);letter-spacing:-.018em}
    h3{font-size:1.1875rem;margin:2.5rem 0 .75rem;letter-spacing:-.006em}
    h4{font-size:1rem}
    .lead{color:var(--soft);max-width:44rem;margin-top:.5rem;text-wrap:pretty}
    .prose{max-width:44rem;margin-top:.75rem}
    .quiet{color:var(--soft);font-size:.875rem}
    .verdict{white-space:nowrap;font-weight:600}
    .verdict.none{font-weight:400}
    .pass{color:var(--pass)}.fail{color:var(--fail)}.unsure{color:var(--unsure)}.none,.zero{color:var(--soft)}
    .level{display:inline-block;padding:.05rem .45rem;border:1px solid currentColor;border-radius:.25rem;
    font-size:.8125rem;line-height:1.4;color:var(--soft)}
    .level.error{color:var(--fail)}.level.warning{color:var(--unsure)}
    .fallback{color:var(--unsure)}
    .scroll{overflow-x:auto;max-width:100%;margin-top:.5rem;border-radius:.25rem}
    table{border-collapse:collapse;font-size:.9375rem;text-align:left;overflow-wrap:break-word}
    th[scope=row]{overflow-wrap:anywhere;min-width:9rem}
    .rule-counts th[scope=row]{white-space:nowrap}
    caption{text-align:left;color:var(--soft);font-size:.8125rem;padding:0 0 .6rem}
    th,td{padding:.55rem 1.25rem .55rem 0;vertical-align:middle;border-bottom:1px solid var(--line)}
    thead th{font-weight:400;font-size:.8125rem;color:var(--soft);vertical-align:bottom}
    th[scope=row]{font-weight:400}
    .n{text-align:right}
    .ratio{font-size:1.0625rem;font-weight:600;letter-spacing:-.005em}
    details>summary{cursor:pointer;width:fit-content;padding:.3rem 0;color:var(--link)}
    details>summary:hover{text-decoration:underline;text-underline-offset:.2em}
    .colophon{padding-top:1.5rem;padding-bottom:3rem;color:var(--soft);font-size:.875rem;
    border-top:1px solid var(--line)}

    """
}
