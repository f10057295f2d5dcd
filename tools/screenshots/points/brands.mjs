import { strip } from './acts.mjs';

/** What brands show of themselves: points 18 to 20. */
export const BRANDS = [
  {
    point: 18,
    // A brand without spot: its markets, and the plan of its hero beside its table of plans.
    take: async (stage) => {
      const person = await stage.open({ brand: 'aalto', width: 1280, height: 800 });
      await person.visit('/markets');
      await stage.snap(person, strip(person, { top: 320, height: 320 }), { pad: 0 });
      await person.visit('/');
      await stage.snap(person, strip(person, { top: 400, height: 400 }), { pad: 0 });
      const plans = person.page
        .locator('section')
        .filter({ has: person.page.getByRole('heading', { name: person.t('home.earn.title') }) })
        .last();
      await plans.scrollIntoViewIfNeeded();
      await stage.snap(person, plans, { pad: 0 });
    },
  },
  {
    point: 19,
    take: async (stage) => {
      const person = await stage.open({ brand: 'visby', width: 1280, height: 800, scale: 2 });
      await person.visit('/');
      const picture = person.page.locator('img[src*="terminal"]').first();
      // A mark in the ground of a dark chart is made to be hardly seen.
      await picture.evaluate((image) => image.style.setProperty('filter', 'brightness(3)'));
      await picture.scrollIntoViewIfNeeded();
      const { x, y, width } = await picture.boundingBox();
      await person.page.mouse.wheel(0, y - 160);
      const now = await picture.boundingBox();
      await stage.snap(person, { x: x + width * 0.08, y: now.y + 110, width: width * 0.36, height: 380 }, { pad: 0 });
    },
  },
  {
    point: 20,
    take: async (stage) => {
      for (const brand of ['kontor', 'aalto']) {
        const person = await stage.open({ brand, width: 1280, height: 800 });
        await person.visit('/markets');
        const footer = person.page.getByRole('contentinfo').filter({ visible: true }).last();
        await footer.waitFor();
        await footer.scrollIntoViewIfNeeded();
        await stage.snap(person, footer, { pad: 0 });
      }
    },
  },
];
