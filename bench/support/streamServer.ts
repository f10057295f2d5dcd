import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@/exchange/app/actor';
import { createMarketData } from '@/exchange/app/marketData/createMarketData';
import { createMoneyWriter } from '@/exchange/app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { openPglite } from '@/exchange/db/embedded/pgliteDatabase';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { buildHttpServer } from '@/exchange/http/httpServer';
import { createMetrics } from '@/exchange/http/metrics';
import { createLogger } from '@/exchange/logger';
import { registerStreams } from '@/exchange/ws/registerStreams';

// The exchange's streams as they run: its server, hub, market data and money writer, on the embedded database in memory. Ten times a
// second an order is placed and the one before is cancelled, so that every subscriber of the book gets ten updates a second.

const SYMBOL = 'BTC_USDT';
const EVERY_MS = 100;
const maker: Actor = { userId: '1', brand: 'kontor', accountType: 0 };

async function quote(writer: RunningMoneyWriter): Promise<void> {
  const funds = 1_000_000_000_000_000n;
  const entries = [
    { owner: { type: 'user', userId: maker.userId, wallet: 'TRADE' } as const, asset: 'USDT', amount: funds },
    { owner: { type: 'system', name: 'issuance' } as const, asset: 'USDT', amount: -funds },
  ];
  await writer.post({ kind: 'bench.fund', reference: 'maker', entries });
  let orderId: string | undefined;
  const startedMs = Date.now();
  for (let count = 1; ; count += 1) {
    const price = (96_000 - (count % 40)).toFixed(1);
    const placing = writer.placeSpotOrder(maker, {
      symbol: SYMBOL,
      side: 'BUY',
      type: 'LIMIT',
      price,
      size: '0.01',
      clientOrderId: `b${count}`,
    });
    const canceling = orderId === undefined ? undefined : writer.cancelSpotOrder(maker, { symbol: SYMBOL, orderId });
    orderId = (await placing).orderId;
    await canceling;
    await sleep(Math.max(1, startedMs + count * EVERY_MS - Date.now()));
  }
}

async function serve(): Promise<void> {
  const clock = { now: () => Date.now() };
  const log = createLogger('silent');
  const bus = createInProcessBus(log);
  const database = await openPglite();
  await migrate(database);
  await seedCatalogue(database, clock.now());
  const writer = await createMoneyWriter({ database, store: createMoneyRepository(database), bus, clock, log });
  const marketData = createMarketData({ store: createMarketDataRepository(database), books: writer, bus, clock, log });
  await marketData.start();
  const access = {
    authenticate: async () => undefined,
    brandOf: () => 'kontor',
    phoneOf: () => Promise.reject(new Error('no phone comes here')),
    groundOf: () => ({ globalRegion: false }),
    now: () => Date.now(),
    isOffered: () => true,
    isBlocked: () => false,
  };
  const app = await buildHttpServer({ log, access, metrics: createMetrics(), trustedProxies: [], requestsPerMinute: 100_000 });
  registerStreams(app, { marketData, bus, clock, redeemWebsocketToken: async () => undefined });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the server listens on no port');
  process.send?.({ port: address.port });
  process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => process.exit(0));
  await quote(writer);
}

void serve();
