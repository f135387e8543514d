/// Style rules for histories and comparisons: charts, and colors before and after.
enum HTMLStylesheetOverTime {
  static let text = """
    .plain-page{display:block}
    .plain-page .part{padding-top:5.5rem}
    .plain-page .part:first-child{padding-top:1rem}
    .plain-top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1rem;margin-bottom:2.25rem;
    font-size:.8125rem;color:var(--soft)}
    .plain-top .brand{margin:0;color:var(--ink)}
    .from-to{display:flex;gap:.16em;align-items:baseline;font-size:clamp(4.75rem,12vw,10.5rem);line-height:.92;
    letter-spacing:-.055em;font-weight:600;margin:1.6rem 0 0 -.04em}
    .from-to svg{width:.62em;height:.42em;align-self:center;flex:none}
    .from-to .from,.from-to svg{color:var(--edge)}
    .arrow-line{fill:none;stroke:currentColor;stroke-width:6}
    .verdict-line.small{font-size:clamp(1.5rem,2.6vw,2.125rem);margin-top:1.6rem}
    .plain-page #levels{padding-top:0}
    #levels>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .area{width:100%;height:auto;overflow:visible}
    .area text{fill:var(--soft);font-size:14px}
    .area .area-count{fill:var(--fail);font-weight:600}
    .area .area-number{fill:var(--ink);font-weight:600}
    .area-gate{fill:var(--fail)}.area-error{fill:var(--edge)}.area-warning{fill:var(--edge);fill-opacity:.72}
    .area-note{fill:var(--edge);fill-opacity:.28}
    .area-day{stroke:var(--canvas);stroke-width:1.5}
    .area.narrow{display:none}.area.narrow text{font-size:12px}
    .steps-list{border-top:1px solid var(--rule);margin-top:1.4rem}
    .steps-list li{display:grid;grid-template-columns:7.5rem 7rem minmax(0,1fr) minmax(0,13.5rem);gap:0 1.5rem;padding:1.1rem 0;
    border-bottom:1px solid var(--line);align-items:start}
    .steps-list h3{margin:0;font-size:.875rem}
    .step-count{font-size:1.5rem;font-weight:600;letter-spacing:-.03em;line-height:1.1}
    .step-count small{letter-spacing:0;margin-left:.2rem}
    .minis{display:flex;flex-wrap:wrap;gap:.25rem;justify-content:flex-end;align-items:center}
    .minis .chip{width:1.125rem;height:1.125rem;border-radius:.25rem;box-shadow:0 0 0 1px rgb(128 128 128/.35)}
    .lines{border-top:1px solid var(--rule);margin-top:1.4rem}
    .lines li{display:grid;grid-template-columns:1.4rem minmax(0,1fr) auto;padding:.65rem 0;border-bottom:1px solid var(--line)}
    .lines .mark{margin-top:.25rem}
    .lines small{display:block}
    .line-fact{font-size:.8125rem;color:var(--soft);padding-left:.9rem;text-align:right}
    .multiples{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1.75rem 2rem;margin-top:1.4rem}
    .multiples li{border-top:1px solid var(--rule);padding-top:.6rem;min-width:0}
    .multiples h3{margin:0;font-size:.84rem}
    .multiples svg{width:100%;height:2.75rem;margin:.5rem 0 .25rem;overflow:visible}
    .multiple-base,.multiple-line{fill:none;vector-effect:non-scaling-stroke}
    .multiple-base{stroke:var(--rule);stroke-width:1}
    .multiple-line{stroke:var(--ink);stroke-width:1.75;stroke-linejoin:round}
    .multiple-values{display:flex;justify-content:space-between;font-size:.75rem;color:var(--soft)}
    .from-to.small{font-size:clamp(2.5rem,5vw,3.75rem);margin-top:.75rem}
    .bars-list{margin-top:1.4rem;display:grid;gap:.6rem}
    .bars-list li{display:grid;grid-template-columns:8rem minmax(0,1fr) 7rem;gap:0 1.25rem;align-items:center;font-size:.875rem}
    .bars-list b{font-weight:600}
    .bars{display:flex;height:1.625rem;gap:2px}
    .bars i,.bars-key i{display:block;border-radius:3px;min-width:3px}
    .bars-count{text-align:right;white-space:nowrap}
    .bars-key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:.9rem;font-size:.78rem;color:var(--soft)}
    .bars-key li{display:inline-flex;gap:.45rem;align-items:center}
    .bars-key i{width:1.4rem;height:.75rem}
    .bar-stays{background:var(--ink)}
    .bar-new{background:repeating-linear-gradient(135deg,var(--unsure) 0 2px,transparent 2px 5px);box-shadow:inset 0 0 0 1.5px var(--unsure)}
    .bar-fixed{box-shadow:inset 0 0 0 1.5px var(--edge)}
    .bar-gone{border:1.5px dashed var(--edge)}
    .token-changes{border-top:1px solid var(--rule);margin-top:1.4rem}
    .token-changes>li{display:grid;grid-template-columns:10.5rem 14.5rem minmax(0,1fr);gap:0 1.75rem;padding:.9rem 0;
    border-bottom:1px solid var(--line);align-items:center}
    .token-changes h3{margin:0;font-weight:600}
    .token-changes h3 code{font-weight:600}
    .token-modes{display:grid;grid-template-columns:1fr 1fr;gap:.6rem}
    .twins{display:grid;grid-template-columns:1fr 1fr;height:1.9rem;border-radius:.375rem;overflow:hidden;
    box-shadow:0 0 0 1px rgb(128 128 128/.35)}
    .flips{display:flex;flex-wrap:wrap;gap:.5rem}
    .flips li{display:grid;grid-template-columns:2.4rem 2.4rem minmax(0,auto);border-radius:.45rem;overflow:hidden;min-height:2.5rem;
    background:var(--raised);box-shadow:inset 0 0 0 1px var(--rule);font-size:.75rem;max-width:100%}
    .flips .fails{background:var(--fail-ground);box-shadow:inset 0 0 0 1px var(--fail-line)}
    .flips .rest{display:block;padding:.65rem .6rem;background:none;box-shadow:none;color:var(--soft)}
    .flips .spec{font-size:.8125rem}
    .flips p{padding:.2rem .6rem;line-height:1.4;color:var(--soft)}
    .flips b{display:block;font-weight:600;color:var(--ink)}
    .two-lists{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 3rem}
    .two-lists h3{font-size:1.25rem;letter-spacing:-.018em}
    .two-lists .lines{margin-top:.6rem}
    .two-lists .lines:empty{border:0}
    #systems>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .systems-head,.systems>li{display:grid;grid-template-columns:12.5rem 15rem 5rem 7rem minmax(0,1fr) 6.5rem;gap:0 1rem;align-items:center}
    .systems-head{font-size:.75rem;color:var(--faint);padding-bottom:.6rem;border-bottom:1px solid var(--rule);align-items:end}
    .systems-head span:last-child,.systems-pairings{text-align:right}
    .systems>li{padding:1rem 0;border-bottom:1px solid var(--line);font-size:.84rem}
    .systems h3{margin:0;letter-spacing:-.01em}
    .systems-strip{display:flex;height:.625rem;border-radius:3px;overflow:hidden;max-width:11.25rem;margin-top:.45rem;
    box-shadow:0 0 0 1px rgb(128 128 128/.25)}
    .systems-strip i{flex:1}
    .systems-states{display:flex;flex-wrap:wrap;gap:.25rem .9rem}
    .systems-states li{display:inline-flex;gap:.3rem;align-items:center;white-space:nowrap}
    .systems-count{font-size:1.375rem;font-weight:600;letter-spacing:-.03em}
    .systems-line{width:6rem;height:1.75rem;overflow:visible}
    .systems-line path{fill:none;stroke:var(--soft);stroke-width:1.5}
    .systems-line circle{fill:currentColor}
    .systems-pairings{color:var(--soft)}
    .systems-worst small{display:block;color:var(--soft);margin-top:.2rem}
    #systems .quiet{margin-top:.9rem}.systems .quiet{margin:0!important}
    .now{font-size:1.0625rem}
    .decision-mark{white-space:nowrap}
    .pairs{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
    .look{width:4.25rem;height:2.25rem;border-radius:.25rem;outline:1px solid var(--line)}
    .arrow{color:var(--soft)}
    .proposal h3{margin-top:2rem}
    .caveat{border-left:3px solid var(--unsure);padding:.35rem .9rem;margin-top:1rem;max-width:44rem}
    .ranking td:nth-child(7){min-width:18rem}
    .ranking td:nth-child(5),.ranking td:nth-child(8){min-width:8rem}
    .differences td,.differences th{vertical-align:middle}
    .list{columns:18rem;gap:2rem;font-size:.9375rem;margin-top:.5rem}
    @media (forced-colors:active){
    .area text,.area .area-count,.area .area-number{fill:CanvasText}.area path{stroke:CanvasText;stroke-width:1.5;fill:Canvas}
    .area .area-gate{fill:CanvasText}.multiple-line,.multiple-base{stroke:CanvasText}
    .systems-line path{stroke:CanvasText}.systems-strip i,.look,.minis .chip,.twins i{forced-color-adjust:none}.bars i,.bars-key i{border:1px solid CanvasText}
    .bar-stays{forced-color-adjust:none;background:CanvasText}.bar-new{border-style:double!important;border-width:3px!important}
    }
    @media (max-width:68.7rem){.plain-page .part{padding-top:4.5rem}.area.wide text{font-size:17px}}
    @media (min-width:47.6rem) and (max-width:68.7rem){.systems-head{display:none}.systems{border-top:1px solid var(--rule)}
    .systems>li{grid-template-columns:minmax(0,1fr) 15rem 4rem 7rem;gap:.5rem 1rem}.systems-worst{grid-column:1/4;order:2}
    .systems-pairings{order:2}}
    @media (max-width:47.5rem){
    .systems-head{display:none}.systems{border-top:1px solid var(--rule)}
    .systems>li{grid-template-columns:minmax(0,1fr) auto;gap:.5rem 1rem}.systems-count{order:1;text-align:right}
    .systems-states,.systems-worst{grid-column:1/-1;order:2}.systems>li>div:nth-child(4),.systems .quiet{order:3}.systems-pairings{order:4}
    .bars-list li{grid-template-columns:minmax(0,1fr) auto;gap:.2rem .75rem}.bars{grid-column:1/-1;order:3}
    .token-changes>li{grid-template-columns:minmax(0,1fr);gap:.6rem}.two-lists{grid-template-columns:minmax(0,1fr)}
    .area.wide{display:none}.area.narrow{display:block}
    .steps-list li{grid-template-columns:minmax(0,1fr) auto;gap:.25rem 1rem}
    .steps-list li>div{grid-column:1/-1}.minis{justify-content:flex-start}
    .multiples{grid-template-columns:repeat(2,minmax(0,1fr));gap:1.5rem 1.25rem}
    .lines li{grid-template-columns:1.4rem minmax(0,1fr)}.line-fact{grid-column:2;padding:0;text-align:left}
    }
    @media print{.plain-page .part{padding-top:1.75rem}.steps-list li,.multiples li{break-inside:avoid}.from-to{font-size:5rem}}

    """
}

/// Style rules for the small trend at the top of a report.
enum HTMLStylesheetTrend {
  static let text = """
    .trend{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin-top:1.25rem;font-size:.875rem}
    .trend svg{width:9rem;height:2rem;flex:none}
    .trend path{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
    .trend circle{fill:var(--ink)}
    @media (forced-colors:active){.trend path{stroke:CanvasText}.trend circle{fill:CanvasText}}

    """
}
