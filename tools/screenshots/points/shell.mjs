import { exchangeUrl } from '../../../e2e/support/places.ts';
import { sitDown, strip } from './acts.mjs';

/** Message pages, the look of the practice market, the API's page: points 24 to 26. */
export const SHELL = [
  {
    point: 24,
    // A pair that nobody trades here, the foot of a licensed brand, an address that is turned away.
    take: async (stage) => {
      const person = await stage.open({ width: 1024, height: 768 });
      await person.visit('/trade/spot/NOPE_USDT');
      await stage.snap(person, strip(person, { height: 560 }));
      const riga = await stage.open({ brand: 'riga', width: 1024, height: 768 });
      await riga.visit('/markets');
      const footer = riga.page.getByRole('contentinfo').filter({ visible: true }).last();
      await footer.waitFor();
      await footer.scrollIntoViewIfNeeded();
      await stage.snap(riga, footer, { pad: 0 });
      await riga.visit('/error/ip-limit');
      await stage.snap(riga, strip(riga, { height: 560 }));
    },
  },
  {
    point: 25,
    take: async (stage) => {
      const person = await stage.open({ width: 1280, height: 800 });
      await person.visit('/markets');
      const rows = person.page.getByRole('table').locator('tbody tr');
      await rows.nth(6).waitFor();
      await stage.snap(person, [rows.nth(0), rows.nth(6)], { pad: 0 });
      const desk = await sitDown(stage, { width: 1280, height: 800, who: undefined });
      await stage.snap(desk, desk.page.getByRole('region', { name: desk.t('trade.chart'), exact: true }), { pad: 0 });
    },
  },
  {
    point: 26,
    isRow: true,
    take: async (stage) => {
      const person = await stage.open({ width: 390, height: 844 });
      await person.page.goto(`${exchangeUrl}/docs`);
      await stage.snap(person);
      await person.page.locator('#spot').scrollIntoViewIfNeeded();
      await person.page.locator('#spot').evaluate((place) => place.scrollIntoView());
      await stage.snap(person);
    },
  },
];
