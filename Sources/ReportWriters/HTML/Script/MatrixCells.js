// The cells of the open matrix: arrow keys move between them, and each opens "Try it" with its two tokens.

function startMatrixCells() {
  if (!document.getElementById("try")) return;
  const tables = [...document.querySelectorAll(".matrix-mode")];
  for (const table of tables) startCells(table);
  tables[0]?.parentElement.before(element("p", { class: "quiet cell-hint" }, "Select a cell to try other colors. Hold Shift to start with its background."));
}

function startCells(section) {
  const table = section.querySelector("table");
  const mode = Number(section.dataset.mode);
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")]);
  const tokenOf = (heading) => Number(heading.querySelector("span[data-token]").dataset.token);
  const backs = [...table.querySelectorAll("thead th")].slice(1).map(tokenOf);
  table.setAttribute("role", "grid");
  section.querySelector(".matrix-scroll").removeAttribute("tabindex");
  let current = rows[0][0];
  for (const cell of rows.flat()) cell.tabIndex = -1;
  current.tabIndex = 0;

  const placeOf = (cell) => [rows.findIndex((row) => row.includes(cell)), cell.cellIndex - 1];
  const open = (cell, isBackground) => {
    const [row, column] = placeOf(cell);
    const pair = [tokenOf(cell.parentElement.firstElementChild), backs[column]];
    move(cell);
    openTry(pair[isBackground ? 1 : 0], mode, pair, cell);
  };
  const move = (cell) => {
    current.tabIndex = -1;
    current = cell;
    current.tabIndex = 0;
  };
  table.addEventListener("click", (event) => {
    const cell = event.target.closest("td");
    if (cell) open(cell, event.shiftKey);
  });
  table.addEventListener("keydown", (event) => {
    const cell = event.target.closest("td");
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return open(cell, event.shiftKey);
    }
    const [row, column] = placeOf(cell);
    const end = backs.length - 1;
    const steps = { ArrowUp: [row - 1, column], ArrowDown: [row + 1, column], ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1], Home: [row, 0], End: [row, end] };
    const target = Object.hasOwn(steps, event.key) ? rows[steps[event.key][0]]?.[steps[event.key][1]] : null;
    if (!target) return;
    event.preventDefault();
    move(target);
    target.focus();
  });
}
