import type { SessionActor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import { fund, limit, startMoney } from './moneyDesk';
import { buildNoticesRig } from './noticesRig';

export const AUDIT = (id: string) => ({
  actor: 'operator:ann',
  action: 'announce',
  subject: 'brand:kontor',
  details: { announcement: id },
});
export const TEXTS = {
  en: { title: 'SUI/EUR is now trading', body: 'Limit orders.' },
  es: { title: 'SUI/EUR ya cotiza', body: 'Órdenes.' },
};
/** Of a browser that agreed to be pushed to. */
export const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

export type NoticesDesk = Awaited<ReturnType<typeof openNoticesDesk>>;

/** Notices of a market on which users trade with one maker. */
export async function openNoticesDesk(database: Database) {
  const money = await startMoney(database);
  const pushed: { endpoint: string; payload: string; topic: string }[] = [];
  /** What the push service answers. */
  const pushes: { outcome: 'sent' | 'gone' } = { outcome: 'sent' };
  const rig = buildNoticesRig(database, money.clock, async ({ endpoint }, payload, { topic }) => {
    pushed.push({ endpoint, payload, topic });
    return pushes.outcome;
  });
  const maker = await rig.user();
  await fund(money, maker, 'BTC', '5');
  return {
    money,
    rig,
    maker,
    pushed,
    pushes,
    /** To be called before each test: a later moment, and nothing sent yet. */
    begin: () => {
      money.clock.advance(1);
      rig.sent.length = 0;
      rig.told.length = 0;
      rig.errors.length = 0;
      rig.broken.clear();
      pushed.length = 0;
      pushes.outcome = 'sent';
    },
    trader: async (language = 'en') => {
      const actor = await rig.user('kontor', language);
      await fund(money, actor, 'USDT', '100000');
      return actor;
    },
    buy: async (actor: SessionActor, size: string, offered = size) => {
      await money.writer.placeSpotOrder(maker, limit('SELL', '95000', offered));
      return money.writer.placeSpotOrder(actor, limit('BUY', '95000', size));
    },
    announced: (texts: Parameters<typeof rig.announce>[1] = TEXTS) => rig.announce('kontor', texts, money.clock.now(), AUDIT),
    choose: (actor: SessionActor, kind: 'TRADE' | 'WALLET' | 'SYSTEM' | 'SECURITY', channel: 'SCREEN' | 'MAIL' | 'PUSH', isOn: boolean) =>
      rig.notices.choose(actor, { choices: [{ kind, channel, isOn }] }),
  };
}
