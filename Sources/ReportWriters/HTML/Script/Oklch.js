// OKLCH, in which the sliders of "Try it" move: lightness, chroma, and hue, held inside sRGB.

/** The gamma-encoded component of linear light. */
function gammaEncoded(light) {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Lightness, chroma, and hue in degrees of a color. */
function oklchOf(color) {
  const [red, green, blue] = color.rgb.map(decoded);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** The linear light of a color in OKLCH, which may lie outside sRGB. */
function lightOf(lightness, chroma, hue) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isInside = (light) => light.every((part) => part > -0.0005 && part < 1.0005);

/** The color of sRGB with a lightness, a hue, and the chroma or the largest one inside sRGB; says whether the chroma was reduced. */
function heldInside(lightness, chroma, hue) {
  let light = lightOf(lightness, chroma, hue);
  const isHeld = !isInside(light);
  if (isHeld) {
    let [low, high] = [0, chroma];
    for (let turn = 0; turn < 18; turn += 1) {
      const half = (low + high) / 2;
      if (isInside(lightOf(lightness, half, hue))) low = half;
      else high = half;
    }
    light = lightOf(lightness, low, hue);
  }
  const rgb = light.map((part) => gammaEncoded(Math.min(Math.max(part, 0), 1)));
  return { hex: hexOf({ rgb, alpha: 1 }), isHeld };
}
