// Numbers live here as points of a picture; what is printed is made of the decimals they stand for.

/** A multiple of a round step, as the decimal it is: 3 x 25 x 10^-3 is "0.075", not 0.07500000000000001. */
function decimalOf(multiple: number, exponent: number): string {
  const digits = String(Math.abs(multiple));
  const sign = multiple < 0 ? '-' : '';
  if (exponent >= 0) return multiple === 0 ? '0' : `${sign}${digits}${'0'.repeat(exponent)}`;
  const padded = digits.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

export interface Ticks {
  values: readonly string[];
  /** Places they all need. */
  decimals: number;
}

/** What a user counts in: 1, 2, 2.5, 5 and 10, each with its places behind the point. */
const STEPS = [
  { whole: 1, shift: 0 },
  { whole: 2, shift: 0 },
  { whole: 25, shift: 1 },
  { whole: 5, shift: 0 },
  { whole: 10, shift: 0 },
] as const;

/** Round values between two others, about so many of them. */
export function niceTicks(low: number, high: number, about: number): Ticks {
  const range = high - low;
  if (!(range > 0) || !Number.isFinite(range)) return { values: [], decimals: 0 };
  const rough = range / about;
  const power = Math.floor(Math.log10(rough));
  const { whole, shift } = STEPS.find((one) => one.whole * 10 ** (power - one.shift) >= rough) ?? { whole: 10, shift: 0 };
  const exponent = power - shift;
  const step = whole * 10 ** exponent;
  const values: string[] = [];
  for (let index = Math.ceil(low / step); index * step <= high; index += 1) values.push(decimalOf(index * whole, exponent));
  return { values, decimals: Math.max(0, -exponent) };
}

export interface Area {
  /** Of each point, from 0 to 100 of the box, from the left and from the top. */
  places: readonly { x: number; y: number }[];
  ticks: readonly { value: string; y: number }[];
  decimals: number;
}

const TICKS = 4;
/** Between the highest or lowest point and the box's edge, of the whole height. */
const AIR = 0.08;

/** Where points lie in a box of 100 x 100, with round values beside them; a flat line runs through the middle. */
export function areaOf(points: readonly { at: number; value: string }[]): Area | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last.at <= first.at) return undefined;
  const values = points.map(({ value }) => Number(value));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const air = (highest - lowest) * AIR || Math.abs(highest) * AIR || 1;
  const low = lowest - air;
  const high = highest + air;
  const yOf = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  const ticks = niceTicks(low, high, TICKS);
  return {
    places: points.map(({ at }, index) => ({ x: ((at - first.at) / (last.at - first.at)) * 100, y: yOf(values[index] ?? 0) })),
    ticks: ticks.values.map((value) => ({ value, y: yOf(Number(value)) })),
    decimals: ticks.decimals,
  };
}

/** The index of the point nearest to a place from the left. */
export function nearestPoint({ places }: Pick<Area, 'places'>, x: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x)) best = index;
  });
  return best;
}
