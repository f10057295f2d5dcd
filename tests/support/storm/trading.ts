import { fund, limit, market } from '../moneyDesk';
import type { Storm, StormAct } from './storm';

const ASSETS = ['USDT', 'BTC', 'ETH'] as const;
const UNIT = 100_000_000;
/** What a user starts with, and what is moved at once, of each. */
const MOVED = { USDT: 500 * UNIT, BTC: UNIT / 200, ETH: UNIT / 5 } as const;
const WALLETS = ['TRADE', 'MAIN'] as const;
const STORM_FUNDS = { USDT: '10000', BTC: '0.1', ETH: '3' } as const;

/** Everybody's first money, in both wallets. */
export async function handOut(storm: Storm): Promise<void> {
  for (const actor of storm.actors) {
    for (const asset of ASSETS) {
      await fund(storm.money, actor, asset, STORM_FUNDS[asset]);
      const units = BigInt(Math.round(Number(STORM_FUNDS[asset]) * UNIT));
      const half = { userId: actor.userId, asset, amount: units / 2n, clientTransferId: storm.name() } as const;
      await storm.money.writer.run('transfer', { ...half, from: 'TRADE', to: 'MAIN' });
      storm.gain(actor, asset, units);
    }
  }
}

export const transferring: StormAct = {
  name: 'transfer',
  weight: 4,
  act: async (storm, { userId }) => {
    const asset = storm.dice.pick(ASSETS);
    const [from, to] = storm.dice.happens(60) ? WALLETS : ([...WALLETS].reverse() as ['MAIN', 'TRADE']);
    const amount = BigInt(1 + storm.dice.roll(MOVED[asset]));
    const wanted = { userId, clientTransferId: storm.name(), asset, amount, from, to };
    await storm.surely((clientTransferId) => storm.money.writer.run('transfer', { ...wanted, clientTransferId }));
  },
};

const SYMBOLS = {
  BTC_USDT: { price: (step: number) => (96_450 + step * 10).toFixed(1), size: (step: number) => (0.0001 * step).toFixed(5) },
  ETH_USDT: { price: (step: number) => (3_512 + step).toFixed(2), size: (step: number) => (0.01 * step).toFixed(4) },
} as const;

/** What it comes to is read from the trades: see `expectedOfTrades`. */
export const ordering: StormAct = {
  name: 'order',
  weight: 8,
  act: async (storm, actor) => {
    const symbol = storm.dice.pick(['BTC_USDT', 'ETH_USDT'] as const);
    const side = storm.dice.pick(['BUY', 'SELL'] as const);
    const { price, size } = SYMBOLS[symbol];
    const lots = size(1 + storm.dice.roll(20));
    const order = (clientOrderId: string) =>
      storm.dice.happens(70)
        ? limit(side, price(storm.dice.roll(9) - 4), lots, { symbol, clientOrderId })
        : market(side, lots, { symbol, clientOrderId });
    // What is answered of an order changes with what trades against it: only its name is the same for ever.
    const placed = await storm.surely(
      async (clientOrderId) => (await storm.money.writer.placeSpotOrder(actor, order(clientOrderId))).orderId,
    );
    if (placed && storm.dice.happens(30))
      await storm.surely(async () => (await storm.money.writer.cancelSpotOrder(actor, { symbol, orderId: placed })).orderId);
  },
};

// What was traded, and not what was posted: the fee is taken out of what is received.
const TRADED = `
  select user_id, asset, sum(units)::numeric::text as units from (
    select t.buyer_id as user_id, m.base as asset, t.lots * m.quantity_unit::numeric * 10::numeric ^ a.scale - t.buyer_fee as units
      from spot_trades t join markets m on m.symbol = t.symbol join assets a on a.asset = m.base
    union all select t.buyer_id, m.quote, -t.quote from spot_trades t join markets m on m.symbol = t.symbol
    union all select t.seller_id, m.base, -t.lots * m.quantity_unit::numeric * 10::numeric ^ a.scale
      from spot_trades t join markets m on m.symbol = t.symbol join assets a on a.asset = m.base
    union all select t.seller_id, m.quote, t.quote - t.seller_fee from spot_trades t join markets m on m.symbol = t.symbol
  ) sides group by 1, 2`;

/** What trades did to everybody's money. */
export async function countTrades(storm: Storm): Promise<void> {
  const rows = await storm.database.query<{ user_id: string; asset: string; units: string }>(TRADED);
  for (const { user_id, asset, units } of rows) storm.gain({ userId: user_id }, asset, BigInt(units.split('.')[0] ?? '0'));
}
