import { openOrdersTab, openTicket, restAt, tradingButton, typeAmount, typePrice } from '../../../e2e/support/terminal.ts';
import { fieldsBox, PAIR, part, priceOff, rest, sitDown, strip, take } from './acts.mjs';

/** A picture of the book of each of these. */
const BOOKS = [
  { width: 1280, pair: 'PEPE_USDT' },
  { width: 768, pair: 'PEPE_USDT' },
  { width: 1280, pair: 'ETH_BTC' },
];

/** The terminal with a keyboard, with long numbers, and while something happens: points 9 to 13. */
export const DESK = [
  {
    point: 9,
    // Enter in the amount, Enter in the question, then the focus; a list that was scrolled keeps its head.
    take: async (stage) => {
      const price = await priceOff(-0.02);
      const prepare = ({ token }) => Promise.all(Array.from({ length: 12 }, () => restAt(token, PAIR, price, '0.001')));
      const person = await sitDown(stage, { width: 1280, height: 800 }, { prepare });
      const { page } = person;
      await typePrice(person, price);
      await typeAmount(person, '0.002');
      await part(person, 'ticket-amount').press('Enter');
      await stage.snap(person, strip(person, { left: 370, top: 90, height: 560 }), { pad: 0 });
      await page.keyboard.press('Enter');
      await stage.snap(person, await fieldsBox(person), { pad: 0 });
      const open = await openOrdersTab(person, 'openOrders');
      await open.evaluate((box) => box.scrollTo({ top: 100 }));
      await stage.snap(person, part(person, 'orders-panel'), { pad: 0 });
    },
  },
  {
    point: 10,
    take: async (stage) => {
      const prepare = async (account) => {
        await take(account, '0.0039');
        await take(account, '0.5', 'ETH_USDT');
        await take(account, '3.17', 'SOL_USDT');
        await rest(account, [-0.02, -0.03]);
      };
      const person = await sitDown(stage, {}, { prepare });
      for (const tab of ['tradeHistory', 'balances']) {
        await openOrdersTab(person, tab);
        await stage.snap(person, part(person, 'orders-panel'), { pad: 0 });
      }
    },
  },
  {
    point: 11,
    isRow: true,
    take: async (stage) => {
      for (const { width, pair } of BOOKS) {
        const person = await sitDown(stage, { width, height: width < 1000 ? 1024 : 700, isTouch: false }, { pair });
        await stage.snap(person, person.page.locator('#trade-panel-book'), { pad: 0 });
      }
    },
  },
  {
    point: 12,
    take: async (stage) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ]) {
        const person = await sitDown(stage, { width, height });
        if (person.isMobile) await openTicket(person);
        await typePrice(person, await priceOff(0.001));
        await typeAmount(person, '0.01');
        await tradingButton(person).click();
        await person.page.getByRole('alertdialog').getByTestId('confirm').click();
        await person.page.locator('[data-toast]').first().waitFor();
        await stage.snap(person, strip(person, { height: 330 }), { settle: 1_000 });
      }
    },
  },
  {
    point: 13,
    take: async (stage) => {
      const person = await sitDown(stage, { width: 390, height: 844 });
      await person.page.context().setOffline(true);
      await person.page.getByText(person.t('shell.connection.offline')).waitFor();
      await stage.snap(person, strip(person, { height: 480 }), { settle: 9_000 });
    },
  },
];
