export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** "#RRGGBB" or "#RRGGBBAA" as parts of one. */
export function parseHex(hex: string): Rgba {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) throw new Error(`Not a colour: ${hex}`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5), hex.length === 9 ? part(7) : 1];
}

/** A colour laid over an opaque one. */
export function over([r, g, b, alpha]: Rgba, [br, bg, bb]: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(r, br), mix(g, bg), mix(b, bb), 1];
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgba) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast ratio, 1 to 21. */
export function contrast(first: Rgba, second: Rgba): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB under D65. */
function toLab([r, g, b]: Rgba): Lab {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / 0.95047);
  const y = f(0.2126729 * lr + 0.7151522 * lg + 0.072175 * lb);
  const z = f((0.0193339 * lr + 0.119192 * lg + 0.9503041 * lb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const cosine = (degrees: number) => Math.cos(radians(degrees));

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Difference of hue angles, the short way round. */
function hueStep(from: number, to: number): number {
  const step = to - from;
  if (Math.abs(step) <= 180) return step;
  return step > 0 ? step - 360 : step + 360;
}

function meanHue(first: number, second: number): number {
  const sum = first + second;
  if (Math.abs(first - second) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

/** CIEDE2000 (Sharma, Wu, Dalal 2005), all weights one: how different two colours look. */
export function deltaE2000(first: Rgba, second: Rgba): number {
  const [l1, a1, b1] = toLab(first);
  const [l2, a2, b2] = toLab(second);
  const power7 = (value: number) => value ** 7 / (value ** 7 + 25 ** 7);
  const g = 0.5 * (1 - Math.sqrt(power7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians((c1 * c2 === 0 ? 0 : hueStep(h1, h2)) / 2));
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const h = c1 * c2 === 0 ? h1 + h2 : meanHue(h1, h2);
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const sc = 1 + 0.045 * chroma;
  const sh = 1 + 0.015 * chroma * t;
  const turn = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(power7(chroma));
  const [dl, dc, dhs] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhs ** 2 + turn * dc * dhs);
}
