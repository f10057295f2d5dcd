// Colour measures for tests: WCAG 2 contrast and CIEDE2000 difference.

export type Rgba = [red: number, green: number, blue: number, alpha: number];

/** `#RRGGBB` or `#RRGGBBAA`, channels 0 to 1. */
export function rgbaOf(hex: string): Rgba {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5), hex.length === 9 ? channel(7) : 1];
}

/** `top` painted over an opaque colour. */
export function over(top: Rgba, below: Rgba): Rgba {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgba) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(left: Rgba, right: Rgba): number {
  const [light, dark] = [luminance(left), luminance(right)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** CIE L*a*b* under D65. */
function labOf([red, green, blue]: Rgba): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);

/** Signed difference and mean of two hue angles, the short way round the circle. */
function hues(first: number, second: number, areBothChromatic: boolean): { difference: number; mean: number } {
  if (!areBothChromatic) return { difference: 0, mean: first + second };
  const raw = second - first;
  if (Math.abs(raw) <= 180) return { difference: raw, mean: (first + second) / 2 };
  const sum = first + second;
  return { difference: raw > 180 ? raw - 360 : raw + 360, mean: (sum < 360 ? sum + 360 : sum - 360) / 2 };
}

/** How different two colours look: CIEDE2000 with unit weights; 1 is just noticeable. */
export function difference(first: Rgba, second: Rgba): number {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  const pow7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(pow7 / (pow7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const { difference: dh, mean: h } = hues(hue(a1 * stretch, b1), hue(a2 * stretch, b2), c1 * c2 !== 0);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cos = (factor: number, shift: number) => Math.cos(radians(factor * h + shift));
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh) / 2)) / (1 + 0.015 * c * t);
  const rotation = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + rotation * chroma * tone);
}
