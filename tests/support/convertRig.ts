import type { Actor } from '@/exchange/app/actor';
import type { ConvertContext, ConvertSettings } from '@/exchange/app/convert/context';
import type { Database } from '@/exchange/app/ports/database';
import { createConvertRepository } from '@/exchange/db/convert/convertRepository';
import { fund, limit, type Money, newActor, startMoney } from './moneyDesk';
import { silentLog } from './silentLog';

export interface ConvertRig {
  money: Money;
  context: ConvertContext;
  /** Makes the markets. */
  maker: Actor;
  /** Gives a user money in the main wallet. */
  give(actor: Actor, asset: string, amount: string): Promise<void>;
  quoteBoth(): Promise<void>;
}

const SETTINGS: ConvertSettings = {
  spreadPpm: 2_000,
  smallFeePpm: 10_000,
  quoteMs: 8_000,
  lossPpm: 3_000,
  minUsd: 1,
  maxUsd: 50_000,
  shortUsd: 1_000,
};

let serial = 0;

/** A desk that converts, on two books that are made by hand. */
export async function startConvert(database: Database, given: Partial<ConvertSettings> = {}, kept?: Money): Promise<ConvertRig> {
  const money = kept ?? (await startMoney(database));
  const maker = newActor(2);
  const house = newActor(2);
  const { writer, clock } = money;
  const context: ConvertContext = {
    writer,
    store: createConvertRepository(database),
    clock,
    log: silentLog,
    settings: { ...SETTINGS, ...given },
    house,
    secret: 'a secret of quotes',
    rates: () =>
      new Map([
        ['USDT', '1'],
        ['BTC', '90000'],
        ['ETH', '3000'],
      ]),
  };
  for (const [asset, amount] of [
    ['USDT', '10000000'],
    ['BTC', '100'],
    ['ETH', '3000'],
  ] as const)
    await fund(money, maker, asset, amount);
  const place = (symbol: string, side: 'BUY' | 'SELL', price: string, size: string) =>
    writer.placeSpotOrder(maker, limit(side, price, size, { symbol }));
  return {
    money,
    context,
    maker,
    give: async (actor, asset, amount) => {
      await fund(money, actor, asset, amount);
      serial += 1;
      await writer.run('transfer', {
        userId: actor.userId,
        clientTransferId: `give-${serial}`,
        asset,
        amount: BigInt(Math.round(Number(amount) * 1e8)),
        from: 'TRADE',
        to: 'MAIN',
      });
    },
    quoteBoth: async () => {
      await writer.cancelAllSpotOrders(maker);
      await place('BTC_USDT', 'SELL', '96500', '0.5');
      await place('BTC_USDT', 'SELL', '96600', '5');
      await place('BTC_USDT', 'BUY', '96400', '0.5');
      await place('BTC_USDT', 'BUY', '96300', '5');
      await place('ETH_USDT', 'SELL', '3515', '100');
      await place('ETH_USDT', 'BUY', '3510', '100');
    },
  };
}
