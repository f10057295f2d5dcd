import fc from 'fast-check';
import { type HotState, hotStateOf, nextHotState } from '@/domain/custody/hotWallet';

const standing = (left: bigint, waiting = 0n) => ({ hot: left + waiting, waiting });
const next = (before: HotState, left: bigint, limits: { least: bigint; most: bigint | null }, waiting = 0n) =>
  nextHotState(before, standing(left, waiting), limits);

describe('a hot wallet', () => {
  it.each<[bigint, HotState]>([
    [99n, 'LOW'],
    [100n, 'RIGHT'],
    [400n, 'RIGHT'],
    [401n, 'HIGH'],
  ])('with %s left of 100 to 400 is %s', (left, state) => {
    expect(hotStateOf(standing(left, 7n), { least: 100n, most: 400n })).toBe(state);
    expect(next('RIGHT', left, { least: 100n, most: 400n })).toBe(state);
  });

  it.each<[HotState, bigint, HotState]>([
    ['LOW', 100n, 'LOW'],
    ['LOW', 104n, 'LOW'],
    ['LOW', 105n, 'RIGHT'],
    ['LOW', 401n, 'HIGH'],
    ['HIGH', 400n, 'HIGH'],
    ['HIGH', 381n, 'HIGH'],
    ['HIGH', 380n, 'RIGHT'],
    ['HIGH', 99n, 'LOW'],
  ])('that was %s and has %s left is %s: it is right again by a twentieth', (before, left, state) => {
    expect(next(before, left, { least: 100n, most: 400n })).toBe(state);
  });

  it('is right in the middle of limits that lie close together', () => {
    const limits = { least: 1_000n, most: 1_010n };
    expect(['LOW', 'HIGH'].map((before) => next(before as HotState, 1_005n, limits))).toEqual(['RIGHT', 'RIGHT']);
    expect([next('LOW', 1_004n, limits), next('HIGH', 1_006n, limits)]).toEqual(['LOW', 'HIGH']);
  });

  it('that could not pay what waits can do so again with a twentieth of it to spare', () => {
    const limits = { least: 0n, most: null };
    expect([next('LOW', 0n, limits, 100n), next('LOW', 4n, limits, 100n), next('LOW', 5n, limits, 100n)]).toEqual(['LOW', 'LOW', 'RIGHT']);
    expect(next('LOW', 0n, limits)).toBe('RIGHT');
  });

  it('always has an amount at which it is right, and never leaves a state by a step of one', () => {
    const amount = fc.bigInt(0n, 10n ** 18n);
    fc.assert(
      fc.property(amount, amount, fc.constantFrom<HotState>('LOW', 'HIGH'), (least, span, before) => {
        const limits = { least, most: least + span + 1n };
        const middle = least + (span + 1n) / 2n;
        expect(next(before, middle, limits)).toBe('RIGHT');
        if (least >= 20n && span >= 2n) expect(next('LOW', least, limits)).toBe('LOW');
      }),
    );
  });
});
