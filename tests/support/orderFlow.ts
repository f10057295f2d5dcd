// A process of its own that trades until it is killed, and says on stdout what it was told. Started by orderFlowProcess.ts.
import type { SpotOrder } from '@/contract/spot';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { openDatabase } from '@/exchange/db/openDatabase';
import { fund, limit, type Money, newActor, startMoney } from './moneyDesk';

/** They all wait for one commit, and their next orders ride in one batch. */
const CLIENTS = 16;
const CHECKPOINT_EVERY_MS = 100;

/** Writes to a pipe are synchronous: what was told is out before anything else happens. */
const tell = ({ orderId, status, filledQuantity }: SpotOrder) =>
  process.stdout.write(`${JSON.stringify({ orderId, status, filledQuantity })}\n`);

async function trade(money: Money, actor: Actor, client: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const side = (count + client) % 2 === 0 ? 'BUY' : 'SELL';
    const price = (96_480 + ((count * 7 + client * 3) % 11) / 10).toFixed(1);
    const order = await money.writer.placeSpotOrder(actor, limit(side, price, '0.001', { selfTradePrevention: 'CANCEL_MAKER' }));
    tell(order);
    if (order.status !== 'OPEN' || count % 3 !== 0) continue;
    try {
      tell(await money.writer.cancelSpotOrder(actor, { symbol: order.symbol, orderId: order.orderId }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}

async function main(): Promise<void> {
  const { FLOW_URL, FLOW_FOLDER, FLOW_FLUSH } = process.env;
  const database = await openDatabase({ url: FLOW_URL, folder: FLOW_FOLDER, flush: FLOW_FLUSH === 'commit' ? 'commit' : 'off' });
  if (database.kind === 'pglite') setInterval(() => void database.query('checkpoint'), CHECKPOINT_EVERY_MS);
  const money = await startMoney(database);
  const actors = Array.from({ length: CLIENTS }, () => newActor(2));
  for (const actor of actors) {
    await fund(money, actor, 'USDT', '10000000');
    await fund(money, actor, 'BTC', '100');
  }
  process.stdout.write('trading\n');
  await Promise.all(actors.map((actor, client) => trade(money, actor, client)));
}

void main();
