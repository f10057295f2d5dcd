import fc from 'fast-check';
import {
  advance,
  MICROS_PER_TICK,
  observe,
  type PriceEvidence,
  REFERENCE_MEMORY_MS,
  type ReferencePrice,
  referenceAtTicks,
  referenceTicks,
  sampleOf,
} from '@/domain/market/referencePrice';

const START = 1_000_000;
const at = (ticks: number) => referenceAtTicks(ticks, START);
const ticksOf = (micros: bigint) => Number(micros) / Number(MICROS_PER_TICK);

/** Observes the same evidence every `everyMs`, for `forMs`. */
function stand(reference: ReferencePrice, evidence: PriceEvidence, forMs: number, everyMs: number): ReferencePrice {
  let now = reference;
  for (let passed = 0; passed <= forMs; passed += everyMs) now = observe(now, reference.atMs + passed, evidence);
  return now;
}

describe('sampleOf', () => {
  const cases: [string, PriceEvidence, number][] = [
    ['a trade inside the supported book counts as it is', { last: 1_005, bid: 1_000, ask: 1_010 }, 1_005],
    ['a print above the book is brought down to its ask', { last: 1_100, bid: 999, ask: 1_001 }, 1_001],
    ['a print below the book is brought up to its bid', { last: 900, bid: 999, ask: 1_001 }, 999],
    ['a print into an empty side draws it on by one in a hundred', { last: 1_100, bid: 990, ask: undefined }, 1_010],
    ['the same below', { last: 900, bid: undefined, ask: 1_010 }, 990],
    ['without any support trades draw it on slowly', { last: 1_500, bid: undefined, ask: undefined }, 1_010],
    ['as far as they went', { last: 1_004, bid: undefined, ask: undefined }, 1_004],
    ['a book that has moved up as a whole pulls along', { last: 1_000, bid: 1_040, ask: 1_050 }, 1_040],
    ['and one that has moved down', { last: 1_000, bid: 950, ask: 960 }, 960],
    ['bids above the reference let it rise as far as somebody traded', { last: 1_030, bid: 1_050, ask: undefined }, 1_030],
  ];
  it.each(cases)('%s', (_name, evidence, expected) => {
    expect(ticksOf(sampleOf(at(1_000), evidence))).toBe(expected);
  });
});

describe('advance', () => {
  it('goes 63 % of the way in one memory, however often it is looked at', () => {
    const evidence = { last: 2_000, bid: 1_999, ask: 2_001 };
    for (const everyMs of [50, 1_000, 7_500]) {
      const moved = ticksOf(stand(at(1_000), evidence, REFERENCE_MEMORY_MS, everyMs).micros) - 1_000;
      expect(moved).toBeGreaterThan(620);
      expect(moved).toBeLessThan(645);
    }
  });

  it('forgets a moment: a print of 100 ms at twice the price moves it by less than a thousandth', () => {
    const printed = observe(at(1_000), START, { last: 2_000, bid: 1_999, ask: 2_001 });
    const back = observe(printed, START + 100, { last: 1_000, bid: 999, ask: 1_001 });
    expect(ticksOf(back.micros) - 1_000).toBeLessThan(1);
    expect(back.sampleMicros).toBe(1_000n * MICROS_PER_TICK);
  });

  it('counts a jump of the clock as one minute, and a clock going back as nothing', () => {
    const standing = observe(at(1_000), START, { last: 2_000, bid: 1_999, ask: 2_001 });
    expect(advance(standing, START + 86_400_000).micros).toBe(advance(standing, START + 60_000).micros);
    const back = advance(standing, START - 5_000);
    expect(back).toEqual({ ...standing, atMs: START - 5_000 });
  });

  it('rounds towards where it was, and to the nearest tick on screen', () => {
    const crumbs: ReferencePrice = { micros: 10n, sampleMicros: 11n, atMs: START };
    expect(advance(crumbs, START + 1_000).micros).toBe(10n);
    expect(advance({ ...crumbs, sampleMicros: 9n }, START + 1_000).micros).toBe(10n);
    expect(referenceTicks({ ...crumbs, micros: 1_499_999n })).toBe(1);
    expect(referenceTicks({ ...crumbs, micros: 1_500_000n })).toBe(2);
    expect(referenceTicks({ ...crumbs, micros: 1n })).toBe(1);
  });

  it('never leaves what lies between itself and the sample', () => {
    const micros = fc.bigInt({ min: 1n, max: 9_000_000_000_000_000n * MICROS_PER_TICK });
    fc.assert(
      fc.property(micros, micros, fc.integer({ min: -100_000, max: 10_000_000 }), (from, to, elapsed) => {
        const after = advance({ micros: from, sampleMicros: to, atMs: START }, START + elapsed).micros;
        const [low, high] = from < to ? [from, to] : [to, from];
        return after >= low && after <= high;
      }),
    );
  });
});

it('is not walked by two accounts that print at the edge of the band again and again', () => {
  // Five rounds, each printing at +10 % of the reference and bidding behind it; the others' book is back a second later.
  let reference = at(100_000);
  let nowMs = START;
  for (let round = 0; round < 5; round += 1) {
    const edge = Math.floor(referenceTicks(reference) * 1.1);
    reference = observe(reference, nowMs, { last: edge, bid: 99_900, ask: undefined });
    nowMs += 1_000;
    reference = observe(reference, nowMs, { last: edge, bid: 99_950, ask: 100_050 });
    nowMs += 4_000;
  }
  expect(referenceTicks(reference)).toBeGreaterThanOrEqual(99_900);
  expect(referenceTicks(reference)).toBeLessThanOrEqual(100_050);
});
