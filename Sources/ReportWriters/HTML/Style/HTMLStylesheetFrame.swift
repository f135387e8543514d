/// Style rules for the frame of a report: the rail and the bar, the verdict, the authorities, and the palette.
enum HTMLStylesheetFrame {
  static let text = """
    .wrap{max-width:90rem;margin:0 auto;padding:0 2rem;display:grid;grid-template-columns:10.5rem minmax(0,1fr);gap:0 3.5rem}
    .column{padding:2.25rem 0 4rem;min-width:0}
    .wrap .colophon{padding-left:0;padding-right:0;max-width:none}
    .rail{position:sticky;top:0;align-self:start;max-height:100vh;padding:2.25rem 4px 1.75rem;margin-inline:-4px;font-size:.8125rem;overflow:auto}
    .brand{display:flex;align-items:center;gap:.5rem;font-weight:600;margin-bottom:1.75rem;text-decoration:none}
    .brand .line{stroke-width:1.5}
    .rail ul+ul,.menu ul+ul{margin-top:.75rem}
    .rail li a,.menu li a{display:flex;justify-content:space-between;align-items:baseline;gap:.5rem;padding:.3rem 0 .3rem .75rem;
    border-left:2px solid var(--line);text-decoration:none;color:var(--soft);line-height:1.4}
    .rail li a:hover,.menu li a:hover{color:var(--ink)}
    li a[aria-current]{color:var(--ink);border-color:var(--ink);font-weight:600}
    li a b{font-weight:500;color:var(--faint)}
    li a b.fail{color:var(--fail);font-weight:600}
    .bar{display:none}
    .identity{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:baseline;font-size:.875rem;color:var(--faint)}
    .identity h1{font-size:1rem;letter-spacing:-.01em;line-height:1.5;margin:0;color:var(--ink)}
    .verdict-line{font-size:clamp(1.875rem,3.7vw,3.125rem);line-height:1.06;letter-spacing:-.036em;font-weight:600;
    max-width:20em;margin-top:1.875rem;text-wrap:balance}
    .verdict-line.long{font-size:clamp(1.375rem,2.4vw,2rem);line-height:1.16;letter-spacing:-.024em;max-width:34em}
    .verdict-line .promise{display:block;color:var(--faint)}
    .sublead{font-size:1.0625rem;line-height:1.5;color:var(--soft);max-width:62ch;margin-top:1.125rem;text-wrap:pretty}
    .sublead+.sublead{margin-top:.35rem}
    .authorities{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));margin-top:2.25rem;border-top:1px solid var(--rule)}
    .authorities li{display:grid;padding:1rem 1.5rem .25rem 0;align-content:start}
    .authorities li+li{padding-left:1.5rem;border-left:1px solid var(--line)}
    .who,.counts{font-size:.8125rem;color:var(--soft)}
    .state{display:flex;align-items:center;gap:.5rem;font-size:1.25rem;font-weight:600;letter-spacing:-.018em;line-height:1.3;
    margin:.2rem 0 .1rem}
    .strip{margin-top:2.25rem}
    .stripes{display:flex;gap:.625rem}
    .stripes>div{flex:1 1 0;min-width:0}
    .columns{display:flex;border-radius:.375rem;overflow:hidden;position:relative}
    .columns::after{content:"";position:absolute;inset:0;border-radius:.375rem;box-shadow:inset 0 0 0 1px rgb(128 128 128/.3);
    pointer-events:none}
    .columns i{flex:1;display:grid;grid-auto-rows:2.75rem;gap:3px;min-width:0}
    .columns b{display:block}
    .columns b.short{height:.625rem}
    .columns b.gap{background:none}
    .crosses{display:flex;height:.9rem}
    .crosses i{flex:1;display:grid;place-items:center;min-width:0}
    .crosses .x::before{content:"✕";font:700 .625rem/1 var(--sans);color:var(--fail)}
    .role{font-size:.75rem;color:var(--faint);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .strip figcaption{font-size:.75rem;color:var(--faint);padding-top:.6rem;max-width:none}
    .reference-title{margin-top:6.5rem;padding-top:1.75rem;border-top:2px solid var(--ink);font-size:1.25rem}
    .reference-title~.part{padding-top:0;border-bottom:1px solid var(--line)}
    .reference>summary{display:flex;align-items:baseline;gap:.75rem;width:100%;padding:.75rem 0;color:var(--ink)}
    .reference>summary h3{margin:0}
    .reference>summary span{color:var(--faint)}
    .reference>summary::before{content:"▸";color:var(--faint);width:.9rem;margin-right:-.4rem}
    .reference[open]>summary::before{content:"▾"}
    .reference-title{margin-bottom:1rem}
    .reference[open]{padding-bottom:2.5rem}

    """
}
