import type { FastifyInstance } from 'fastify';
import type { Transaction } from '@/contract/transactions';
import type { Actor } from '@/exchange/app/actor';
import { claimPosting } from '@/exchange/app/practice/claimGrants';
import { transactionSources } from '@/exchange/db/wallet/transactions/sources';
import { createTransactionQueries } from '@/exchange/db/wallet/transactions/transactionQueries';
import { registerWalletRoutes } from '@/exchange/http/walletRoutes';
import { explaining } from '../support/queryPlans';
import { DAY_MS, FIRST_DAY, type ReferralRig, startReferral } from '../support/referralRig';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnDatabase } from '../support/testDatabase';
import { walletParts } from '../support/walletParts';

jest.setTimeout(60_000);

const ADD_CORRECTIONS = `
  insert into corrections (user_id, posting_id, wallet, asset, amount, at_ms)
  select $1, 900 + n, 'MAIN', case when n % 2 = 0 then 'USDT' else 'BTC' end, case when n % 3 = 0 then -n else n end, $2::bigint + n / 3
    from generate_series(1, $3::int) n`;

const ADD_DEPOSITS = `
  insert into deposits (user_id, chain_id, asset, amount, tx_id, output_index, address, height, status, reason, at_ms, credited_ms)
  select $1, 'bitcoin', 'BTC', 1000, 'tx' || s, 0, 'bc1', 5, s, case when s = 'ASIDE' then 'ACCOUNT_FROZEN' end, $2::bigint,
         case when s = 'CREDITED' then $2::bigint end
    from unnest('{PENDING,SMALL,CREDITED,ASIDE,GONE,RETURNED}'::text[]) s`;

describeOnDatabase('transactions', (database) => {
  let rig: ReferralRig;
  let app: FastifyInstance;
  let user: Actor;
  let stranger: Actor;
  beforeAll(async () => {
    rig = await startReferral(database());
    [user, stranger] = [await rig.join(), await rig.join()];
    const friend = await rig.join(user);
    const { writer, clock } = rig.money;
    for (const actor of [user, stranger]) await writer.post(claimPosting(actor.userId, 1));
    await rig.trade(friend, stranger, '0.01');
    await rig.runAt(1);
    await writer.post(claimPosting(user.userId, 2));
    // Some of them at the very moment of the second claim.
    await database().query(ADD_CORRECTIONS, [user.userId, clock.now() - 3, 12]);
    await database().query(ADD_CORRECTIONS, [stranger.userId, clock.now(), 3]);
    await database().query(ADD_DEPOSITS, [user.userId, clock.now() - 2]);
    ({ app } = buildSpotApp(database(), rig.money, [user, stranger]));
    registerWalletRoutes(app, walletParts(database(), rig.money));
  });
  afterAll(async () => {
    await app.close();
    await rig.money.writer.stop();
  });

  const read = async (params: object, actor = user) => (await call(app, actor, 'transactions', params)).data;
  const all = (params: object = {}, actor = user) => read({ pageSize: 100, ...params }, actor).then(({ records }) => records);
  const idOf = ({ transactionId }: Transaction) => transactionId;

  it('are told from every source, newest first, each once, and whose they are alone', async () => {
    const rows = await all();
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(new Set(rows.map(idOf)).size).toBe(rows.length);
    const counts = (type: string) => rows.filter((row) => row.type === type).length;
    expect([counts('CLAIM'), counts('REBATE'), counts('ADJUSTMENT'), rows.length]).toEqual([8, 1, 12, 27]);
    expect(rows.flatMap((row) => (row.type === 'DEPOSIT' ? [[row.status, row.detail.reason]] : []))).toEqual([
      ['REJECTED', undefined],
      ['FAILED', 'TAKEN_BACK'],
      ['PENDING', 'ACCOUNT_FROZEN'],
      ['COMPLETED', undefined],
      ['PENDING', 'BELOW_MINIMUM'],
      ['PENDING', undefined],
    ]);
    expect(rows.find(({ type }) => type === 'REBATE')).toMatchObject({ status: 'COMPLETED', wallet: 'TRADE', detail: { day: FIRST_DAY } });
    const claimed = rows.filter(({ type, at }) => type === 'CLAIM' && at === FIRST_DAY + DAY_MS / 2);
    expect(claimed.map(({ coinSymbol, amount }) => `${amount} ${coinSymbol}`).sort()).toEqual([
      '0.05 BTC',
      '1 ETH',
      '1000 EUR',
      '10000 USDT',
    ]);
    expect(rows.find(({ type, amount }) => type === 'ADJUSTMENT' && amount.startsWith('-'))?.amount).toMatch(/^-0\.\d{8}$/);
    const theirs = await all({}, stranger);
    expect(theirs.map(({ type }) => type).sort()).toEqual([...Array(3).fill('ADJUSTMENT'), ...Array(4).fill('CLAIM')]);
  });

  it.each([1, 2, 3, 7])('are paged by %d without one lost or told twice, across sources at one moment', async (pageSize) => {
    const seen: string[] = [];
    for (let searchAfter: string | null = ''; searchAfter !== null; ) {
      const page: Awaited<ReturnType<typeof read>> = await read({ pageSize, ...(searchAfter ? { searchAfter } : {}) });
      seen.push(...page.records.map(idOf));
      expect([page.last, page.records.length <= pageSize]).toEqual([page.searchAfter === null, true]);
      searchAfter = page.searchAfter;
    }
    expect(seen).toEqual((await all()).map(idOf));
  });

  it('are filtered by type, status, coin and time, from the first moment and before the last', async () => {
    const rows = await all();
    const kept = (keep: (row: Transaction) => boolean) => rows.filter(keep).map(idOf);
    const ids = async (params: object) => (await all(params)).map(idOf);
    expect(await ids({ type: 'CLAIM' })).toEqual(kept(({ type }) => type === 'CLAIM'));
    expect(await ids({ type: 'REBATE,ADJUSTMENT' })).toEqual(kept(({ type }) => type !== 'CLAIM' && type !== 'DEPOSIT'));
    for (const wallet of ['MAIN', 'TRADE'] as const) {
      expect(kept((row) => row.wallet === wallet).length).toBeGreaterThan(1);
      expect(await ids({ wallet })).toEqual(kept((row) => row.wallet === wallet));
    }
    expect(await ids({ wallet: 'TRADE', type: 'ADJUSTMENT' })).toEqual([]);
    expect(await ids({ symbol: 'BTC' })).toEqual(kept(({ coinSymbol }) => coinSymbol === 'BTC'));
    expect(await ids({ status: 'PENDING,FAILED' })).toEqual(kept(({ status }) => status === 'PENDING' || status === 'FAILED'));
    const moment = rows[4]?.at ?? 0;
    expect(await ids({ fromTransactionTime: moment })).toEqual(kept(({ at }) => at >= moment));
    expect(await ids({ toTransactionTime: moment })).toEqual(kept(({ at }) => at < moment));
    for (const wrong of [{ type: 'CLAIM,' }, { type: 'claim' }, { status: 'OPEN' }, { searchAfter: 'nonsense' }])
      expect((await call(app, user, 'transactions', wrong)).code).not.toBe('0');
  });

  it('reads no more of any source than a page of it', async () => {
    await database().query(ADD_CORRECTIONS, [user.userId, 1, 3_000]);
    await database().query('analyze corrections');
    const { sql, figures } = explaining(database());
    await createTransactionQueries(sql).transactions(user.userId, {
      asset: undefined,
      wallet: undefined,
      types: transactionSources.flatMap(({ types }) => types),
      statuses: ['COMPLETED', 'PENDING'],
      fromTime: undefined,
      toTime: undefined,
      before: { atMs: FIRST_DAY, source: 'correction', id: '5' },
      limit: 21,
    });
    expect(figures[0]?.scanned).not.toContain('corrections');
    expect(figures[0]?.rows).toBeLessThan(150);
  });
});
