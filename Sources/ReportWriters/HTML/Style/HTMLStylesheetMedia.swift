/// Style rules for wide screens, user preferences, and print.
enum HTMLStylesheetMedia {
  static let text = """
    @media (min-width:40rem){
    .finding{grid-template-columns:17rem minmax(0,1fr)}
    .pairings{min-width:calc(11rem + var(--modes)*12.5rem)}
    .finding.compact{grid-template-columns:minmax(0,1fr)}
    .evidence dl>div{grid-template-columns:8rem minmax(0,1fr)}
    .matrix th[scope=row],.sizes th[scope=row]{position:sticky;left:0;background:var(--canvas)}
    }
    @media (min-width:68rem){
    .masthead,.page,.colophon{padding-left:2.5rem;padding-right:2.5rem}
    .masthead{padding-top:4rem}
    .page{display:grid;grid-template-columns:9.5rem minmax(0,1fr);gap:0 3rem}
    .contents{border:0;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:1.25rem 0}
    .contents ul{display:block}
    main{min-width:0}
    .beside{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}
    }
    @media (max-width:30rem){
    .facts{gap:.6rem 1.5rem}
    .advice{font-size:1.125rem}
    .pairings{min-width:calc(6.25rem + var(--modes)*7.75rem)}
    .pairings th,.pairings td{padding-right:.6rem}
    }
    @media (forced-colors:active){
    .sample,.chip,.swatch,.pair,.badge,.bar{forced-color-adjust:none}
    .decision,.level{border:1px solid CanvasText}
    .visible{stroke:CanvasText;fill:Canvas}.target{stroke:LinkText}.square{stroke:GrayText}.circle{stroke:CanvasText}.measure{fill:CanvasText}
    td.base,th.base{outline:1px solid CanvasText}
    }
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media print{
    :root{color-scheme:light;\(HTMLPageColors.light.declarations)}
    @page{margin:16mm 14mm}
    html{font-size:11.5px}
    .contents,.skip{display:none}
    .page{display:block}
    .masthead,.page,.colophon{padding:0;max-width:none}
    .part{padding:1.5rem 0}
    .scroll,.scroll:has(.matrix){overflow:visible;max-height:none}
    .matrix thead th,.matrix th[scope=row],.sizes th[scope=row]{position:static}
    h2,h3,h4,caption,.lead,.group-facts,.legend{break-after:avoid}
    .finding,.token,.control,.surface,.rule,.tiles li,.culprits li,tr,figure{break-inside:avoid}
    @page wide{size:landscape;margin:12mm}
    .part-matrix{page:wide}
    .matrix td,.matrix thead th,.matrix th[scope=row]{min-width:0;padding-right:.4rem;font-size:7pt}
    .matrix td .ratio{font-size:8pt}
    .pair{display:block;margin:0 0 .15rem}
    thead{display:table-header-group}
    a{color:inherit;text-decoration:none}
    details::details-content{content-visibility:visible;block-size:auto}
    details>summary{list-style:none;color:var(--soft)}
    .fold .evidence{display:none}
    svg,.family,.decision{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
}
