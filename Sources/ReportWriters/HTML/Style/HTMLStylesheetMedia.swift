/// Style rules for narrow screens, user preferences, and print.
enum HTMLStylesheetMedia {
  static let text = """
    @media (min-width:40rem){
    .finding{grid-template-columns:17rem minmax(0,1fr)}
    .finding.compact{grid-template-columns:minmax(0,1fr)}
    .pairings{min-width:calc(11rem + var(--modes)*12.5rem)}
    .evidence dl>div,dl.evidence>div{grid-template-columns:8rem minmax(0,1fr)}
    .sizes th[scope=row]{position:sticky;left:0;background:var(--canvas)}
    }
    @media (min-width:75rem){.matrices.several{grid-template-columns:repeat(2,minmax(0,1fr))}}
    @media (min-width:68rem){.masthead,.page,.colophon{padding-left:2.5rem;padding-right:2.5rem}.masthead{padding-top:4rem}}
    @media screen and (max-width:68.7rem){
    html{scroll-padding-top:4.75rem}
    .wrap{display:block;padding:0 1.75rem}
    .rail{display:none}
    .bar{display:flex;align-items:center;gap:.75rem;height:3.75rem;position:sticky;top:0;z-index:5;background:var(--canvas);
    border-bottom:1px solid var(--line);margin:0 -1.75rem;padding:0 1.75rem;font-size:.8125rem}
    .bar-state{display:inline-flex;gap:.4rem;align-items:center;font-weight:600;white-space:nowrap}
    .bar-section{color:var(--soft);white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:0}
    .menu{margin-left:auto}
    .menu>summary{list-style:none;display:flex;align-items:center;height:2.75rem;padding:0 1rem;border:1px solid var(--edge);
    border-radius:.5rem;background:var(--raised);color:var(--ink);font-weight:500}
    .menu>summary::-webkit-details-marker{display:none}
    .menu{position:relative}
    .menu[open]>summary{border-color:var(--ink)}
    .panel{position:absolute;right:0;top:calc(100% + .5rem);width:min(17rem,80vw);max-height:calc(100vh - 5rem);overflow:auto;
    background:var(--raised);border:1px solid var(--rule);border-radius:.6rem;padding:.6rem .9rem;box-shadow:0 12px 32px rgb(0 0 0/.16)}
    button,select,input:not([type=checkbox],[type=range]),.step-effect button{min-height:2.75rem}
    .menu li a{padding:.7rem 0 .7rem .75rem;font-size:.875rem}
    .column{padding-top:1.75rem}
    .part{padding-top:4.5rem}
    summary{padding:.75rem 0}
    .kind>summary{padding:.8rem 0}
    .group-fix a{padding:.75rem 0}
    }
    @media (max-width:68.7rem) and (min-width:47.6rem){
    .step{grid-template-columns:1.5rem minmax(0,1fr) 8.5rem}
    .specimens{grid-column:2/3;grid-row:2;margin-top:.9rem}.step-effect{grid-row:1/3;grid-column:3}
    }
    @media (min-width:62.01rem){.group-fix{grid-column:4;grid-row:1/span 2}.group-evidence{grid-column:2/4;grid-row:2}}
    @media (max-width:62rem) and (min-width:47.6rem){.group{grid-template-columns:2.75rem minmax(0,1fr) 12rem}
    .cases{grid-column:2/-1;grid-row:2;margin-top:.6rem}}
    @media (max-width:47.5rem){
    .wrap{padding:0 1.25rem}.bar{margin:0 -1.25rem;padding:0 1.25rem}
    .verdict-line{line-height:1.1;margin-top:1.4rem}.sublead{font-size:1rem}
    .authorities{grid-template-columns:minmax(0,1fr);margin-top:1.75rem}
    .authorities li,.authorities li+li{grid-template-columns:1fr auto;padding:.75rem 0;border-left:0;border-bottom:1px solid var(--line)}
    .state{font-size:1rem;grid-row:1;grid-column:2;margin:0}.counts{grid-column:1/-1}.who{font-size:.9375rem;color:var(--ink);font-weight:500}
    .stripes{gap:.25rem}.columns i{grid-auto-rows:2.2rem}.role{display:none}
    .step{display:block;padding:1.25rem}.step-number{float:left;width:1.5rem}.step-words{margin-left:1.5rem}
    .specimens{margin:.9rem 0 .75rem;gap:.5rem}
    .step-effect{display:flex;justify-content:space-between;align-items:center;gap:1rem}.step-effect .mount{margin:0}
    .beside{grid-template-columns:minmax(0,1fr)}
    .group{grid-template-columns:2.25rem minmax(0,1fr);gap:0 .9rem}.group-mark{width:2.25rem;height:2.25rem}
    .cases,.group-fix,.group-evidence{grid-column:2/-1;margin-top:.6rem}.group-fix{text-align:left}
    .group-fix a{margin-left:0;margin-right:.75rem}.planned{justify-content:flex-start}
    .matrix-scroll{margin:0 -1.25rem;padding:0 1.25rem 0 0;max-width:none}.matrix tbody th{padding-left:1.25rem}
    }
    @media (max-width:30rem){
    .facts{gap:.6rem 1.5rem}
    .specimens{grid-template-columns:repeat(2,minmax(0,1fr))}
    .pairings{min-width:calc(6.25rem + var(--modes)*7.75rem)}
    .pairings th,.pairings td{padding-right:.6rem}
    }
    @media (forced-colors:active){
    .sample,.chip,.swatch,.pair,.badge,.spec,.columns b,.group-mark i,.badge-chip,.family{forced-color-adjust:none}
    .cell.req{outline:1px solid CanvasText;outline-offset:-1px}.cell.bad{outline:3px solid CanvasText}.level{border:1px solid CanvasText}
    .visible{stroke:CanvasText;fill:Canvas}.target{stroke:LinkText}.square{stroke:GrayText}.circle{stroke:CanvasText}.measure{fill:CanvasText}
    td.base,th.base{outline:1px solid CanvasText}
    }
    @media print{
    :root{color-scheme:light;\(HTMLPageColors.light.declarations)}
    @page{size:A4;margin:14mm 13mm}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    .cases,.group-fix{grid-column:auto!important;grid-row:auto!important;margin-top:0}
    .cell-hint,.broad .matrix-scroll,.groups>:nth-child(n+21),.cases>:nth-child(n+5){display:none}
    .groups:has(>:nth-child(21))::after{display:block;padding:1rem 0;content:"The other causes are only on screen."}
    html{font-size:11px}html,body{background:var(--raised)}
    .rail,.bar,.skip,.mount,.finder,.whole,.reference-title,.try,.segments,.step-details,.group-evidence,.menu{display:none!important}
    .reference-title~.part:not(:has([open])){display:none}
    .wrap{display:block;padding:0;max-width:none}.column{padding:0}
    .masthead,.page,.colophon{padding:0;max-width:none}
    .verdict-line{font-size:1.9rem}.verdict-line.long{font-size:1.4rem}
    .part{padding-top:1.75rem}
    .scroll,.matrix-scroll{overflow:visible;max-height:none}
    .matrices.several{grid-template-columns:repeat(2,minmax(0,1fr))}
    .matrix{table-layout:fixed;width:100%;min-width:0}.matrix thead th{white-space:normal;overflow-wrap:anywhere;font-size:.6rem}
    .matrix thead th,.matrix tbody th,.sizes th[scope=row]{position:static}
    .matrix td,.matrix thead th{min-width:0}.matrix td,.cell{height:1.7rem}.cell{font-size:.65rem}.cell .spec{margin:.3rem .1rem .3rem .3rem}
    h2,h3,h4,caption,.lead,.group-facts{break-after:avoid}
    .group{grid-template-columns:2.25rem minmax(0,1fr) minmax(0,1.1fr) 10rem}.cases,.group-fix{grid-column:auto;margin-top:0}
    p,li{orphans:3;widows:3}
    .lead,.film,.kind,.step,.group,.finding,.token,.control,.surface,.rule,tr,figure{break-inside:avoid}
    .part-palette,.part-pairings{font-size:.7rem}
    thead{display:table-header-group}
    a{color:inherit;text-decoration:none}
    summary{list-style:none}summary::before{content:none!important}
    .matrix thead :is(th,td):first-child{width:4.8rem}
    }

    """
}
