import fc from 'fast-check';
import { fittingPanes } from '@/src/market/chart/indicators/paneHeights';
import { abovePlace, INSET, leadsOf, TAG_HEIGHT, type TagRoom, tagPlaces } from '@/src/market/chart/orders/tagPlaces';
import { FIRST_INDICATORS, type IndicatorChoice, newIndicator } from '@/src/market/chart/settings/indicatorChoice';

const rsi: IndicatorChoice = newIndicator('RSI', []);
const macd: IndicatorChoice = newIndicator('MACD', []);

describe('panes below the prices', () => {
  const fitting = (height: number, ...choices: IndicatorChoice[]) => fittingPanes(choices, height).map((choice) => choice.kind);

  it('fit while the prices keep 280 px', () => {
    expect(fitting(280 + 86 + 92, rsi, macd)).toEqual(['RSI', 'MACD']);
    expect(fitting(280 + 86 + 91, rsi, macd)).toEqual(['RSI']);
  });

  it('may take two fifths of a chart that is lower itself', () => {
    expect(fitting(278, rsi, macd)).toEqual(['RSI']);
    expect(fitting(200, rsi)).toEqual([]);
  });

  it('are for shown indicators that want one', () => {
    expect(fitting(900, { ...rsi, isHidden: true }, newIndicator('MA', []), macd)).toEqual(['MACD']);
  });
});

describe('a new indicator', () => {
  it('has an id and, with one line, a colour of its own', () => {
    const first = newIndicator('MA', []);
    const second = newIndicator('MA', [first]);
    expect([first.id, second.id]).toEqual(['MA-1', 'MA-2']);
    expect(second.colors).not.toEqual(first.colors);
    expect(newIndicator('MA', [second]).id).toBe('MA-1');
  });

  it('has no colour of one it is drawn over, and the usual ones when it is alone', () => {
    const bands = newIndicator('BOLL', FIRST_INDICATORS);
    const averages = FIRST_INDICATORS.flatMap(({ colors }) => colors);
    expect(bands.colors.filter((color) => averages.includes(color))).toEqual([]);
    expect(bands.colors[1]).toBe(bands.colors[2]);
    expect(bands.colors[0]).not.toBe(bands.colors[1]);
    expect(newIndicator('BOLL', []).colors).toEqual(['chart-ma-1', 'chart-ma-3', 'chart-ma-3']);
    expect(newIndicator('RSI', FIRST_INDICATORS).colors).toEqual(['chart-ma-2']);
  });
});

/** Px are floats, and sums of thirds differ in their last digit. */
const isAtLeast = (one: number, other: number) => one - other > -1e-6;

describe('tags of own orders', () => {
  const group = (y: number) => ({ orders: [], isBuy: true, top: y, bottom: y, isOverLast: false });
  const room: TagRoom = {
    plot: { width: 700, height: 400 },
    legend: { width: 300, height: 50 },
    tags: [150, 150, 150],
    above: 0,
    below: 0,
  };

  it('stand on their lines at the left', () => {
    expect(tagPlaces([group(100), group(200)], room)).toEqual([
      { x: 12, y: 100 },
      { x: 12, y: 200 },
    ]);
  });

  it('stand beside the legend and the logo', () => {
    expect(tagPlaces([group(30), group(390)], room).map(({ x }) => x)).toEqual([308, 52]);
  });

  it('stand under a legend that leaves no room beside it, and so does the count of what is above', () => {
    const narrow = { ...room, plot: { width: 320, height: 240 }, above: 70 };
    const [tag] = tagPlaces([group(30)], narrow);
    expect(tag?.x).toBe(12);
    expect(Number(tag?.y) - TAG_HEIGHT / 2).toBeGreaterThanOrEqual(abovePlace(narrow) + TAG_HEIGHT / 2);
    expect(abovePlace(narrow) - TAG_HEIGHT / 2).toBeGreaterThanOrEqual(50);
    expect(abovePlace(room) - TAG_HEIGHT / 2).toBeLessThan(10);
  });

  it('that cannot stand on their lines have a lead to them, none across another; those on their lines have none', () => {
    const narrow = { ...room, plot: { width: 320, height: 240 }, legend: { width: 300, height: 40 } };
    const groups = [group(8), group(30), group(120), group(215), group(234)];
    const places = tagPlaces(groups, { ...narrow, tags: groups.map(() => 280), below: 70 });
    const leads = leadsOf(groups, places);
    expect(leads.map((lead, index) => lead && Number(places[index]?.y) + lead.reach)).toEqual([8, 30, undefined, 215, 234]);
    expect(leads.map((lead) => lead?.out)).toEqual([4, 6, undefined, 6, 4]);
  });

  it('have leads that stay within the plot', () => {
    const groups = Array.from({ length: 9 }, (_, index) => group(index * 2));
    const leads = leadsOf(
      groups,
      groups.map((_, index) => ({ x: INSET, y: 60 + index * TAG_HEIGHT })),
    );
    expect(leads.every((lead) => Number(lead?.out) < INSET)).toBe(true);
  });

  it('of a group touch it where they stand on any of its lines', () => {
    const spread = { ...group(100), top: 90, bottom: 130 };
    expect(leadsOf([spread], [{ x: 12, y: 139 }])).toEqual([undefined]);
    expect(leadsOf([spread], [{ x: 12, y: 150 }])).toEqual([{ reach: -20, out: 4 }]);
    expect(leadsOf([spread], [{ x: 12, y: 70 }])).toEqual([{ reach: 20, out: 4 }]);
  });

  it('never cover each other, the legend or the count, and stay within the plot', () => {
    const ys = fc.uniqueArray(fc.integer({ min: 0, max: 240 }), { maxLength: 6, selector: (y) => Math.round(y / 24) });
    fc.assert(
      fc.property(
        ys,
        fc.integer({ min: 300, max: 900 }),
        fc.integer({ min: 0, max: 290 }),
        fc.constantFrom(0, 70),
        (at, width, reach, above) => {
          const legend = { width: reach, height: 30 };
          const tags = at.map(() => 180);
          const places = tagPlaces(
            at.toSorted((a, b) => a - b).map((y) => group(y)),
            { plot: { width, height: 240 }, legend, tags, above, below: above },
          );
          places.forEach(({ x, y }, index) => {
            const [top, bottom] = [y - TAG_HEIGHT / 2, y + TAG_HEIGHT / 2];
            const before = places[index - 1];
            expect(before === undefined || isAtLeast(top, before.y + TAG_HEIGHT / 2)).toBe(true);
            expect([isAtLeast(top, 0), isAtLeast(240, bottom), x + 180 <= width]).toEqual([true, true, true]);
            // The count below is 70 wide at the right, the logo at the left.
            expect(isAtLeast(240 - 38, bottom) || (x >= 52 && x + 180 <= width - above)).toBe(true);
            expect(x >= legend.width || isAtLeast(top, legend.height)).toBe(true);
          });
        },
      ),
      // Places between these are thirds of a px.
      { examples: [[[68, 0, 50, 33], 300, 0, 0]] },
    );
  });
});
