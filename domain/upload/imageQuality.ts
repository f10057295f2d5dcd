// What can be told of a picture of a document by its pixels alone. Advice, not a verdict: who reviews it has eyes.

/** Rows of RGBA bytes. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

export interface Quality {
  /** Variance of the Laplacian: how much neighbours differ. A blurred picture has little, whatever is on it. */
  sharpness: number;
  /** Share of pixels that are as bright as can be, 0..1. */
  burnt: number;
  /** Mean brightness, 0..255. */
  brightness: number;
}

/** ITU-R BT.601. */
const lumaAt = (data: ArrayLike<number>, at: number) => 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
const BURNT = 252;

export function qualityOf({ data, width, height }: Pixels): Quality {
  const count = width * height;
  const luma = Float32Array.from({ length: count }, (_, pixel) => lumaAt(data, pixel * 4));
  let sum = 0;
  let burnt = 0;
  for (const value of luma) {
    sum += value;
    if (value >= BURNT) burnt += 1;
  }
  let edges = 0;
  let squares = 0;
  const inner = Math.max(1, (width - 2) * (height - 2));
  const of = (pixel: number) => luma[pixel] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge = of(at - 1) + of(at + 1) + of(at - width) + of(at + width) - 4 * of(at);
      edges += edge;
      squares += edge * edge;
    }
  const mean = edges / inner;
  return { sharpness: squares / inner - mean * mean, burnt: burnt / Math.max(1, count), brightness: sum / Math.max(1, count) };
}

export type QualityCheck = 'sharp' | 'glare' | 'light';

const LEAST_SHARPNESS = 40;
/** From here on it is a reflection; a page that is white all over has far more. */
const GLARE_FROM = 0.01;
const WHITE_PAGE_FROM = 0.35;
const LEAST_BRIGHTNESS = 45;

/** Which checks a picture passes, in the order they are told. */
export function judge({ sharpness, burnt, brightness }: Quality): { check: QualityCheck; isGood: boolean }[] {
  return [
    { check: 'light', isGood: brightness >= LEAST_BRIGHTNESS },
    { check: 'glare', isGood: burnt < GLARE_FROM || burnt > WHITE_PAGE_FROM },
    { check: 'sharp', isGood: sharpness >= LEAST_SHARPNESS },
  ];
}
