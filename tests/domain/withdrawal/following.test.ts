import { isRetryDue, nextFeePercent, stuckAfterMs } from '@/domain/withdrawal/following';

describe('a transaction that no block takes', () => {
  it('is offered more after ten blocks, and not before two minutes', () => {
    expect(stuckAfterMs(600)).toBe(6_000_000);
    expect(stuckAfterMs(12)).toBe(120_000);
    expect(stuckAfterMs(13)).toBe(130_000);
  });

  it('offers half of the usual more each time, up to five times the usual; to an operator up to ten', () => {
    expect([100, 150, 450].map((offered) => nextFeePercent(offered))).toEqual([150, 200, 500]);
    expect([451, 500].map((offered) => nextFeePercent(offered))).toEqual([undefined, undefined]);
    expect([500, 950, 951].map((offered) => nextFeePercent(offered, true))).toEqual([550, 1_000, undefined]);
  });

  it('goes again for an operator who asked after the latest was signed, and once', () => {
    expect([isRetryDue(null, 5), isRetryDue(5, 5), isRetryDue(6, 5)]).toEqual([false, false, true]);
  });
});
