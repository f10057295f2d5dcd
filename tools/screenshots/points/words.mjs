import { typeAmount } from '../../../e2e/support/terminal.ts';
import { part, sitDown, strip } from './acts.mjs';

const chart = ({ page, t }) => page.getByRole('region', { name: t('trade.chart'), exact: true });

/** The tools of the chart and the heads of the lists, where words are longest. */
async function lines(stage, options) {
  const person = await sitDown(stage, options);
  const { x, y, width } = await chart(person).boundingBox();
  await stage.snap(person, { x, y, width, height: 44 }, { pad: 0 });
  return person;
}

/** Words and what stands beside them: points 14 and 15. */
export const WORDS = [
  {
    point: 14,
    // The chart's tools and the lists' tabs in Spanish, the same tools on a small phone, the home page's field.
    take: async (stage) => {
      const desk = await lines(stage, { language: 'es', width: 1280, height: 800 });
      const panel = await part(desk, 'orders-panel').boundingBox();
      await stage.snap(desk, { ...panel, height: 80 }, { pad: 0 });
      await lines(stage, { language: 'es', width: 360, height: 740 });
      const home = await stage.open({ language: 'es', width: 768, height: 1024, isTouch: false });
      await home.visit('/');
      await stage.snap(home, home.page.locator('form').first(), { pad: 12 });
    },
  },
  {
    point: 15,
    // A button that cannot be pressed, the ends of the chart in Arabic, rows of balances.
    take: async (stage) => {
      const person = await sitDown(stage, { width: 1280, height: 800 });
      await typeAmount(person, '5');
      await stage.snap(person, part(person, 'ticket'), { pad: 0 });
      const arabic = await sitDown(stage, { language: 'ar-AE', width: 1280, height: 800, who: undefined });
      const { x, y, width, height } = await chart(arabic).boundingBox();
      await stage.snap(arabic, strip(arabic, { left: x, width, top: y + height - 60, height: 60 }), { pad: 0 });
    },
  },
];
