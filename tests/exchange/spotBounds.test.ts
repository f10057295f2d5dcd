import type { FastifyInstance } from 'fastify';
import { codes } from '@/contract/codes';
import type { CreateSpotOrder } from '@/contract/spot';
import { fromUnits, toUnits } from '@/domain/money/units';
import { marketSeeds } from '@/exchange/app/markets/catalogue';
import type { Log } from '@/exchange/app/ports/log';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnEachDatabase } from '../support/testDatabase';

// Every number of every order, at and one step beyond each edge of what stores or counts it: JavaScript's safe integers, eight bytes,
// the asset's scale, the market's own limits. Whatever is asked is answered by a rule, and nobody else notices.

const INT8_MAX = 2n ** 63n - 1n;
const SAFE_MAX = 2n ** 53n - 1n;
const CODES_OF_FAULTS: ReadonlySet<string> = new Set([codes.internal.code, codes.unavailable.code]);

/** A coin with large lots, the finest ticks of all with a coin without decimals, and one with the finest lots. */
const MARKETS = ['AVAX_USDT', 'PEPE_USDT', 'BTC_USDT'];
const SCALES: Record<string, number> = { AVAX: 8, PEPE: 0, BTC: 8, USDT: 8 };

const around = (value: bigint, step: bigint) => [value - step, value, value + step];

/** Decimals around what `scale` decimals can count, with steps of `increment`. */
function edges(increment: string, scale: number, limits: readonly string[]): string[] {
  const step = toUnits(increment, 18) ?? 1n;
  const unit = 10n ** BigInt(18 - scale);
  const units = [
    ...around(0n, step).slice(1),
    ...[SAFE_MAX, INT8_MAX, 10n ** 17n].flatMap((count) => [...around(count * unit, step), ...around(count * step, step)]),
    ...limits.flatMap((decimal) => around(toUnits(decimal, 18) ?? 0n, step)),
  ];
  const fineTooMuch = [fromUnits(step / 10n, 18), `0.${'0'.repeat(17)}1`, `${'9'.repeat(30)}.${'9'.repeat(18)}`, '9'.repeat(30)];
  return [...new Set([...units.filter((count) => count >= 0n).map((count) => fromUnits(count, 18)), ...fineTooMuch])];
}

describeOnEachDatabase('the edges of every number', (database, kind) => {
  let money: Money;
  let app: FastifyInstance;
  const faults: string[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (_fields, message) => void faults.push(message ?? '') };
  const whale = newActor();
  const maker = newActor();
  const bystander = newActor();

  beforeAll(async () => {
    money = await startMoney(database(), { log });
    ({ app } = buildSpotApp(database(), money, [whale, maker, bystander]));
    // Four fifths of what eight bytes count: rich enough for orders that nobody should be able to place.
    for (const asset of ['USDT', 'AVAX', 'BTC', 'PEPE'])
      await fund(money, whale, asset, fromUnits((INT8_MAX / 5n) * 4n, SCALES[asset] ?? 0), SCALES[asset]);
    await fund(money, bystander, 'USDT', '1000');
    await fund(money, maker, 'USDT', '100000');
  });
  afterAll(async () => {
    await app.close();
    await money.writer.stop();
  });

  let serial = 0;
  async function place(order: Partial<CreateSpotOrder>): Promise<void> {
    serial += 1;
    const params = { clientOrderId: `edge-${serial}`, ...order } as CreateSpotOrder;
    const { code, msg } = await call(app, whale, 'createSpotOrder', params);
    if (CODES_OF_FAULTS.has(code)) faults.push(`${JSON.stringify(order)} -> ${msg}`);
  }

  /** Another user's order, placed and taken back. */
  async function expectUndisturbed(): Promise<void> {
    const { data } = await call(app, bystander, 'createSpotOrder', limit('BUY', '90000', '0.001'));
    expect(data).toMatchObject({ status: 'OPEN' });
    const { symbol, orderId } = data;
    expect((await call(app, bystander, 'cancelSpotOrder', { symbol, orderId })).code).toBe('0');
  }

  it('refuses a market order in quote that no balance could hold, beside one of its own', async () => {
    const bid = { symbol: 'AVAX_USDT', side: 'BUY', type: 'LIMIT', price: '37.4', size: '1', isPostOnly: true } as const;
    await place(bid);
    const size = '93000000000';
    await place({ symbol: 'AVAX_USDT', side: 'SELL', type: 'MARKET', size, sizeUnit: 'QUOTE', selfTradePrevention: 'CANCEL_MAKER' });
    await place({ symbol: 'AVAX_USDT', side: 'SELL', type: 'MARKET', size, sizeUnit: 'QUOTE' });
    expect(faults).toEqual([]);
    await expectUndisturbed();
  });

  // Both store the same eight bytes: what one refuses the other does.
  it.each(kind === 'pglite' ? MARKETS : MARKETS.slice(0, 1))('%s', async (symbol) => {
    const seed = marketSeeds.find(({ base, quote }) => `${base}_${quote}` === symbol);
    if (!seed) throw new Error(`${symbol} is not listed`);
    const prices = edges(seed.priceIncrement, 8, [seed.anchorPrice]);
    const sizes = edges(seed.quantityIncrement, SCALES[seed.base] ?? 0, [seed.quantityIncrement, seed.maxQuantity]);
    const budgets = edges('0.00000001', 8, [seed.minNotional]);
    for (const side of ['BUY', 'SELL'] as const) {
      // Something to meet, of its own and of another user.
      await place({ symbol, side: 'BUY', type: 'LIMIT', price: seed.anchorPrice, size: seed.maxQuantity, isPostOnly: true });
      await call(app, maker, 'createSpotOrder', {
        symbol,
        side: 'BUY',
        type: 'LIMIT',
        price: seed.anchorPrice,
        size: fromUnits((toUnits(seed.minNotional, 18) ?? 0n) * 2n, 18),
        clientOrderId: `m-${symbol}-${side}`,
      });
      for (const [index, price] of prices.entries()) {
        await place({ symbol, side, type: 'LIMIT', price, size: sizes[index % sizes.length] ?? '1', timeInForce: 'IOC' });
        await place({ symbol, side, type: 'LIMIT', price, size: seed.maxQuantity });
      }
      for (const size of sizes) {
        await place({ symbol, side, type: 'LIMIT', price: seed.anchorPrice, size, timeInForce: 'FOK' });
        await place({ symbol, side, type: 'MARKET', size });
      }
      for (const size of budgets)
        for (const selfTradePrevention of ['CANCEL_TAKER', 'CANCEL_MAKER'] as const)
          await place({ symbol, side, type: 'MARKET', sizeUnit: 'QUOTE', size, selfTradePrevention });
      await call(app, whale, 'cancelAllSpotOrders', {});
    }
    expect(faults).toEqual([]);
    expect(money.writer.isUp()).toBe(true);
    await expectUndisturbed();
    await expectLedgerHolds(database());
  });
});
