import { dayNumber } from '@/domain/days';
import { NOTHING, type Sums } from '@/domain/liabilities/sums';
import { ownLiability } from '@/exchange/app/liabilities/ownLiability';
import { listSnapshots } from '@/exchange/app/liabilities/snapshots';
import { type SnapshotContext, takeSnapshot } from '@/exchange/app/liabilities/takeSnapshot';
import { createLiabilityQueries } from '@/exchange/db/liabilities/liabilityQueries';
import { createLiabilityStore } from '@/exchange/db/liabilities/liabilityRepository';
import { ownParts } from '@/exchange/db/ownData/ownData';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { verifyLiability } from '@/public/verify-owed.mjs';
import { TestClock } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;
/** Four leaves each are more than one chunk holds. */
const MANY = 300;
const FIRST_ID = 20_000_000;

const USERS = `
  insert into users (id, brand, email, password_hash, internal_name, account_type, nick_name, language, referral_code, created_at)
  select ${FIRST_ID} + n, case when n = 0 then 'verda' else 'kontor' end, n || '@mail.example', 'x', null, 0, 'n', 'en', 'R' || n, 0
    from generate_series(0, ${MANY}) n
  union all select 1, '', null, null, 'maker', 2, 'maker', 'en', 'HOUSE', 0`;

describeOnEachDatabase('what is owed to users', (database) => {
  const clock = new TestClock(Date.UTC(2026, 4, 1, 0, 1));
  let reserves: Sums = NOTHING;
  const practice = new Map([
    ['kontor', true],
    ['verda', true],
  ]);
  let breathe = async () => {};
  const context = (): SnapshotContext => ({
    store: createLiabilityStore(database()),
    clock,
    isPractice: (brand) => practice.get(brand),
    reserves: async (isPractice) => (isPractice ? reserves : new Map([['BTC', 7n]])),
    breathe: () => breathe(),
  });
  const reading = () => ({
    queries: createLiabilityQueries(database()),
    scales: new Map([...['BTC', 'USDT'].map((one) => [one, 8] as const)]),
  });
  const proofOf = (n: number) => ownLiability(reading(), { userId: String(FIRST_ID + n), brand: 'kontor', accountType: 0 });
  const give = (userId: number, asset: string, available: number, held: number) =>
    database().query(
      `insert into accounts (id, owner_type, owner_id, wallet, asset, available, held)
       select coalesce(max(id), 0) + 1, 'user', $1, case when $4::bigint > 0 then 'TRADE' else 'MAIN' end, $2, $3::bigint, $4::bigint from accounts`,
      [String(userId), asset, available, held],
    );

  beforeAll(async () => {
    await seedCatalogue(database(), 0);
    await database().query(USERS);
    await database().query(
      `insert into accounts (id, owner_type, owner_id, wallet, asset, available)
       select n, 'user', (${FIRST_ID} + n)::text, 'MAIN', 'BTC', n * 10 from generate_series(1, ${MANY}) n`,
    );
    await give(FIRST_ID, 'BTC', 5, 0);
    await give(FIRST_ID + 1, 'USDT', 700, 300);
    await give(1, 'BTC', 1_000_000, 0);
  });

  const OWED = { BTC: (MANY * (MANY + 1) * 10) / 2, USDT: 1000 };

  it('is published once a day for every brand, the house left out, with what lies on chains beside it', async () => {
    reserves = new Map([['BTC', 451_500n]]);
    expect((await takeSnapshot(context())).sort()).toEqual(['kontor', 'verda']);
    expect(await takeSnapshot(context())).toEqual([]);
    const [snapshot, ...others] = await listSnapshots(reading(), 'kontor');
    expect(others).toEqual([]);
    expect(snapshot).toMatchObject({ takenAt: clock.now(), rootHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(new Map(snapshot?.assets.map(({ coinSymbol, owed, reserve }) => [coinSymbol, [owed, reserve]]))).toEqual(
      new Map([
        ['BTC', [`0.00${OWED.BTC}`.replace(/0+$/, ''), '0.004515']],
        ['USDT', ['0.00001', null]],
      ]),
    );
    expect((await listSnapshots(reading(), 'verda'))[0]?.assets).toMatchObject([{ owed: '0.00000005', reserve: '0.004515' }]);
    // What lies on chains is both brands': it stands against what both owe.
    const byAll = `0.00${OWED.BTC + 5}`;
    expect(snapshot?.assets.map(({ owedByAll }) => owedByAll)).toEqual([byAll, '0.00001']);
    expect((await listSnapshots(reading(), 'verda'))[0]?.assets.map(({ owedByAll }) => owedByAll)).toEqual([byAll]);
  });

  it('shows each user that they are counted, in either chunk', async () => {
    const leaves = new Set<number>();
    for (const n of [1, 2, MANY]) {
      const { proof } = await proofOf(n);
      const answer = await verifyLiability(proof, proof?.rootHash ?? '');
      const own = n === 1 ? `BTC:10,USDT:${OWED.USDT}` : `BTC:${n * 10}`;
      expect(answer).toEqual({ isProven: true, own, everybody: `BTC:${OWED.BTC},USDT:${OWED.USDT}` });
    }
    const rows = await database().query<{ leaf: number }>(
      "select (p ->> 'leaf')::int as leaf from liability_owners, json_array_elements(parts) p",
    );
    for (const { leaf } of rows) leaves.add(leaf);
    expect(Math.max(...leaves)).toBe(MANY * 4 - 1);
  });

  it('says nothing of whom it is, and nothing to who has nothing', async () => {
    const [row] = await database().query<{ text: string }>("select string_agg(leaves::text, '') as text from liability_chunks");
    expect(row?.text).not.toContain(String(FIRST_ID + 1));
    expect(await ownLiability(reading(), { userId: '999', brand: 'kontor', accountType: 0 })).toEqual({ proof: null });
  });

  it('begins a day anew that was interrupted, and shows the day before meanwhile', async () => {
    const before = await listSnapshots(reading(), 'kontor');
    clock.advance(DAY_MS);
    let breaths = 0;
    breathe = async () => {
      breaths += 1;
      if (breaths === 2) throw new Error('stopped');
    };
    await expect(takeSnapshot(context())).rejects.toThrow('stopped');
    breathe = async () => {};
    expect((await listSnapshots(reading(), 'kontor')).at(-1)).toEqual(before[0]);
    await takeSnapshot(context());
    const [newest, ...older] = await listSnapshots(reading(), 'kontor');
    expect(older).toEqual(before);
    expect((await proofOf(3)).proof?.rootHash).toBe(newest?.rootHash);
    const [count] = await database().query<{ days: number }>('select count(distinct day)::int as days from liability_snapshots');
    expect(count?.days).toBe(2);
  });

  it('keeps leaves for two weeks, roots for ever, and gives users what is theirs of it', async () => {
    for (let day = 0; day < 14; day += 1) {
      clock.advance(DAY_MS);
      await takeSnapshot(context());
    }
    const days = await database().query<{ day: number }>(
      `select distinct s.day from liability_chunks c join liability_snapshots s on s.id = c.snapshot_id where s.brand = 'kontor' order by 1`,
    );
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, back) => dayNumber(clock.now()) - 13 + back));
    expect(await listSnapshots(reading(), 'kontor')).toHaveLength(16);
    const part = ownParts(database()).find(({ name }) => name === 'liabilities');
    const { rows } = (await part?.read(String(FIRST_ID + 5), undefined)) ?? { rows: [] };
    expect(rows).toHaveLength(14);
  });

  it('stands beside what lies on chains of its kind, and beside nothing where nobody knows of which it is', async () => {
    practice.set('verda', false);
    clock.advance(DAY_MS);
    await takeSnapshot(context());
    const [verda] = await listSnapshots(reading(), 'verda');
    expect(verda?.assets).toMatchObject([{ owed: '0.00000005', reserve: '0.00000007', owedByAll: '0.00000005' }]);
    practice.delete('verda');
    clock.advance(DAY_MS);
    await takeSnapshot(context());
    expect((await listSnapshots(reading(), 'verda'))[0]?.assets).toMatchObject([{ reserve: null, owedByAll: null }]);
    // What it owes may be owed there, too: it is not left out of what others owe.
    expect((await listSnapshots(reading(), 'kontor'))[0]?.assets[0]?.owedByAll).toBe(`0.00${OWED.BTC + 5}`);
  });
});
