import { INDICATOR_KINDS, INDICATORS, paramFaults } from '@/domain/chart/indicators/catalogue';

describe('indicator catalogue', () => {
  it.each(INDICATOR_KINDS)('%s starts with numbers that it accepts', (kind) => {
    const params = INDICATORS[kind].params.map((param) => param.initial);
    expect(paramFaults(kind, params).filter(Boolean)).toEqual([]);
    expect(INDICATORS[kind].coloured).toBeLessThanOrEqual(INDICATORS[kind].lines.length);
  });

  it.each([
    ['MA', [Number.NaN], ['notNumber']],
    ['MA', [2.5], ['notWhole']],
    ['MA', [0], ['tooSmall']],
    ['MA', [501], ['tooLarge']],
    ['BOLL', [20, 2.5], [undefined, undefined]],
    ['BOLL', [1, 0], ['tooSmall', 'tooSmall']],
    ['MACD', [26, 12, 9], ['fastNotBelowSlow', undefined, undefined]],
  ] as const)('%s of %j is answered %j', (kind, params, faults) => {
    expect(paramFaults(kind, params)).toEqual(faults);
  });
});
