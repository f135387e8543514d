// Where one is on the page: the section in the navigation, links that open what they lead to, and texts that can be copied.

/** Opens everything around an element, and shows it below what sticks to the top. */
function reveal(target) {
  for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  if (target.firstElementChild?.matches("details.reference")) target.firstElementChild.open = true;
  target.scrollIntoView();
}

function startNavigation() {
  const links = [...document.querySelectorAll("nav li a")];
  const sections = [...document.querySelectorAll("main > section")];
  const label = document.querySelector(".bar-section");
  const menu = document.querySelector("details.menu");
  const mark = () => {
    const line = 160;
    const current = sections.findLast((section) => section.getBoundingClientRect().top < line);
    for (const link of links) {
      if (current && link.hash === `#${current.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const name = current ? links.find((link) => link.hash === `#${current.id}`)?.firstElementChild.textContent : "";
    if (label && label.textContent !== name) label.textContent = name ?? "";
  };
  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; mark(); });
  }, { passive: true });
  const open = () => {
    const target = location.hash.length > 1 && !location.hash.includes("?") ? document.getElementById(location.hash.slice(1)) : null;
    if (target?.closest("main")) reveal(target);
    mark();
  };
  addEventListener("hashchange", open);
  for (const link of menu?.querySelectorAll("a") ?? []) link.addEventListener("click", () => { menu.open = false; });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu?.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  open();
}

/** Lays the screen with the plan over the one before, with a slider between them. */
function startScreens() {
  for (const place of document.querySelectorAll(".screens")) {
    if (place.children.length < 2) continue;
    const cut = () => place.style.setProperty("--cut", `${range.value}%`);
    const range = element("input", {
      type: "range", min: "0", max: "100", value: "50", input: cut,
      "aria-label": `Share before the plan in ${place.dataset.mode}`,
    });
    place.classList.add("compared");
    cut();
    place.append(element("div", { class: "cut-tools" }, range, element("span", {}, "Before"), element("span", {}, "With the plan")));
  }
}

/** Buttons that copy a text of the page, such as a step's patch. */
function startCopies() {
  for (const place of document.querySelectorAll("[data-copy]")) {
    place.hidden = false;
    const text = document.getElementById(place.dataset.copy);
    const copies = button("Copy patch", () => copy(text.textContent, copies));
    copies.setAttribute("aria-label", `Copy patch of step ${place.dataset.copy.split("-")[1]}`);
    place.append(copies);
  }
}
