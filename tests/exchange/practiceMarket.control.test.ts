import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@/exchange/app/appError';
import { createMarketData, type MarketData } from '@/exchange/app/marketData/createMarketData';
import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import type { Database } from '@/exchange/app/ports/database';
import type { Log } from '@/exchange/app/ports/log';
import { createPracticeMarket, type PracticeMarket, type PracticeMarketParts } from '@/exchange/app/practice/market/createPracticeMarket';
import { BrandStore } from '@/exchange/app/site/brandStore';
import { Closers } from '@/exchange/compose/closers';
import { followPractice } from '@/exchange/compose/openPractice';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { emptyMarkets } from '../support/marketDataDatabase';
import { MemoryHistory } from '../support/memoryHistory';
import { type Money, startMoney, TestClock } from '../support/moneyDesk';
import { botAccounts } from '../support/practiceDesk';
import { cataloguePairs } from '../support/practicePairs';
import { silentLog } from '../support/silentLog';
import { openEmbedded } from '../support/testDatabase';

const systemClock = { now: () => Date.now() };
const SYMBOLS = ['BTC_USDT', 'ETH_USDT'];

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 50));
}

/** Keeps what is reported as an error. */
function errorLog() {
  const errors: { fields: Record<string, unknown>; message: string }[] = [];
  const log: Log = { ...silentLog, error: (fields, message) => void errors.push({ fields: { ...fields }, message }) };
  return { errors, log };
}

describe('the practice market as a whole', () => {
  let database: Database;
  let money: Money;
  let practice: PracticeMarket | undefined;
  let history: MemoryHistory;

  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    money = await startMoney(database, { clock: new TestClock(Date.now()) });
    history = new MemoryHistory();
    await emptyMarkets(database);
  });
  afterEach(async () => {
    await practice?.stop();
    const owners = await database.query<{ userId: string }>('select distinct user_id as "userId" from spot_open_orders');
    for (const { userId } of owners) await money.writer.cancelAllSpotOrders({ userId, brand: '', accountType: 2 });
    await money.writer.stop();
  });

  const create = (over: Partial<PracticeMarketParts> = {}) => {
    practice = createPracticeMarket({
      writer: money.writer,
      history,
      rewriteHistory: (work) => work(),
      accounts: botAccounts(database, money.clock),
      instruments: cataloguePairs().filter(({ symbol }) => SYMBOLS.includes(symbol)),
      scales: new Map(assetSeeds.map(({ asset, scale }) => [asset, scale])),
      catalogue: marketSeeds,
      clock: systemClock,
      log: silentLog,
      seed: 1,
      rate: 5,
      isPaused: true,
      ...over,
    });
    return practice;
  };
  const seqs = () => SYMBOLS.map((symbol) => money.writer.bookLevels(symbol, 1).seq);
  const depths = () => SYMBOLS.map((symbol) => money.writer.bookLevels(symbol, 100).bids.length);

  it('opens its books and stands still while it is paused, moves when resumed, and stops', async () => {
    const market = create();
    await market.fillHistory();
    expect(history.series('BTC_USDT', '1d').length).toBe(1095);
    await market.start();
    const opened = seqs();
    for (const depth of depths()) expect(depth).toBeGreaterThan(60);
    await new Promise((resume) => setTimeout(resume, 600));
    expect(seqs()).toEqual(opened);

    market.resume();
    await until(() => seqs().every((seq, index) => seq > (opened[index] ?? 0)));
    await market.pause();
    const paused = seqs();
    await new Promise((resume) => setTimeout(resume, 600));
    expect(seqs()).toEqual(paused);

    market.resume();
    await until(() => seqs().some((seq, index) => seq > (paused[index] ?? 0)));
    await market.stop();
    const stopped = seqs();
    market.resume();
    await new Promise((resume) => setTimeout(resume, 400));
    expect(seqs()).toEqual(stopped);
  });

  it('is not there at rate 0', async () => {
    const market = create({ rate: 0, isPaused: false });
    await market.fillHistory();
    await market.start();
    expect(market.isOpen()).toBe(false);
    expect(depths()).toEqual([0, 0]);
  });

  it('opens once the exchange is there again, and says why not before', async () => {
    let refusals = 2;
    const post: Money['writer']['post'] = (posting) =>
      refusals-- > 0 ? Promise.reject(new AppError('unavailable')) : money.writer.post(posting);
    const { errors, log } = errorLog();
    const market = create({ writer: Object.assign(Object.create(money.writer), { post }), log });
    await market.fillHistory();
    await market.start();
    expect(market.isOpen()).toBe(true);
    for (const depth of depths()) expect(depth).toBeGreaterThan(60);
    expect(errors.map(({ message }) => message)).toEqual(['the practice market could not be opened; trying again']);
    expect(errors[0]?.fields.err).toMatchObject({ msg: 'system.unavailable' });
  });

  it('writes the history on opening when that had failed before', async () => {
    let failures = 2;
    const progress: MemoryHistory['progress'] = (symbol) =>
      failures-- > 0 ? Promise.reject(new Error('the database is away')) : MemoryHistory.prototype.progress.call(history, symbol);
    const { errors, log } = errorLog();
    const market = create({ history: Object.assign(Object.create(history), { progress }), log });
    await expect(market.fillHistory()).rejects.toThrow('away');
    await market.start();
    expect(errors).toHaveLength(1);
    expect(history.series('BTC_USDT', '1d').length).toBe(1095);
    expect(market.isOpen()).toBe(true);
  });

  it('stops while it is waiting for the next attempt', async () => {
    const accounts = { ...botAccounts(database, money.clock), ensureAccount: () => Promise.reject(new Error('gone')) };
    const { errors, log } = errorLog();
    const market = create({ accounts, log, isPaused: false });
    await market.fillHistory();
    const started = market.start();
    await until(() => errors.length > 0);
    await market.stop();
    await started;
    const count = errors.length;
    await market.start();
    await new Promise((resume) => setTimeout(resume, 700));
    expect([market.isOpen(), errors.length]).toEqual([false, count]);
  });

  describe('with brands that come and go', () => {
    let folder: string;
    let marketData: MarketData;
    const closers = new Closers();
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'kontor-practice-brands-'));
      const bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };
      const repository = createMarketDataRepository(database);
      const listing = async () => {
        const { coins, instruments } = await repository.listing();
        return { coins, instruments: instruments.filter(({ symbol }) => SYMBOLS.includes(symbol)) };
      };
      marketData = createMarketData({ store: { ...repository, listing }, books: money.writer, bus, clock: systemClock, log: silentLog });
    });
    afterEach(async () => {
      await closers.closeAll((_name, error) => {
        throw error;
      });
      rmSync(folder, { recursive: true, force: true });
    });
    const put = (name: string, practiceCoins: boolean) => {
      cpSync(join('brands', 'kontor'), join(folder, name), { recursive: true });
      const file = join(folder, name, 'site.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hosts: [], practice: practiceCoins }));
    };

    it('opens when the first practice brand is added, with its past', async () => {
      put('kontor', false);
      const brands = new BrandStore(folder, 'kontor', silentLog);
      await brands.load();
      const market = create({ history: createMarketDataRepository(database), rewriteHistory: (work) => marketData.rewriteHistory(work) });
      await followPractice(market, brands, silentLog, () => marketData.start(), closers);
      put('oslo', false);
      await brands.refresh();
      expect([market.isOpen(), await marketData.klines('BTC_USDT', '1m', 10)]).toEqual([false, []]);

      put('narvik', true);
      await brands.refresh();
      await until(() => market.isOpen());
      for (const depth of depths()) expect(depth).toBeGreaterThan(60);
      expect(await marketData.klines('BTC_USDT', '1d', 1000)).toHaveLength(1000);
      expect(marketData.tickers('BTC_USDT')[0]?.last).toMatch(/^\d/);
    });
  });
});
