import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import type { Database } from '@/exchange/app/ports/database';
import { createBotAccounts } from '@/exchange/app/practice/market/bots/botAccounts';
import { type LiveMarket, openLiveMarket } from '@/exchange/app/practice/market/liveMarket';
import { practicePairs } from '@/exchange/app/practice/market/practicePairs';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { createSpotRepository } from '@/exchange/db/spot/spotRepository';
import { createUserStore } from '@/exchange/db/users/users';
import type { Money } from './moneyDesk';
import { silentLog } from './silentLog';

export const PRACTICE_SYMBOLS = ['BTC_USDT', 'ETH_USDT', 'SHIB_USDT', 'ETH_BTC'];

/** The practice market of a few pairs over a real money writer, its clock in the test's hand. */
export async function openPracticeMarket(database: Database, { writer, clock }: Money, rate = 1): Promise<LiveMarket> {
  const { instruments } = await createMarketDataRepository(database).listing();
  const market = await openLiveMarket({
    writer,
    accounts: botAccounts(database, clock),
    pairs: practicePairs(instruments, marketSeeds).filter(({ symbol }) => PRACTICE_SYMBOLS.includes(symbol)),
    scales: new Map(assetSeeds.map(({ asset, scale }) => [asset, scale])),
    lastTicks: new Map(),
    clock,
    log: silentLog,
    seed: 1,
    rate,
  });
  market.continueAt(clock.now());
  return market;
}

export const botAccounts = (database: Database, clock: Money['clock']) =>
  createBotAccounts({ users: createUserStore(database), queries: createSpotRepository(database), clock });

/** Lets `seconds` of market time pass, looking as often as the running exchange does about twice a second. */
export async function live(market: LiveMarket, { clock }: Money, seconds: number, afterLook: () => void = () => {}): Promise<void> {
  for (let look = 0; look < seconds * 2; look += 1) {
    clock.advance(500);
    await market.act(clock.now());
    afterLook();
  }
}
