import { hasRunTooFar, isStrained, STRAIN_MS, strainAfter } from '@/domain/market/circuitBreaker';
import { MICROS_PER_TICK, type ReferencePrice } from '@/domain/market/referencePrice';

const BAND = 100_000n; // 10 %
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

it('stops what stays strained for the whole time, and counts anew when it came back meanwhile', () => {
  const since = strainAfter(null, true, 5_000);
  expect(since).toBe(5_000);
  expect(strainAfter(since, true, 9_000)).toBe(5_000);
  expect(hasRunTooFar(since, 5_000 + STRAIN_MS - 1)).toBe(false);
  expect(hasRunTooFar(since, 5_000 + STRAIN_MS)).toBe(true);
  expect(hasRunTooFar(since, 1_000)).toBe(false);
  expect(strainAfter(since, false, 9_000)).toBeNull();
  expect(hasRunTooFar(null, 9_000_000)).toBe(false);
});
