import { contrast, deltaE2000, over, parseHex, type Rgba } from './colourMath';
import { brands, coloursOf, type Look } from './tokenReader';

const TEXT = 4.5;
const SHAPE = 3;
const SURFACES = ['canvas', 'surface-1', 'surface-2', 'surface-3', 'overlay'];
const TEXTS = [
  'text-primary',
  'text-secondary',
  'text-tertiary',
  'buy',
  'sell',
  'warning',
  'info',
  'success',
  'error',
  'accent-text',
  'chart-axis',
];
const OUTLINES = ['border-control', 'focus-ring'];
const TONES = ['buy', 'sell', 'warning', 'info', 'accent', 'error', 'success'];
const FILLS = [
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['accent-contrast', 'accent-press'],
  ['buy-contrast', 'buy-strong'],
  ['sell-contrast', 'sell-strong'],
  ['buy-contrast', 'buy-strong-hover'],
  ['sell-contrast', 'sell-strong-hover'],
  ['red-contrast', 'red-strong'],
  ['inverse-text', 'inverse'],
  ['chart-label-text', 'chart-label-bg'],
  ['warning-contrast', 'warning'],
  ['info-contrast', 'info'],
] as const;

const looks: Look[] = (['dark', 'light'] as const).flatMap((theme) =>
  brands.flatMap((brand) =>
    (['green-up', 'red-up'] as const).flatMap((updown) => [false, true].map((colourBlind) => ({ theme, brand, updown, colourBlind }))),
  ),
);

type Pair = readonly [what: string, front: Rgba, back: Rgba, least: number];

function pairsOf(colour: (name: string) => Rgba): Pair[] {
  const onSurfaces = SURFACES.flatMap((surface): Pair[] => [
    ...TEXTS.map((text): Pair => [`${text} on ${surface}`, colour(text), colour(surface), TEXT]),
    ...OUTLINES.map((outline): Pair => [`${outline} on ${surface}`, colour(outline), colour(surface), SHAPE]),
  ]);
  const onTints = SURFACES.filter((surface) => surface !== 'surface-3').flatMap((surface) =>
    TONES.flatMap((tone) => {
      const tint = over(colour(`${tone}-soft`), colour(surface));
      const own = tone === 'accent' ? 'accent-text' : tone;
      return [own, 'text-primary', 'text-secondary'].map(
        (text): Pair => [`${text} on ${tone}-soft over ${surface}`, colour(text), tint, TEXT],
      );
    }),
  );
  const onDepth = SURFACES.flatMap((surface) =>
    ['buy', 'sell'].flatMap((side) => {
      const bar = over(colour(`${side}-depth`), colour(surface));
      return ['text-primary', 'text-secondary', side].map(
        (text): Pair => [`${text} on ${side}-depth over ${surface}`, colour(text), bar, TEXT],
      );
    }),
  );
  const onFills = FILLS.map(([text, fill]): Pair => [`${text} on ${fill}`, colour(text), colour(fill), TEXT]);
  const charts = ['chart-up', 'chart-down'].map((line): Pair => [`${line} on chart-bg`, colour(line), colour('chart-bg'), SHAPE]);
  const averages = [1, 2, 3].map((index): Pair => [`chart-ma-${index}`, colour(`chart-ma-${index}`), colour('chart-bg'), TEXT]);
  const series = ['canvas', 'surface-1'].flatMap((surface) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((index): Pair => [`series-${index} on ${surface}`, colour(`series-${index}`), colour(surface), SHAPE]),
  );
  return [...onSurfaces, ...onTints, ...onDepth, ...onFills, ...charts, ...averages, ...series];
}

describe('contrast', () => {
  it.each(looks)('passes AA: $theme $brand $updown, colour-blind $colourBlind', (look) => {
    const failures = pairsOf(coloursOf(look))
      .map(([what, front, back, least]) => ({ what, ratio: contrast(front, back), least }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ what, ratio, least }) => `${what}: ${ratio.toFixed(2)} < ${least}`);
    expect(failures).toEqual([]);
  });

  it.each(looks.filter((look) => look.updown === 'green-up' && !look.colourBlind))(
    'keeps the accent of $brand apart from buy and sell in $theme',
    (look) => {
      const colour = coloursOf(look);
      for (const side of ['buy', 'sell']) expect(deltaE2000(colour('accent'), colour(side))).toBeGreaterThanOrEqual(18);
    },
  );

  it('swaps market colours but never success and error', () => {
    const green = coloursOf({ theme: 'dark', brand: 'kontor', updown: 'green-up', colourBlind: false });
    const red = coloursOf({ theme: 'dark', brand: 'kontor', updown: 'red-up', colourBlind: false });
    expect(red('buy')).toEqual(green('sell'));
    expect(red('chart-up')).toEqual(green('chart-down'));
    expect([red('success'), red('error')]).toEqual([green('success'), green('error')]);
  });

  it('measures as the standards do', () => {
    expect(contrast(parseHex('#000000'), parseHex('#FFFFFF'))).toBeCloseTo(21, 5);
    expect(contrast(parseHex('#777777'), parseHex('#FFFFFF'))).toBeCloseTo(4.48, 2);
    expect(deltaE2000(parseHex('#8AD4FF'), parseHex('#8AD4FF'))).toBe(0);
    expect(deltaE2000(parseHex('#000000'), parseHex('#FFFFFF'))).toBeCloseTo(100, 2);
  });
});
