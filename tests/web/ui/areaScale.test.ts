import { areaOf, nearestPoint, niceTicks } from '@/src/ui/chart/areaScale';

describe('the scale of an area chart', () => {
  it.each([
    [44_500, 53_000, ['45000', '47500', '50000', '52500'], 0],
    [0.9871, 1.0042, ['0.990', '0.995', '1.000'], 3],
    [-3, 12, ['0', '5', '10'], 0],
    [0.000_001_2, 0.000_003_4, ['0.0000020', '0.0000030'], 7],
  ])('counts from %s to %s in round steps, each printed as it is', (low, high, values, decimals) => {
    expect(niceTicks(low, high, 4)).toEqual({ values, decimals });
  });
  it('has no steps where there is nothing between', () => {
    expect(niceTicks(5, 5, 4).values).toEqual([]);
    expect(niceTicks(Number.NaN, 5, 4).values).toEqual([]);
  });
  it('places points by their time, so that a gap is as wide as it was', () => {
    const area = areaOf([
      { at: 0, value: '1' },
      { at: 10, value: '3' },
      { at: 40, value: '2' },
    ]);
    expect(area?.places.map(({ x }) => x)).toEqual([0, 25, 100]);
    const ys = area?.places.map(({ y }) => y) ?? [];
    expect(ys[1]).toBeLessThan(ys[2] ?? 0);
    expect(ys[2]).toBeLessThan(ys[0] ?? 0);
    expect(area && [nearestPoint(area, 11), nearestPoint(area, 60), nearestPoint(area, 80)]).toEqual([0, 1, 2]);
  });
  it('runs through the middle when nothing changed, and is nothing of one point', () => {
    const flat = areaOf([
      { at: 0, value: '0' },
      { at: 1, value: '0' },
    ]);
    expect(flat?.places.map(({ y }) => y)).toEqual([50, 50]);
    expect(areaOf([{ at: 0, value: '1' }])).toBeUndefined();
  });
});
