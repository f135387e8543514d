// The sliders of "Try it": lightness, chroma, and hue on painted tracks, and alpha for translucent colors.

const axes = [
  { name: "Lightness", most: 1, step: 0.001, words: (value) => value.toFixed(3) },
  { name: "Chroma", most: 0.37, step: 0.001, words: (value) => value.toFixed(3) },
  { name: "Hue", most: 360, step: 1, words: (value) => `${value.toFixed(0)}°` },
  { name: "Alpha", most: 1, step: 0.01, words: (value) => `${Math.round(value * 100)}%` },
];

/** The sliders, with `load` for a color that comes from elsewhere; `moved` gets a notation, whether chroma was reduced, and whether a new step starts. */
function trySliders(moved) {
  let isMoving = false;
  let shown = "";
  const sliders = axes.map((axis, index) => {
    const input = element("input", {
      type: "range", min: "0", max: String(axis.most), step: String(axis.step), input: () => move(), change: () => { isMoving = false; },
    });
    const output = element("output", { for: `try-axis-${index}` });
    input.id = `try-axis-${index}`;
    return { axis, input, output, row: element("div", { class: "try-axis" }, element("label", { for: input.id }, axis.name), input, output) };
  });
  const values = () => sliders.map(({ input }) => Number(input.value));

  function move() {
    const [lightness, chroma, hue, alpha] = values();
    const { hex, isHeld } = heldInside(lightness, chroma, hue);
    const byte = Math.round(alpha * 255);
    const notation = byte < 255 ? hex + byte.toString(16).padStart(2, "0") : hex;
    shown = notation;
    moved(notation, isHeld, !isMoving);
    isMoving = true;
    paint();
  }

  /** Paints the tracks in the colors that they lead to. */
  function paint() {
    const [lightness, chroma, hue] = values();
    const track = (count, place) => `linear-gradient(90deg,${Array.from({ length: count }, (_, index) => heldInside(...place(index / (count - 1))).hex).join()})`;
    const opaque = heldInside(lightness, chroma, hue).hex;
    const tracks = [
      track(9, (share) => [share, chroma, hue]), track(7, (share) => [lightness, share * axes[1].most, hue]),
      track(13, (share) => [lightness, Math.max(chroma, 0.06), share * 360]), `linear-gradient(90deg,transparent,${opaque})`,
    ];
    sliders.forEach(({ axis, input, output }, index) => {
      input.style.setProperty("--track", tracks[index]);
      output.textContent = axis.words(Number(input.value));
      input.setAttribute("aria-valuetext", output.textContent);
    });
  }

  return {
    rows: sliders.map(({ row }) => row),
    first: sliders[0].input,
    /** Shows a color, unless it is the one that a slider has just made. */
    load(color) {
      const [lightness, chroma, hue] = oklchOf(color);
      sliders[3].row.hidden = color.alpha === 1 && Number(sliders[3].input.value) === 1;
      if (hexOf(color) !== shown) {
        [lightness, chroma, ...(chroma < 0.002 ? [] : [hue])].forEach((value, index) => { sliders[index].input.value = String(value); });
        sliders[3].input.value = String(color.alpha);
        sliders[3].row.hidden = color.alpha === 1;
        shown = hexOf(color);
      }
      paint();
    },
  };
}
