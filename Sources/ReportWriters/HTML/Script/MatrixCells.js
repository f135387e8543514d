// The cells of both matrices: arrow keys move between them, and each opens "Try it" with its two tokens.

const canTry = () => document.getElementById("try") !== null;

function startMatrixCells() {
  if (!canTry()) return;
  const tables = [...document.querySelectorAll(".matrix-mode")];
  for (const section of tables) {
    const table = section.querySelector("table");
    const tokenOf = (heading) => Number(heading.querySelector("span[data-token]").dataset.token);
    const backs = [...table.querySelectorAll("thead th")].slice(1).map(tokenOf);
    table.setAttribute("role", "grid");
    section.querySelector(".matrix-scroll").removeAttribute("tabindex");
    startCells(table, "td", Number(section.dataset.mode), (cell) => [tokenOf(cell.parentElement.firstElementChild), backs[cell.cellIndex - 1]]);
    const cells = table.querySelectorAll("td");
    cells.forEach((cell, index) => { cell.tabIndex = index === 0 ? 0 : -1; });
  }
  tables[0]?.parentElement.before(element("p", { class: "quiet cell-hint" }, "Select a cell to try other colors. Hold Shift to start with its background."));
}

/** Lets the cells of a grid open "Try it"; `pairOf` gives the foreground and the background of a cell, or nothing. One cell is a stop of the keyboard. */
function startCells(grid, cells, mode, pairOf) {
  const move = (cell) => {
    for (const stop of grid.querySelectorAll(`${cells}[tabindex="0"]`)) stop.tabIndex = -1;
    cell.tabIndex = 0;
  };
  const open = (cell, isBackground) => {
    const pair = pairOf(cell);
    move(cell);
    if (pair) openTry(pair[isBackground ? 1 : 0], mode, pair, cell);
  };
  grid.addEventListener("click", (event) => {
    const cell = event.target.closest(cells);
    if (cell) open(cell, event.shiftKey);
  });
  grid.addEventListener("keydown", (event) => {
    const cell = event.target.closest(cells);
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return open(cell, event.shiftKey);
    }
    const row = cell.parentElement;
    const column = [...row.children].indexOf(cell);
    const steps = {
      ArrowUp: () => row.previousElementSibling?.children[column], ArrowDown: () => row.nextElementSibling?.children[column],
      ArrowLeft: () => cell.previousElementSibling, ArrowRight: () => cell.nextElementSibling,
      Home: () => row.children[1], End: () => row.lastElementChild,
    };
    const target = Object.hasOwn(steps, event.key) ? steps[event.key]() : null;
    if (!target?.matches(cells)) return;
    event.preventDefault();
    move(target);
    target.focus();
  });
}
