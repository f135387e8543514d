/// Style rules for findings: groups with chips, their evidence, and rows of warnings and notes.
enum HTMLStylesheetFindings {
  static let text = """
    .fold{margin-top:.75rem}
    .groups{border-top:1px solid var(--rule);margin-top:1.25rem}
    .group{display:grid;grid-template-columns:2.75rem minmax(0,.9fr) minmax(0,1.5fr) 13rem;gap:0 1.25rem;padding:1rem 0 .75rem;
    border-bottom:1px solid var(--line);align-items:start}
    .group-mark{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;width:2.75rem;height:2.75rem;border-radius:.55rem;
    overflow:hidden;box-shadow:0 0 0 1px rgb(128 128 128/.35)}
    .group-mark.sign{place-items:center;background:var(--panel);font-size:1.125rem;box-shadow:none}
    .group h3{margin:0;font-weight:400}
    .group h3 code,.group h3 .name{font-size:.875rem;font-weight:600}
    .group h3 small{margin-left:.4rem;font-size:.75rem;font-weight:500}
    .group-words p{font-size:.8125rem;color:var(--soft);margin-top:.15rem;text-wrap:pretty}
    .cases{display:flex;flex-wrap:wrap;gap:.5rem}
    .case{display:grid;grid-template-columns:2.9rem minmax(0,auto);border-radius:.5rem;overflow:hidden;font-size:.78rem;min-height:2.75rem;
    background:var(--fail-ground);box-shadow:inset 0 0 0 1px var(--fail-line);max-width:100%}
    .case.plain{grid-template-columns:minmax(0,auto)}
    .case.open{background:var(--unsure-ground);box-shadow:inset 0 0 0 1px var(--unsure)}
    .case>span:last-child{padding:.25rem .75rem .25rem .6rem;line-height:1.35;color:var(--soft)}
    .case b{display:block;color:var(--fail);font-weight:650}
    .case.open b{color:var(--unsure)}
    .case .spec{box-shadow:inset 0 0 0 1px rgb(128 128 128/.25)}
    .group-fix{font-size:.8125rem;text-align:right;min-width:0}
    .group-fix a{display:inline-block;padding:.15rem 0;margin-left:.75rem}
    .group-remedy{color:var(--soft);text-align:left}.group-remedy+.group-remedy{margin-top:.35rem}
    .planned{clear:both;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 .5rem;font-size:.78rem}
    .planned code{font-size:.78rem}
    .group-evidence{grid-column:2/-1;margin-top:.25rem;min-width:0}
    .proof{padding:.75rem 0 .75rem .9rem;border-left:2px solid var(--line);margin-top:.6rem;font-size:.8125rem}
    .proof:target,tr:target{background:var(--unsure-ground)}
    .proof h4{margin:0;font-weight:400}
    .proof h4 code,.proof h4 .name{font-weight:600}
    .proof h4 small,.briefs th small{margin-left:.4rem}
    .message::first-letter,.remedy::first-letter{text-transform:uppercase}
    .as-written::first-letter{text-transform:none}
    .proof .message{margin-top:.15rem}
    .remedy{color:var(--soft)}
    .agreed{width:fit-content;max-width:44rem;padding:.2rem .6rem;background:var(--panel);border-radius:.25rem}
    .agreed strong{display:inline-block;font-weight:600}
    .agreed strong::first-letter{text-transform:uppercase}
    .evidence{font-size:.8125rem}
    .evidence dl,dl.evidence{display:grid;gap:.3rem;padding:.5rem 0 .1rem}
    .evidence dl>div,dl.evidence>div{display:grid;grid-template-columns:minmax(0,1fr);gap:0 1rem}
    .place{color:var(--soft)}
    .source{display:block;white-space:pre-wrap;overflow-wrap:anywhere}
    .source mark{background:var(--panel);color:inherit;text-decoration:underline;text-underline-offset:.2em}
    .kinds{border-top:1px solid var(--rule);margin-top:1rem}
    .kind{border-bottom:1px solid var(--line)}
    .kind>summary{display:flex;justify-content:space-between;gap:1rem;width:100%;padding:.7rem 0;font-size:.875rem;color:var(--ink)}
    .kind>summary::before{content:"▸";color:var(--faint);flex:none;width:.9rem;margin-right:-.5rem}
    .kind[open]>summary::before{content:"▾"}
    .kind>summary span{flex:1}
    .kind>summary b{font-weight:500;color:var(--soft)}
    .group-facts,.tags{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;color:var(--soft);font-size:.8125rem}
    .group-facts a{display:inline-block;padding:.3rem 0}
    .briefs{width:100%;min-width:44rem}
    .briefs .agreed{margin-top:.3rem}
    .finding{display:grid;gap:1rem 2rem;padding:1.25rem 0;border-bottom:1px solid var(--line)}
    .finding-body{display:grid;gap:.3rem;align-content:start;min-width:0}
    .finding h4{font-weight:400;margin:0}
    .finding h4 code,.finding h4 .name{font-weight:600}
    .numbers strong{font-size:1.25rem;line-height:1.15}
    .numbers span{color:var(--soft)}

    """
}
