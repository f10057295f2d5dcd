import fc from 'fast-check';
import { add } from '@/domain/money/decimal';
import type { Actor } from '@/exchange/app/actor';
import { HeavyReads } from '@/exchange/app/heavyReads';
import type { StatementContext } from '@/exchange/app/statements/context';
import { listStatements } from '@/exchange/app/statements/listStatements';
import { makeStatement } from '@/exchange/app/statements/makeStatement';
import type { StatementPaper } from '@/exchange/app/statements/paper';
import { Closers } from '@/exchange/compose/closers';
import { openStatements } from '@/exchange/compose/openStatements';
import { createProcessPapers } from '@/exchange/statements/paperMakers';
import { runsOf } from '@/exchange/statements/runs';
import { exchangeBundle } from '../support/exchangeProcess';
import { fund } from '../support/moneyDesk';
import { DAY_MS, type ReferralRig, startReferral } from '../support/referralRig';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const FREE_READS = { atOnce: 4, waiting: 100, waitingEach: 100, patienceMs: 1_000, rest: 0 };
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Europe/Lisbon'];

describeOnDatabase('monthly statements', (database) => {
  let rig: ReferralRig;
  let one: Actor;
  let two: Actor;
  let context: StatementContext;
  let drawn: StatementPaper[] = [];

  beforeAll(async () => {
    rig = await startReferral(database());
    const { clock, writer } = rig.money;
    const parts = {
      database: database(),
      heavyReads: new HeavyReads(FREE_READS),
      clock,
      writer,
      verification: { exportOf: async () => [] as never },
      marketData: { lastPrices: () => [{ base: 'BTC', quote: 'USDT', last: '90000' }] as never },
      brands: { get: () => ({ file: { site: { name: 'Kontor' }, practice: true } }) as never },
      log: silentLog,
      program: undefined,
    };
    context = openStatements(parts, new Closers());
    one = await rig.join();
    two = await rig.join();
    // What happened on the days of three months, a few times a day, at odd hours.
    const hours = fc.sample(fc.integer({ min: 0, max: 24 * 60 - 1 }), { numRuns: 90, seed: 11 }).map((minutes) => minutes * 60_000);
    for (const [day, ms] of hours.entries()) {
      rig.goTo(day + 1, ms);
      if (day % 3 === 0) await rig.trade(one, two, '0.001');
      if (day % 7 === 2) await rig.trade(two, one, '0.002');
      if (day % 5 === 1) await fund(rig.money, one, 'USDT', `${day}.0000000${(day % 9) + 1}`);
      const moved = {
        userId: one.userId,
        clientTransferId: `d-${day}`,
        asset: 'USDT',
        amount: 1n + BigInt(day),
        from: 'TRADE',
        to: 'MAIN',
      };
      if (day % 4 === 0) await writer.run('transfer', moved as never);
    }
  });
  afterAll(() => rig.money.writer.stop());
  beforeEach(() => {
    drawn = [];
  });

  const kept: StatementContext['paper'] = {
    make: async (paper) => {
      drawn.push(paper);
      return Buffer.from('%PDF-of-a-test');
    },
    close: async () => {},
  };
  const paperOf = async (month: string, timeZone: string, actor = one) => {
    const answer = await makeStatement({ ...context, paper: kept }, { userId: actor.userId, brand: 'kontor' }, { month, timeZone }, 'en');
    const paper = drawn.at(-1);
    if (!paper) throw new Error('drawn');
    return { answer, paper };
  };
  /** Written from the rule: what there was of each asset is every entry of the ledger before a moment, added up. */
  const had = async ({ userId }: Actor, beforeMs: number) =>
    new Map(
      (
        await database().query<{ asset: string; sum: string }>(
          `select a.asset, trim_scale(sum(e.amount) * ('1e-' || s.scale)::numeric)::text as sum
             from accounts a join assets s on s.asset = a.asset join ledger_entries e on e.account_id = a.id
             join ledger_postings p on p.id = e.posting_id
            where a.owner_type = 'user' and a.owner_id = $1 and p.at_ms < $2::bigint group by a.asset, s.scale`,
          [userId, beforeMs],
        )
      ).map(({ asset, sum }) => [asset, sum]),
    );

  it.each(ZONES)('add up to the ledger, month by month, by the clocks of %s', async (zone) => {
    for (const actor of [one, two]) {
      const { months } = await listStatements(context, actor, { timeZone: zone }, 'en');
      const ended = new Map<string, string>();
      for (const month of [...months].reverse()) {
        const { paper } = await paperOf(month, zone, actor);
        const [before, behind] = [await had(actor, paper.span.fromMs), await had(actor, paper.span.toMs)];
        for (const { asset, opening, gained, lost, closing, rows } of paper.assets) {
          expect([month, asset, opening, closing]).toEqual([month, asset, before.get(asset) ?? '0', behind.get(asset) ?? '0']);
          expect(add(add(opening, gained), lost)).toBe(closing);
          expect(rows.reduce((sum, { amount }) => add(sum, amount), opening)).toBe(closing);
          expect(rows.at(-1)?.balance ?? opening).toBe(closing);
          // Each begins with what the one before ended with.
          expect(opening).toBe(ended.get(asset) ?? '0');
          ended.set(asset, closing);
        }
        // None is left out that there was.
        const missing = [...behind].filter(([asset, sum]) => sum !== '0' && !paper.assets.some((row) => row.asset === asset));
        expect(missing).toEqual([]);
      }
      expect([...ended.keys()].sort()).toEqual(['BTC', 'USDT']);
    }
  });

  it('begin and end at midnight of the clock that was asked for, and say of which', async () => {
    const { paper } = await paperOf('2026-04', 'America/St_Johns');
    expect(paper.span).toEqual({ fromMs: Date.parse('2026-04-01T02:30:00Z'), toMs: Date.parse('2026-05-01T02:30:00Z') });
    expect([paper.isOver, paper.timeZone, paper.pricesOfDay]).toEqual([true, 'America/St_Johns', Date.parse('2026-04-30') / DAY_MS]);
  });

  it('tell one month up to now, with the prices of now, and none before the account or behind today', async () => {
    const { months } = await listStatements(context, one, {}, 'ar-AE');
    expect([months[0], months.at(-1)]).toEqual(['2026-05', '2026-03']);
    const { answer, paper } = await paperOf('2026-05', 'UTC');
    expect([paper.isOver, answer.until, paper.pricesOfDay]).toEqual([false, rig.money.clock.now(), undefined]);
    expect(paper.assets.find(({ asset }) => asset === 'BTC')?.price).toBe('90000');
    for (const month of ['2026-02', '2026-06']) await expect(paperOf(month, 'UTC')).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(paperOf('2026-04', 'Nowhere/Land')).rejects.toMatchObject({ codeName: 'timeZoneUnknown' });
  });

  it('are valued by the last day that was over with the month, to the cent, down', async () => {
    const day = Date.parse('2026-03-31') / DAY_MS;
    const rateDays: StatementContext['rateDays'] = async (_assets, from, to) => {
      expect([from, to]).toEqual([day - 7, day]);
      return [
        { period: day, asset: 'BTC', usd: '81234.567' },
        { period: day - 2, asset: 'BTC', usd: '1' },
      ];
    };
    await makeStatement({ ...context, rateDays, paper: kept }, { userId: one.userId, brand: 'kontor' }, { month: '2026-03' }, 'zh-TW');
    const paper = drawn.at(-1);
    const [bitcoin, dollar] = paper?.assets ?? [];
    expect([bitcoin?.price, dollar?.price, dollar?.worth]).toEqual(['81234.567', undefined, undefined]);
    // 1.00199 of them.
    expect([bitcoin?.closing, bitcoin?.worth]).toEqual(['1.00199', '81396.22']);
    expect([paper?.totalUsd, paper?.language, paper?.isPractice]).toEqual([bitcoin?.worth, 'en', true]);
  });

  it.each(['en', 'es', 'it-IT', 'pt-PT', 'bg', 'ar-AE'])('are drawn in %s, whatever is on them', async (language) => {
    const { pdf, fileName } = (await makeStatement(
      context,
      { userId: one.userId, brand: 'kontor' },
      { month: '2026-03' },
      language,
    )) as never as {
      pdf: string;
      fileName: string;
    };
    const bytes = Buffer.from(pdf, 'base64');
    expect(fileName).toBe(`statement-${one.userId}-2026-03.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a line of a statement that begins at the right', () => {
  it.each([
    ['1 مارس 2026 – 31 مارس 2026, UTC', ['UTC', ', ', '2026', ' مارس ', '31', ' – ', '2026', ' مارس ', '1']],
    ['تداول × 2', ['2', 'تداول × ']],
    ['أسعار UTC 31 اليوم', [' اليوم', 'UTC 31', 'أسعار ']],
    ['−1,234.5', ['−1,234.5']],
  ])('is drawn part by part: %s', (text, runs) => {
    expect(runsOf(text, true)).toEqual(runs);
    expect(runsOf(text, false)).toEqual([text]);
  });
});

describe('the process that draws', () => {
  const paper: StatementPaper = {
    brand: 'Kontor',
    isPractice: true,
    userId: '7',
    language: 'bg',
    month: '2026-10',
    timeZone: 'Europe/Sofia',
    span: { fromMs: 0, toMs: 1 },
    isOver: true,
    madeAtMs: 2,
    pricesOfDay: 0,
    assets: [],
    totalUsd: '0',
  };

  it('hands over what it drew, one after the other, and is given up when it takes too long', async () => {
    const papers = createProcessPapers({ program: exchangeBundle(), log: silentLog });
    const drawn = await Promise.all([papers.make(paper), papers.make(paper)]);
    for (const pdf of drawn) expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const hasty = createProcessPapers({ program: exchangeBundle(), log: silentLog, longestMs: 1 });
    await expect(hasty.make(paper)).rejects.toMatchObject({ codeName: 'unavailable' });
  });
});
