import { isOpenExpress } from '@/domain/express/orderState';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { explaining } from '../support/queryPlans';
import { describeOnEachDatabase } from '../support/testDatabase';

const COUNT = 3_000;
const FEW_ROWS = 30;
const DAY_MS = 86_400_000;
const NOW = 40 * DAY_MS;
/** Day, month and hour: what is older counts for none of them. */
const SINCE = { dayMs: NOW - DAY_MS, cardMs: NOW - 9 * DAY_MS, hourMs: NOW - 3_600_000 };

interface Made {
  userId: string;
  side: 'BUY' | 'SELL';
  state: 'DELIVERED' | 'CANCELLED' | 'WAITING' | 'REVIEW';
  methodKind: 'CARD' | 'BANK';
  usd: number;
  createdMs: number;
}

describeOnEachDatabase('what a user has used of the limits of express trading', (database) => {
  let serial = 0;
  const insert = (rows: readonly Made[]) => {
    const numbered = rows.map((one) => {
      serial += 1;
      return { ...one, n: serial };
    });
    return database().query(
      `insert into express_orders (id, user_id, brand, client_order_id, side, state, coin, currency, method_id, method_kind, provider, price,
         is_priced, total, for_coins, provider_fee, own_fee, coins, fee_coins, usd, eur, pay_until_ms, max_minutes, hold_hours, created_ms,
         taken_back, debt, forgiven)
       select g.n, g."userId", 'kontor', 'o' || g.n, g.side, g.state, 'BTC', 'EUR', 'm', g."methodKind", 'Paywell', 1,
         true, g.usd, g.usd, 0, 0, 1, 0, g.usd, g.usd, 0, 0, 0, g."createdMs", 0, 0, 0
       from json_to_recordset($1::json)
         as g("userId" text, side text, state text, "methodKind" text, usd numeric, "createdMs" bigint, n bigint)`,
      [JSON.stringify(numbered)],
    );
  };
  const row = (over: Partial<Made> = {}): Made => ({
    ...{ userId: '800001', side: 'BUY', state: 'DELIVERED', methodKind: 'CARD', usd: 1, createdMs: 0, ...over },
  });
  /** Around each edge, open ones that are old, and what counts for nothing. */
  const LIVELY: readonly Made[] = [
    row({ usd: 2, createdMs: SINCE.dayMs }),
    row({ usd: 4, createdMs: SINCE.dayMs + 1 }),
    row({ usd: 8, createdMs: SINCE.cardMs }),
    row({ usd: 16, createdMs: SINCE.cardMs - 1 }),
    row({ usd: 32, createdMs: SINCE.hourMs, side: 'SELL', methodKind: 'BANK' }),
    row({ usd: 64, createdMs: SINCE.hourMs + 1, methodKind: 'BANK' }),
    row({ usd: 128, createdMs: SINCE.hourMs + 2, state: 'CANCELLED' }),
    row({ usd: 256, createdMs: 5, side: 'SELL', state: 'REVIEW' }),
    row({ usd: 512, createdMs: 6, state: 'WAITING' }),
    row({ userId: '800002', usd: 1_024, createdMs: 7, state: 'WAITING' }),
  ];
  const sum = (rows: readonly Made[]) => String(rows.reduce((total, { usd }) => total + usd, 0));
  const naive = (userId: string) => {
    const own = LIVELY.filter((one) => one.userId === userId);
    const counting = own.filter(({ state }) => state !== 'CANCELLED');
    const made = own.filter(({ createdMs }) => createdMs > SINCE.hourMs);
    return {
      userId,
      dayUsd: sum(counting.filter(({ createdMs }) => createdMs > SINCE.dayMs)),
      cardMonthEur: sum(
        counting.filter(({ side, methodKind, createdMs }) => side === 'BUY' && methodKind === 'CARD' && createdMs >= SINCE.cardMs),
      ),
      open: own.filter(({ state }) => isOpenExpress(state)).length,
      made: made.length,
      madeFirstMs: made.length === 0 ? null : Math.min(...made.map(({ createdMs }) => createdMs)),
    };
  };
  beforeAll(async () => {
    await insert(LIVELY);
    // A long past, of which nothing counts any more.
    await insert(Array.from({ length: COUNT }, (_, at) => row({ createdMs: 10 + at })));
    await insert(Array.from({ length: COUNT }, (_, at) => row({ userId: '800003', createdMs: 10 + at })));
  });

  it('is read of the time of the limits and of what is under way, not of the whole past', async () => {
    const { sql, figures } = explaining(database());
    const used = await createMoneyRepository(sql).expressUsed(['800001', '800002', '800003', '800004', '800001'], SINCE);
    expect(used.toSorted((left, right) => (left.userId < right.userId ? -1 : 1))).toEqual([naive('800001'), naive('800002')]);
    for (const { scanned, rows, removed } of figures) {
      expect(scanned).toEqual([]);
      expect(rows + removed).toBeLessThan(FEW_ROWS);
    }
    expect(figures).toHaveLength(1);
  });
});
