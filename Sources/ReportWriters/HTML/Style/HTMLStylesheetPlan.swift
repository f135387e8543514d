/// Style rules for the plan and its specimens.
enum HTMLStylesheetPlan {
  static let text = """
    .spec{display:grid;place-items:center;font:600 1rem/1 var(--sans);color:var(--f);background:var(--b);position:relative}
    .spec::before{content:"Aa"}
    .spec.ring::before{content:"";width:55%;max-width:2.5rem;height:42%;border:2px solid var(--f);border-radius:.25rem}
    .steps{margin-top:1.4rem;background:var(--raised);border:1px solid var(--line);border-radius:.75rem}
    .step{display:grid;grid-template-columns:1.5rem minmax(0,1.05fr) minmax(0,1.35fr) 8.5rem;gap:0 1.375rem;padding:1.375rem 1.5rem;
    align-items:start}
    .step+.step{border-top:1px solid var(--line)}
    .step:target{box-shadow:inset 3px 0 0 var(--ink)}
    .step-number{font:600 .8125rem/1.4rem var(--sans);color:var(--faint)}
    .step h3{font-size:1rem;line-height:1.32;letter-spacing:-.014em;margin:0}
    .step h3 code{font-size:.95em;font-weight:600}
    .step-words p{font-size:.8125rem;color:var(--soft);margin-top:.375rem;text-wrap:pretty}
    .specimens{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.625rem}
    .pair-looks{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;height:2.75rem;border-radius:.45rem;overflow:hidden;
    box-shadow:0 0 0 1px rgb(128 128 128/.32)}
    .pair-ratios{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;font-size:.75rem;margin-top:.3rem;text-align:center}
    .pair-name{font-size:.75rem;line-height:1.3;color:var(--soft);text-align:center;text-wrap:balance;margin-top:.1rem}
    .pair-mode{color:var(--faint)}
    .step-effect p{font-size:.8125rem;color:var(--soft)}
    .step-effect strong{display:block;font-size:.9375rem;font-weight:600;color:var(--ink)}
    .step-effect .mount{display:block;margin-top:.6rem}.step-effect button{font-size:.8125rem;font-weight:500;min-height:2.25rem}
    .step-details{grid-column:2/-1;margin-top:.6rem;min-width:0}
    .step-changes,.step-pairs{font-size:.8125rem;padding:.25rem 0 .5rem}
    .step-changes li{padding:.15rem 0}
    .step-changes svg{display:inline-block}
    .step-pairs li{display:flex;justify-content:space-between;gap:1rem;padding:.15rem 0;max-width:40rem;color:var(--soft)}
    .step-pairs .n{color:var(--ink);white-space:nowrap}
    .beside{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:0 2.5rem;margin-top:.5rem}
    .beside h3{padding-bottom:.6rem;border-bottom:1px solid var(--rule);margin-bottom:0}
    .remains li{display:flex;gap:.6rem;padding:.65rem 0;border-bottom:1px solid var(--line);font-size:.875rem;min-width:0}
    .remains p{min-width:0}
    .remains .mark{margin-top:.25rem}

    """
}
