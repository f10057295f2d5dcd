import { readdirSync, readFileSync } from 'node:fs';
import { contrast, difference, over, type Rgba, rgbaOf } from '../support/colour';

type Theme = 'dark' | 'light';

const AA_TEXT = 4.5;
const AA_SHAPE = 3;
/** Design guide, re-skinning: an accent must not be taken for buy or sell. */
const LEAST_DIFFERENCE = 18;
const SURFACES = ['canvas', 'surface-1', 'surface-2', 'surface-3', 'overlay'];

/** Opaque colours of one theme from the design tokens. */
function tokensOf(theme: Theme): (name: string) => Rgba {
  const css = readFileSync('styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) => selector.includes(`[data-theme="${theme}"]`));
  const values = new Map(
    blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]+);/g)].map(([, name, value]) => [name, value])),
  );
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no token --${name} in the ${theme} theme`);
    return rgbaOf(value);
  };
}

const cases = readdirSync('brands').flatMap((brand) => (['dark', 'light'] as const).map((theme) => ({ brand, theme })));

describe.each(cases)('accent of $brand, $theme', ({ brand, theme }) => {
  const { accent } = JSON.parse(readFileSync(`brands/${brand}/site.json`, 'utf8'));
  const of = (name: string) => rgbaOf(accent[theme][name]);
  const token = tokensOf(theme);

  it.each(['accent', 'accentHover', 'accentPress'])('text on %s is AA', (fill) => {
    expect(contrast(of('accentContrast'), of(fill))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(SURFACES)('accent text, focus ring and tint on %s are AA', (surface) => {
    expect(contrast(of('accentText'), token(surface))).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(of('focusRing'), token(surface))).toBeGreaterThanOrEqual(AA_SHAPE);
    // The tint is never laid on surface-3 (design guide).
    if (surface === 'surface-3') return;
    const tint = over(of('accentSoft'), token(surface));
    expect(contrast(of('accentText'), tint)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(token('text-primary'), tint)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(token('text-secondary'), tint)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(['green', 'red'])('is not taken for the market colour %s', (market) => {
    expect(difference(of('accent'), token(market))).toBeGreaterThanOrEqual(LEAST_DIFFERENCE);
  });
});

describe('the measures', () => {
  it('agree with published values', () => {
    expect(contrast(rgbaOf('#000000'), rgbaOf('#FFFFFF'))).toBeCloseTo(21, 6);
    expect(contrast(rgbaOf('#767676'), rgbaOf('#FFFFFF'))).toBeCloseTo(4.54, 2);
    // The design guide's own figures for the lime family against the market green.
    expect(Math.round(difference(rgbaOf('#C9F14C'), rgbaOf('#43DAB0')))).toBe(26);
    expect(Math.round(difference(rgbaOf('#4E5D00'), rgbaOf('#006B54')))).toBe(22);
  });
});
