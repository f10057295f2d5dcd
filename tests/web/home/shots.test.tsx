import { readdirSync } from 'node:fs';
import { shotOf } from '@/src/features/home/model/shots';
import { BrandBar } from '@/src/features/home/view/product/BrandBar';
import { LOCALES } from '@/src/i18n/locales';
import { Watermark } from '@/src/market/chart/price/Watermark';
import { BRAND_MARK, brandTraces, NEUTRAL } from '@/tools/homeShots/neutral.mjs';
import { renderShell } from '../../support/renderShell';
import { siteFixture } from '../../support/siteFixture';

const { name, logoIcon } = siteFixture.site;
const everywhere = { selector: BRAND_MARK, name, icon: logoIcon, top: 0, bottom: 900 };

/** jsdom lays nothing out: whatever is not hidden by a style counts as seen. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 100));
  Element.prototype.checkVisibility = function isVisible() {
    return getComputedStyle(this).visibility !== 'hidden';
  };
});
afterEach(() => document.head.querySelector('style[data-test]')?.remove());

function addNeutral() {
  const style = document.createElement('style');
  style.dataset.test = '';
  style.textContent = NEUTRAL;
  document.head.append(style);
}

describe('the pictures of the home page', () => {
  it.each([
    ['the mark over a chart', <Watermark key="mark" />],
    ['a head with mark and name', <BrandBar key="bar" isWide />],
  ])('are not taken while %s is to be seen', (_, part) => {
    renderShell(part);
    expect(brandTraces(everywhere)).not.toEqual([]);
    addNeutral();
    expect(brandTraces(everywhere)).toEqual([]);
  });

  it('are not taken where the name stands in other words, or the drawing has lost its handle', () => {
    renderShell(
      <>
        <p>Welcome to {name}</p>
        <svg aria-hidden="true">
          <path d={logoIcon} />
        </svg>
      </>,
    );
    addNeutral();
    expect(brandTraces(everywhere)).toHaveLength(2);
    expect(brandTraces({ ...everywhere, top: 400 })).toEqual([]);
  });

  it('are the same neutral files for every brand: those that pages ask for, and no others', () => {
    const asked = LOCALES.flatMap((locale) =>
      (['terminal', 'markets', 'chart', 'order'] as const).flatMap((shot) =>
        shotOf(shot, locale)
          .srcSet.split(', ')
          .map((source) => source.split(' ')[0]?.replace('/home/', '')),
      ),
    );
    expect(readdirSync('public/home').sort()).toEqual([...new Set(asked)].sort());
  });
});
