import { rest, sitDown } from './acts.mjs';

/** Twenty buys within a percent, and three far below what the chart shows. */
const NEAR = Array.from({ length: 20 }, (_, index) => -0.001 - index * 0.0004);
const FAR = [-0.08, -0.09, -0.1];

const chart = ({ page, t }) => page.getByRole('region', { name: t('trade.chart'), exact: true });

/** The chart: points 7 and 8. */
export const CHART = [
  {
    point: 7,
    take: async (stage) => {
      const prepare = (account) => rest(account, [...NEAR, 0.002, 0.0025, 0.006, ...FAR]);
      const person = await sitDown(stage, { width: 1280, height: 800 }, { prepare });
      await stage.snap(person, chart(person), { pad: 0, settle: 5_000 });
    },
  },
  {
    point: 8,
    isRow: true,
    // Full screen upright; then the phone is turned.
    take: async (stage) => {
      const person = await sitDown(stage, { width: 390, height: 844, who: undefined });
      await person.page.getByRole('button', { name: person.t('trade.chartTools.fullscreen') }).tap();
      await stage.snap(person, undefined, { settle: 4_000 });
      await person.page.setViewportSize({ width: 844, height: 390 });
      await stage.snap(person, undefined, { settle: 4_000 });
    },
  },
];
