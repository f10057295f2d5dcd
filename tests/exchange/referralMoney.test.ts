import { dayNumber } from '@/domain/days';
import type { Actor } from '@/exchange/app/actor';
import type { AuditRecord } from '@/exchange/app/auditRecord';
import { payRebates } from '@/exchange/app/referral/payRebates';
import { settleDays } from '@/exchange/app/referral/settleDays';
import { createOperatingQueries } from '@/exchange/db/operating/operatingQueries';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { feeAccount, feesPaid } from '../support/referralFees';
import { DAY_MS, type ReferralRig, startRebates } from '../support/referralRig';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const audit: AuditRecord = { actor: 'rule:test', action: 'test', subject: 'test', details: {} };

describeOnDatabase('rebates', (database) => {
  let rig: ReferralRig;
  let inviter: Actor;
  let first: Actor;
  let second: Actor;
  let stranger: Actor;
  // Every test goes on from the day the one before ended with.
  let today = 0;

  beforeAll(async () => {
    ({ rig, inviter, first, second, stranger } = await startRebates(database()));
  });
  afterAll(async () => {
    try {
      await expectLedgerHolds(database());
    } finally {
      await rig.money.writer.stop();
    }
  });

  it('are a fifth of what each invited person paid, and a tenth back to them, rounded down, out of the fees', async () => {
    await rig.trade(first, stranger, '0.00123');
    await rig.trade(stranger, first, '0.00321');
    await rig.trade(second, first, '0.00777');
    await rig.trade(first, stranger, '0.00019');
    const paid = [await feesPaid(database(), first, today), await feesPaid(database(), second, today)] as const;
    const before = { BTC: await feeAccount(database(), 'BTC'), USDT: await feeAccount(database(), 'USDT') };
    expect(paid[0].BTC > 0n && paid[0].USDT > 0n && paid[1].BTC > 0n).toBe(true);
    today += 1;
    await rig.runAt(today);
    for (const asset of ['BTC', 'USDT'] as const) {
      const shares = (paid[0][asset] * 20n) / 100n + (paid[1][asset] * 20n) / 100n;
      const back = [(paid[0][asset] * 10n) / 100n, (paid[1][asset] * 10n) / 100n] as const;
      expect(await rig.earned(inviter, asset)).toBe(shares);
      expect([await rig.earned(first, asset), await rig.earned(second, asset)]).toEqual(back);
      expect(await rig.earned(stranger, asset)).toBe(0n);
      expect(await feeAccount(database(), asset)).toBe(before[asset] - shares - back[0] - back[1]);
    }
    await expectLedgerHolds(database());
  });

  it('are one posting per user, day and asset, whose reference says so', async () => {
    expect((await rig.payouts()).map(({ reference }) => reference)).toEqual(
      [
        `2026-03-01:${first.userId}:BTC`,
        `2026-03-01:${first.userId}:USDT`,
        `2026-03-01:${inviter.userId}:BTC`,
        `2026-03-01:${inviter.userId}:USDT`,
        `2026-03-01:${second.userId}:BTC`,
      ].sort(),
    );
  });

  it('are paid once, however often the programme looks', async () => {
    const before = [await rig.earned(inviter), (await rig.payouts()).length];
    await rig.run();
    await Promise.all([rig.run(), rig.run()]);
    await rig.runAt(today, HOUR_MS * 3);
    expect([await rig.earned(inviter), (await rig.payouts()).length]).toEqual(before);
  });

  it('wait until nothing of the day can be on its way any more', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    await rig.runAt(today, 5 * 60_000 - 1);
    expect(await rig.earned(inviter, 'BTC')).toBe(before);
    await rig.runAt(today, 5 * 60_000);
    expect(await rig.earned(inviter, 'BTC')).toBeGreaterThan(before);
  });

  it('belong to the day of the trade, to the millisecond', async () => {
    const before = await rig.earned(inviter, 'BTC');
    rig.goTo(today, DAY_MS - 1);
    await rig.trade(first, stranger, '0.001');
    rig.goTo(today + 1);
    await rig.trade(first, stranger, '0.002');
    const [earlier, later] = [await feesPaid(database(), first, today), await feesPaid(database(), first, today + 1)];
    await rig.runAt(today + 1);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + earlier.BTC / 5n);
    await rig.runAt(today + 2);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + earlier.BTC / 5n + later.BTC / 5n);
    today += 2;
  });

  it('of days that were missed are caught up, each with a posting of its own', async () => {
    const before = { paid: await rig.earned(inviter, 'BTC'), postings: (await rig.payouts()).length };
    let owed = 0n;
    for (const day of [today, today + 1, today + 3]) {
      rig.goTo(day, HOUR_MS);
      await rig.trade(second, stranger);
      owed += (await feesPaid(database(), second, day)).BTC / 5n;
    }
    today += 4;
    await rig.runAt(today);
    expect(await rig.earned(inviter, 'BTC')).toBe(before.paid + owed);
    expect((await rig.payouts()).length).toBe(before.postings + 6);
  });

  it('survive a crash between settling, posting and noting it: nothing is lost or paid twice', async () => {
    await rig.trade(first, stranger);
    const owed = (await feesPaid(database(), first, today)).BTC / 5n;
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    await settleDays(rig.parts.settling);
    expect(await rig.earned(inviter, 'BTC')).toBe(before);
    const { store } = rig.parts.paying;
    const { notePaid } = store;
    store.notePaid = () => Promise.reject(new Error('killed'));
    try {
      await expect(rig.run()).rejects.toThrow('killed');
      expect(await rig.earned(inviter, 'BTC')).toBe(before + owed);
    } finally {
      store.notePaid = notePaid;
    }
    await rig.run();
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed);
    expect(await database().query('select 1 from referral_payouts where paid_ms is null and forfeited_ms is null')).toEqual([]);
    // What is noted is the time of the posting itself.
    const [row] = await database().query<{ same: boolean }>(
      "select bool_and(o.paid_ms = p.at_ms) as same from referral_payouts o join ledger_postings p on p.kind = 'referral.rebate' " +
        "and p.reference = to_char(date '1970-01-01' + o.day, 'YYYY-MM-DD') || ':' || o.user_id || ':' || o.asset",
    );
    expect(row?.same).toBe(true);
  });

  it.each(['an operator', 'the owner'])('are held from who is frozen by %s, and paid when they no longer are', async (by) => {
    await rig.trade(first, stranger);
    const owed = (await feesPaid(database(), first, today)).BTC;
    const [before, own] = [await rig.earned(inviter, 'BTC'), await rig.earned(first, 'BTC')];
    const frozen = { actor: inviter, cancelOrders: false, ...(by === 'the owner' ? {} : { audit }) };
    await rig.money.writer.run('setFrozen', { ...frozen, isFrozen: true });
    today += 1;
    try {
      await rig.runAt(today, HOUR_MS);
      expect([await rig.earned(inviter, 'BTC'), await rig.earned(first, 'BTC')]).toEqual([before, own + owed / 10n]);
      expect(await database().query('select held_reason from referral_payouts where paid_ms is null and forfeited_ms is null')).toEqual([
        { held_reason: 'ACCOUNT' },
      ]);
      await rig.runAt(today, HOUR_MS * 2);
      expect(await rig.earned(inviter, 'BTC')).toBe(before);
    } finally {
      await rig.money.writer.run('setFrozen', { ...frozen, isFrozen: false });
    }
    await rig.runAt(today, HOUR_MS * 3);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed / 5n);
  });

  it('are paid to everybody behind one whose payment fails, which the run says at its end and the next one tries again', async () => {
    await rig.trade(first, stranger);
    const owed = (await feesPaid(database(), first, today)).BTC;
    const [before, own] = [await rig.earned(inviter, 'BTC'), await rig.earned(first, 'BTC')];
    today += 1;
    rig.goTo(today, HOUR_MS);
    await settleDays(rig.parts.settling);
    const { store, writer } = rig.parts.paying;
    // One at a time: the one that fails is a page of its own, the first.
    const due: typeof store.due = (times, _limit, after) => store.due(times, 1, after);
    const post: typeof writer.post = (posting, actor) =>
      actor?.userId === inviter.userId ? Promise.reject(new Error('broken')) : writer.post(posting, actor);
    const run = payRebates({ ...rig.parts.paying, store: { ...store, due }, writer: { post } });
    await expect(run).rejects.toThrow('1 of 2 rebates were not paid');
    expect([await rig.earned(inviter, 'BTC'), await rig.earned(first, 'BTC')]).toEqual([before, own + owed / 10n]);
    await rig.run();
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed / 5n);
  });

  it('that a clock which ran ahead has held are due', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    await settleDays(rig.parts.settling);
    const hold = (heldMs: number) =>
      database().query("update referral_payouts set held_ms = $1, held_reason = 'FEES' where paid_ms is null", [heldMs]);
    await hold(rig.money.clock.now());
    await rig.run();
    expect(await rig.earned(inviter, 'BTC')).toBe(before);
    await hold(rig.money.clock.now() + DAY_MS);
    await rig.run();
    expect(await rig.earned(inviter, 'BTC')).toBeGreaterThan(before);
  });

  it('are not settled, which is said, while a day that has not ended is settled', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    const ahead = [dayNumber(rig.money.clock.now()), rig.money.clock.now()];
    rig.errors.length = 0;
    await database().query('insert into referral_days (day, settled_ms) values ($1, $2)', ahead);
    try {
      await rig.run();
      expect(rig.errors).toEqual([expect.stringContaining('nothing is settled')]);
      expect(await rig.earned(inviter, 'BTC')).toBe(before);
    } finally {
      await database().query('delete from referral_days where day = $1', ahead.slice(0, 1));
    }
    await rig.run();
    expect([rig.errors.length, (await rig.earned(inviter, 'BTC')) > before]).toEqual([1, true]);
  });

  it('leave out a trade that an operator took back before the settling', async () => {
    await rig.trade(first, stranger, '0.002');
    await rig.trade(first, stranger);
    const [trade, reversed] = await database().query<{ id: string; posting: string; fee: bigint }>(
      'select t.id::text as id, p.id::text as posting, t.buyer_fee as fee from spot_trades t ' +
        "join ledger_postings p on p.kind = 'spot.trade' and p.reference = t.id::text order by t.id desc limit 2",
    );
    const before = await rig.earned(inviter, 'BTC');
    const queries = createOperatingQueries(database());
    const posting = await queries.posting(reversed?.posting ?? '');
    const entries = (posting?.entries ?? []).map((entry) => ({ ...entry, amount: -entry.amount }));
    await rig.money.writer.post({ kind: 'operator.reverse', reference: reversed?.posting ?? '', entries });
    today += 1;
    await rig.runAt(today, HOUR_MS);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + BigInt(trade?.fee ?? 0n) / 5n);
  });

  it('count a trade again whose taking back was taken back', async () => {
    await rig.trade(first, stranger);
    const queries = createOperatingQueries(database());
    const reverse = async (kind: string) => {
      const [{ id } = { id: '' }] = await database().query<{ id: string }>(
        'select max(id)::text as id from ledger_postings where kind = $1',
        [kind],
      );
      const entries = ((await queries.posting(id))?.entries ?? []).map((entry) => ({ ...entry, amount: -entry.amount }));
      await rig.money.writer.post({ kind: 'operator.reverse', reference: id, entries });
    };
    const owed = (await feesPaid(database(), first, today)).BTC / 5n;
    const before = await rig.earned(inviter, 'BTC');
    await reverse('spot.trade');
    await reverse('operator.reverse');
    today += 1;
    await rig.runAt(today, HOUR_MS);
    expect(owed > 0n).toBe(true);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed);
  });

  it('are paid once by two that pay at the same time', async () => {
    await rig.trade(first, stranger);
    const owed = (await feesPaid(database(), first, today)).BTC / 5n;
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    await Promise.all([rig.run(), rig.run()]);
    expect(owed > 0n).toBe(true);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed);
  });
});
