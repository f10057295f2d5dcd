import { type Breaker, CALM, endOf, HALT_MS, isStrained, OPENING_MS, STRAIN_MS, watch } from '@/domain/order/circuitBreaker';
import { MICROS_PER_TICK, type ReferencePrice } from '@/domain/order/referencePrice';

const BAND = 100_000n; // 10 %
const START = 5_000_000;
const standing = (ticks: number): ReferencePrice => ({
  micros: 1_000n * MICROS_PER_TICK,
  sampleMicros: BigInt(ticks) * MICROS_PER_TICK,
  atMs: 0,
});

it.each([
  [1_050, false],
  [1_051, true],
  [950, false],
  [949, true],
  [1_000, false],
])('a market at %i of 1000 is strained: %s', (ticks, expected) => {
  expect(isStrained(standing(ticks), BAND)).toBe(expected);
});

describe('watch', () => {
  const strained = standing(1_060);
  const calm = standing(1_000);

  it('halts what stays strained for the whole time, and nothing sooner', () => {
    const seen = watch(CALM, strained, BAND, START);
    expect(seen).toEqual({ phase: 'LIVE', sinceMs: START });
    expect(watch(seen, strained, BAND, START + STRAIN_MS - 1)).toBe(seen);
    expect(watch(seen, strained, BAND, START + STRAIN_MS)).toEqual({ phase: 'HALTED', sinceMs: START + STRAIN_MS });
  });

  it('begins again when the market came back meanwhile', () => {
    const seen = watch(CALM, strained, BAND, START);
    const back = watch(seen, calm, BAND, START + STRAIN_MS - 1);
    expect(back).toEqual(CALM);
    expect(watch(back, strained, BAND, START + STRAIN_MS)).toEqual({ phase: 'LIVE', sinceMs: START + STRAIN_MS });
  });

  it('opens with orders that do not trade, then trades', () => {
    const halted: Breaker = { phase: 'HALTED', sinceMs: START };
    expect(endOf(halted)).toBe(START + HALT_MS);
    expect(watch(halted, strained, BAND, START + HALT_MS - 1)).toBe(halted);
    const opening = watch(halted, strained, BAND, START + HALT_MS);
    expect(opening).toEqual({ phase: 'POST_ONLY', sinceMs: START + HALT_MS });
    expect(endOf(opening)).toBe(START + HALT_MS + OPENING_MS);
    expect(watch(opening, strained, BAND, START + HALT_MS + OPENING_MS - 1)).toBe(opening);
    expect(watch(opening, strained, BAND, START + HALT_MS + OPENING_MS)).toEqual(CALM);
  });

  it('gives the opening its whole time also after a process that was away, and is not hurried by a clock going back', () => {
    const halted: Breaker = { phase: 'HALTED', sinceMs: START };
    const late = START + 10 * HALT_MS;
    expect(watch(halted, calm, BAND, late)).toEqual({ phase: 'POST_ONLY', sinceMs: late });
    expect(watch(halted, calm, BAND, START - 1_000)).toBe(halted);
    expect(endOf(CALM)).toBeUndefined();
  });
});
