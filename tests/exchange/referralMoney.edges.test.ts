import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { AuditRecord } from '@/exchange/app/auditRecord';
import { feesOfDay } from '@/exchange/app/referral/dayFees';
import { withholdOwn } from '@/exchange/app/referral/findWithheld';
import { payRebates } from '@/exchange/app/referral/payRebates';
import type { SettlingStore } from '@/exchange/app/referral/referralStore';
import { settleDays } from '@/exchange/app/referral/settleDays';
import { createInvitationStore } from '@/exchange/db/referral/invitations';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { feeAccount, feesPaid } from '../support/referralFees';
import { type ReferralRig, startRebates } from '../support/referralRig';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const audit: AuditRecord = { actor: 'rule:test', action: 'test', subject: 'test', details: {} };

describeOnDatabase('rebates that are not simply paid', (database) => {
  let rig: ReferralRig;
  let inviter: Actor;
  let first: Actor;
  let stranger: Actor;
  // Every test goes on from the day the one before ended with.
  let today = 0;

  beforeAll(async () => {
    ({ rig, inviter, first, stranger } = await startRebates(database()));
  });
  afterAll(async () => {
    try {
      await expectLedgerHolds(database());
    } finally {
      await rig.money.writer.stop();
    }
  });

  it('wait for who has no room for them', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    await settleDays(rig.parts.settling);
    const post = () => Promise.reject(new AppError('amountTooLarge'));
    await payRebates({ ...rig.parts.paying, writer: { post } });
    expect(await database().query('select distinct held_reason from referral_payouts where paid_ms is null')).toEqual([
      { held_reason: 'ROOM' },
    ]);
    await rig.runAt(today, HOUR_MS * 3);
    expect(await rig.earned(inviter, 'BTC')).toBeGreaterThan(before);
  });

  it('add up fees of one asset over markets with two quotes', async () => {
    const store: SettlingStore = {
      ...rig.parts.settling.store,
      inviteesAfter: async (after) => (after === '0' ? [{ userId: '7', inviterId: '1', isVerified: true, joinedMs: 0 }] : []),
      feesOf: async () => [
        { userId: '7', asset: 'BTC', quote: 'USDT', fee: 3n, traded: 10_000_000n },
        { userId: '7', asset: 'BTC', quote: 'EUR', fee: 4n, traded: 1_000n },
      ],
    };
    const prices = {
      scales: new Map([
        ['USDT', 6],
        ['EUR', 2],
      ]),
      rates: new Map([
        ['USDT', '1'],
        ['EUR', '1.1'],
      ]),
    };
    const [person] = await feesOfDay(store, 1, prices, async () => {});
    expect(person?.fees).toEqual([{ asset: 'BTC', fee: 7n, tradedValue: '21' }]);
  });

  it('wait while money stands still', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    today += 1;
    rig.goTo(today, HOUR_MS);
    await rig.money.writer.run('setMoneyHalt', { reason: 'OPERATOR', audit });
    try {
      await expect(rig.run()).rejects.toBeInstanceOf(AppError);
      expect(await rig.earned(inviter, 'BTC')).toBe(before);
    } finally {
      await rig.money.writer.run('setMoneyHalt', { reason: null, lifts: rig.money.writer.moneyHalt()?.atMs ?? 0, audit });
    }
    await rig.run();
    expect(await rig.earned(inviter, 'BTC')).toBeGreaterThan(before);
  });

  it('are never paid out of what is not there', async () => {
    await rig.trade(first, stranger);
    const before = await rig.earned(inviter, 'BTC');
    const all = await feeAccount(database(), 'BTC');
    const sweep = (amount: bigint, reference: string) =>
      rig.money.writer.post({
        kind: 'test.sweep',
        reference,
        entries: [
          { owner: { type: 'system', name: 'fees' }, asset: 'BTC', amount: -amount },
          { owner: { type: 'system', name: 'adjustments' }, asset: 'BTC', amount },
        ],
      });
    await sweep(all, 'out');
    today += 1;
    await rig.runAt(today, HOUR_MS);
    expect([await rig.earned(inviter, 'BTC'), await feeAccount(database(), 'BTC')]).toEqual([before, 0n]);
    await sweep(-all, 'back');
    await rig.runAt(today, HOUR_MS * 3);
    expect(await rig.earned(inviter, 'BTC')).toBeGreaterThan(before);
  });

  it('leave out what is too little to share', async () => {
    const postings = (await rig.payouts()).length;
    await rig.trade(first, stranger);
    const [trade] = await database().query<{ id: bigint; buyer_fee: bigint }>(
      'select id, buyer_fee from spot_trades order by id desc limit 1',
    );
    const setFee = (fee?: bigint) => database().query('update spot_trades set buyer_fee = $2 where id = $1', [trade?.id, fee]);
    // A fifth of 4 units is less than one.
    await setFee(4n);
    today += 1;
    try {
      await rig.runAt(today, HOUR_MS);
    } finally {
      await setFee(trade?.buyer_fee);
    }
    expect((await rig.payouts()).length).toBe(postings);
  });

  it('end for the invited after 90 days, and go on for who invited', async () => {
    const joined = await rig.join(inviter);
    rig.goTo(today + 89, HOUR_MS);
    await rig.trade(joined, stranger);
    rig.goTo(today + 90, HOUR_MS);
    await rig.trade(joined, stranger);
    const owed = [await feesPaid(database(), joined, today + 89), await feesPaid(database(), joined, today + 90)] as const;
    const before = await rig.earned(inviter, 'BTC');
    today += 91;
    await rig.runAt(today);
    expect(await rig.earned(joined, 'BTC')).toBe(owed[0].BTC / 10n);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed[0].BTC / 5n + owed[1].BTC / 5n);
  });

  it('come from nobody whose account was closed before the day was settled: whose own it was cannot be told any more', async () => {
    const before = await rig.earned(inviter, 'BTC');
    const [gone, stays] = [await rig.join(inviter, { isVerified: true }), await rig.join(inviter, { isVerified: true })];
    for (const trader of [gone, stays]) await rig.trade(trader, stranger);
    const owed = (await feesPaid(database(), stays, today)).BTC;
    expect((await feesPaid(database(), gone, today)).BTC).toBeGreaterThan(0n);
    await database().query(
      'update users set closed_at = 1, email = null, phone = null, password_hash = null, auth_status = 0 where id = $1',
      [gone.userId],
    );
    today += 1;
    await rig.runAt(today);
    expect(await rig.earned(inviter, 'BTC')).toBe(before + owed / 5n);
    expect(await rig.earned(gone, 'BTC')).toBe(0n);
  });

  it('give no welcome to who was invited from the same place by an account that is closed before it trades', async () => {
    const place = { ip: '203.0.113.77', userAgent: 'Safari on one phone' };
    const leaver = await rig.join(undefined, place);
    const [own, other] = [await rig.join(leaver, place), await rig.join(leaver, { ip: '198.51.100.3', userAgent: 'Chrome' })];
    const invitations = createInvitationStore(database());
    expect((await invitations.invitedBy(leaver.userId)).sort()).toEqual([own.userId, other.userId].sort());
    await withholdOwn(invitations, leaver.userId, rig.money.clock.now());
    expect(await invitations.invitedBy(leaver.userId)).toEqual([other.userId]);
    // What told them apart goes with the account.
    await database().query('delete from account_activity where user_id = $1', [leaver.userId]);
    await database().query(
      'update users set closed_at = 1, email = null, phone = null, password_hash = null, auth_status = 0 where id = $1',
      [leaver.userId],
    );
    for (const trader of [own, other]) await rig.trade(trader, stranger);
    const owed = (await feesPaid(database(), other, today)).BTC / 10n;
    today += 1;
    await rig.runAt(today, HOUR_MS);
    expect(owed > 0n).toBe(true);
    expect([await rig.earned(own, 'BTC'), await rig.earned(other, 'BTC')]).toEqual([0n, owed]);
  });

  it('are forfeited by who closes the account, due or to come, once and for all', async () => {
    const leaver = await rig.join();
    const brought = await rig.join(leaver, { isVerified: true });
    await rig.trade(brought, stranger);
    const stays = (await feesPaid(database(), brought, today)).BTC;
    const close = { givesUp: true, audit: { actor: 'rule:owner', action: 'account.close', subject: `user:${leaver.userId}`, details: {} } };
    await rig.money.writer.run('closeAccount', { actor: leaver, isPractice: true, closes: close });
    today += 1;
    await rig.runAt(today, HOUR_MS);
    await rig.runAt(today, HOUR_MS * 3);
    expect(await rig.earned(leaver, 'BTC')).toBe(0n);
    const rows = await database().query(
      `select from_invitees as due, forfeited_reason as reason, held_ms, paid_ms from referral_payouts where user_id = $1`,
      [leaver.userId],
    );
    expect(rows).toEqual([{ due: stays / 5n, reason: 'CLOSED', held_ms: null, paid_ms: null }]);
    expect(await database().query('select 1 from referral_payouts where paid_ms is null and forfeited_ms is null')).toEqual([]);
  });
});
