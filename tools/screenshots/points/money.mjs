import { openOrdersTab, openTicket, tradingButton, typeAmount, typePrice } from '../../../e2e/support/terminal.ts';
import { fieldsBox, part, paste, priceOff, rest, sitDown, take, type } from './acts.mjs';

/** What could cost money: points 1 to 6. */
export const MONEY = [
  {
    point: 1,
    isRow: true,
    // Typed with a thousands mark and pasted with the other decimal mark, pasted with a unit, and what may be two numbers.
    take: async (stage) => {
      for (const [language, pasted] of [
        ['en', '0,02'],
        ['es', '0.02 BTC'],
        ['pt-PT', '1.234'],
      ]) {
        const person = await sitDown(stage, { language });
        await type(part(person, 'ticket-price'), language === 'en' ? '96,500' : '96500');
        await paste(person, part(person, 'ticket-amount'), pasted);
        if (language !== 'pt-PT') await part(person, 'ticket-amount').blur();
        await stage.snap(person, await fieldsBox(person), { pad: 0 });
      }
    },
  },
  {
    point: 2,
    isRow: true,
    take: async (stage) => {
      const person = await sitDown(stage, { width: 360, height: 740, scale: 2 });
      await openTicket(person);
      await typePrice(person, '96638');
      await typeAmount(person, '0.05173');
      await part(person, 'ticket-amount').blur();
      await stage.snap(person, part(person, 'ticket'), { pad: 0 });
    },
  },
  {
    point: 3,
    take: async (stage) => {
      const person = await sitDown(stage, {});
      await typePrice(person, await priceOff(-0.9));
      await typeAmount(person, '0.01');
      await tradingButton(person).click();
      await stage.snap(person, person.page.getByRole('alertdialog'), { pad: 24 });
    },
  },
  {
    point: 4,
    take: async (stage) => {
      const prepare = async (account) => {
        for (const size of ['0.02', '0.013', '0.0071']) await take(account, size);
        await rest(account, [-0.02]);
      };
      const person = await sitDown(stage, { width: 1280, height: 800 }, { prepare });
      await openOrdersTab(person, 'orderHistory');
      await stage.snap(person, part(person, 'orders-panel'), { pad: 0 });
    },
  },
  {
    point: 5,
    take: async (stage) => {
      const person = await sitDown(stage);
      await person.page.route(/\/api\/spot\/(orders|balances|trades)/, (route) => route.fulfill({ status: 500, body: '' }));
      await person.page.reload();
      for (const tab of ['openOrders', 'balances']) {
        await openOrdersTab(person, tab);
        await stage.snap(person, part(person, 'orders-panel'), { pad: 0, settle: 8_000 });
      }
    },
  },
  {
    point: 6,
    take: async (stage) => {
      const person = await stage.open({});
      // A line that rises over the day beside a last price that is a little below that of a day ago.
      await person.page.routeWebSocket(/\/ws/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const frame = JSON.parse(String(message));
          for (const ticker of frame.tickers ?? [])
            if (/^(XRP|SUI|LTC)_/.test(ticker.symbol)) Object.assign(ticker, { change: `-${ticker.last}`, changePercent: '-0.07' });
          socket.send(JSON.stringify(frame));
        });
      });
      await person.visit('/markets');
      const rows = person.page.getByRole('table').locator('tbody tr');
      await stage.snap(person, [rows.filter({ hasText: /XRP/ }).first(), rows.filter({ hasText: /SUI/ }).first()], {
        pad: 0,
        settle: 5_000,
      });
    },
  },
];
