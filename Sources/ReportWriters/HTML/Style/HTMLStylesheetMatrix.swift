/// Style rules for the matrix and the row of badges.
enum HTMLStylesheetMatrix {
  static let text = """
    .matrices{display:grid;gap:0 2.25rem}
    .matrix-mode{min-width:0}
    .matrix-mode h3 small,.badge-title small{margin-left:.6rem}
    .matrix-scroll{overflow:auto;max-width:100%;max-height:88vh}
    .matrix{border-collapse:separate;border-spacing:3px;margin:-3px}
    .matrix th{font:500 .72rem/1.25 var(--sans);color:var(--soft);background:var(--canvas);border:0;padding:0}
    .matrix thead th{position:sticky;top:0;z-index:2;padding:0 .15rem .35rem;text-align:center;vertical-align:bottom;min-width:4.5rem}
    .matrix tbody th{position:sticky;left:0;z-index:1;padding:0 .6rem 0 3px;min-width:5.5rem;max-width:12rem;overflow-wrap:break-word;vertical-align:middle}
    .matrix thead th:first-child{left:0;z-index:3}
    .matrix td{padding:0;border:0;height:2.4rem;min-width:4.5rem}
    .cell{display:grid;grid-template-columns:44% 1fr;height:2.4rem;border-radius:.45rem;overflow:hidden;position:relative;
    font-size:.78rem}
    .cell>span:last-child{display:grid;place-items:center;color:var(--faint)}
    .cell .spec{margin:.55rem .2rem .55rem .55rem;border-radius:.25rem;font-size:.5625rem;
    box-shadow:0 0 0 1px rgb(128 128 128/.2)}
    .cell .spec.ring::before{border-width:1.5px}
    .cell.req{background:var(--raised)}
    .cell.req .spec{margin:0;border-radius:0;font-size:.8125rem;box-shadow:inset 0 0 0 1px rgb(128 128 128/.22)}
    .cell.req>span:last-child{color:var(--ink);font-weight:500}
    .cell.req::after{content:"";position:absolute;inset:0;border-radius:.45rem;box-shadow:inset 0 0 0 1px var(--edge);pointer-events:none}
    .cell.bad{background:var(--fail-ground)}
    .cell.bad>span:last-child{color:var(--fail);font-weight:650}
    .cell.bad::after{box-shadow:inset 0 0 0 2px var(--fail)}
    .cell.bad::before{content:"";position:absolute;right:0;top:0;z-index:1;border:6px solid;
    border-color:var(--fail) var(--fail) transparent transparent}
    .cell.open{background:var(--unsure-ground)}
    .cell.open::after{box-shadow:none;border:2px dashed var(--unsure)}
    .matrix-legend{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;font-size:.78rem;color:var(--soft);margin-top:1.1rem;align-items:center}
    .matrix-legend li{display:inline-flex;gap:.5rem;align-items:center}
    .matrix-legend .cell{width:4.75rem;height:1.9rem;--f:var(--ink);--b:var(--raised)}
    .badge-title{margin-top:1.9rem}
    .badge-chips{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:.6rem}
    .badge-chips li{display:grid;gap:.3rem;font-size:.75rem;color:var(--soft);text-align:center}
    .badge-chips b{font-weight:500;color:var(--ink)}
    .badge-chip{display:grid;place-items:center;height:2.4rem;border:1px solid transparent;border-radius:.45rem;font:600 .8125rem/1 var(--sans)}
    .badge-chip::before{content:"Aa"}
    .whole{margin-top:1.6rem}

    """
}
