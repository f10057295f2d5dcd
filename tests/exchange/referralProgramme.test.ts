import type { FastifyInstance } from 'fastify';
import { PLAIN_STANDING } from '@/domain/account/standing';
import type { Actor } from '@/exchange/app/actor';
import { samePersonBy } from '@/exchange/app/referral/samePerson';
import { createReferralQueries } from '@/exchange/db/referral/referralQueries';
import { registerReferralRoutes } from '@/exchange/http/referralRoutes';
import { buildRouteTestApp } from '../support/exchangeApp';
import { DAY_MS, FIRST_DAY, type ReferralRig, startReferral } from '../support/referralRig';
import { call } from '../support/spotApp';
import { describeOnDatabase } from '../support/testDatabase';

const HOUR_MS = 3_600_000;
const PHONE_AT_HOME = { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (iPhone)' };

describeOnDatabase('the referral programme', (database) => {
  let rig: ReferralRig;
  let app: FastifyInstance;
  const actors: Actor[] = [];
  const join: ReferralRig['join'] = async (...about) => {
    const actor = await rig.join(...about);
    actors.push(actor);
    return actor;
  };
  beforeAll(async () => {
    rig = await startReferral(database());
    app = buildRouteTestApp({
      authenticate: async (token) => {
        const actor = actors.find(({ userId }) => userId === token);
        return actor && { ...actor, sessionId: '0', sessionEndsMs: 8.64e15, standing: PLAIN_STANDING };
      },
    });
    const { scales } = rig.money.writer;
    registerReferralRoutes(app, { queries: createReferralQueries(database()), scales, clock: rig.money.clock });
  });
  afterAll(async () => {
    await app.close();
    await rig.money.writer.stop();
  });

  it('tells a user who invited nobody yet what there is to gain', async () => {
    const actor = await join();
    expect((await call(app, actor, 'referralInfo', {})).data).toEqual({
      code: expect.stringMatching(/^CODE\d+$/),
      tier: 'FRIEND',
      tiers: [
        { tier: 'FRIEND', rate: '0.2', fromActive: 0 },
        { tier: 'PARTNER', rate: '0.25', fromActive: 10 },
        { tier: 'AMBASSADOR', rate: '0.3', fromActive: 50 },
      ],
      invitees: 0,
      activeInvitees: 0,
      activeDays: 30,
      welcome: { rate: '0.1', days: 90 },
      welcomeUntil: null,
      earned: '0',
      earnedThisMonth: '0',
      waiting: '0',
      waitingFor: null,
      lastDay: null,
    });
    expect((await call(app, actor, 'referralEarnings', { year: 2025 })).data).toEqual({ year: 2025, years: [2026], days: [] });
  });

  it('shows each of both what is theirs, and nothing of anybody else', async () => {
    const [inviter, stranger] = [await join(), await join()];
    const invited = await join(inviter, { email: 'mei.lindor@mail.example', isVerified: true });
    await join(inviter, { email: 'tom@mail.example' });
    // 0.01 BTC at 90,000 are 900 USDT; the buyer makes no price and pays the taker's rate in BTC.
    await rig.trade(invited, stranger, '0.01');
    const [fill] = await database().query<{ buyer_fee: bigint }>('select buyer_fee from spot_trades where buyer_id = $1', [invited.userId]);
    const fee = Number(fill?.buyer_fee) / 1e8;
    await rig.runAt(1, HOUR_MS);
    const info = (await call(app, inviter, 'referralInfo', {})).data;
    expect(info).toMatchObject({ invitees: 2, activeInvitees: 1, welcomeUntil: null, waiting: '0', lastDay: { day: FIRST_DAY } });
    expect(Number(info?.earned)).toBeCloseTo(fee * 0.2 * 90_000, 6);
    expect(info?.earnedThisMonth).toBe(info?.earned);
    const [mei, tom] = (await call(app, inviter, 'referralInvitees', {})).data?.records.toReversed() ?? [];
    expect(mei).toMatchObject({ name: 'mei***or@mail.example', state: 'ACTIVE', traded: '900', joinedAt: FIRST_DAY + DAY_MS / 2 });
    expect(Number(mei?.fees)).toBeCloseTo(fee * 90_000, 6);
    expect(mei?.earned).toBe(info?.earned);
    expect(tom).toMatchObject({ name: 't***@mail.example', state: 'UNVERIFIED', traded: '0', earned: '0' });
    const [own] = (await call(app, invited, 'referralRebates', {})).data?.records ?? [];
    expect(own).toMatchObject({ day: FIRST_DAY, asset: 'BTC', fromInvitees: '0', state: 'PAID', paidAt: FIRST_DAY + DAY_MS + HOUR_MS });
    expect(Number(own?.fromOwnFees)).toBeCloseTo(fee / 10, 8);
    expect((await call(app, invited, 'referralInfo', {})).data?.welcomeUntil).toBe(FIRST_DAY + 90 * DAY_MS);
    expect((await call(app, stranger, 'referralRebates', {})).data?.records).toEqual([]);
    expect((await call(app, stranger, 'referralInvitees', {})).data?.records).toEqual([]);
    const { days } = (await call(app, inviter, 'referralEarnings', {})).data ?? {};
    expect(days).toEqual([
      { day: FIRST_DAY, value: info?.earned, assets: [{ asset: 'BTC', amount: (fee * 0.2).toFixed(8).replace(/0+$/, '') }] },
    ]);
  });

  it('pages through people and rebates by cursor, and takes no cursor that is not its own', async () => {
    const [inviter, stranger] = [await join(), await join()];
    rig.goTo(2, HOUR_MS);
    const people = [await join(inviter), await join(inviter), await join(inviter)] as const;
    for (const day of [2, 3, 4]) {
      rig.goTo(day, HOUR_MS * 2);
      for (const person of people) await rig.trade(person, stranger);
    }
    await rig.runAt(5);
    const walk = async (name: 'referralInvitees' | 'referralRebates') => {
      const seen: unknown[] = [];
      for (let searchAfter: string | null = ''; searchAfter !== null; ) {
        const page: { records: unknown[]; searchAfter: string | null; last: boolean } | null = (
          await call(app, inviter, name, { pageSize: 2, ...(searchAfter ? { searchAfter } : {}) })
        ).data;
        seen.push(...(page?.records ?? []));
        searchAfter = page?.searchAfter ?? null;
        expect(page?.last).toBe(searchAfter === null);
      }
      return seen;
    };
    expect((await walk('referralInvitees')).length).toBe(3);
    expect((await walk('referralRebates')).map((row) => (row as { day: number }).day)).toEqual(
      [4, 3, 2].map((day) => FIRST_DAY + day * DAY_MS),
    );
    const forged = Buffer.from('253402300799999-999999999999999999').toString('base64url');
    expect((await call(app, inviter, 'referralRebates', { searchAfter: forged })).code).toBe('0');
    expect((await call(app, inviter, 'referralRebates', { searchAfter: 'nonsense' })).msg).toMatch(/^request.invalid/);
  });

  it.each([
    ['on the same device in the same network', PHONE_AT_HOME, PHONE_AT_HOME],
    ['with one mailbox in two spellings', { email: 'one@mail.example' }, { email: 'one+again@mail.example' }],
  ])('gives nothing for inviting oneself: %s', async (_what, ownAccount, otherAccount) => {
    const [inviter, stranger] = [await join(undefined, ownAccount), await join()];
    const other = await join(inviter, otherAccount);
    rig.goTo(Math.floor((rig.money.clock.now() - FIRST_DAY) / DAY_MS), HOUR_MS * 6);
    await rig.trade(other, stranger);
    await rig.runAt(Math.floor((rig.money.clock.now() - FIRST_DAY) / DAY_MS) + 1, HOUR_MS);
    expect([await rig.earned(inviter, 'BTC'), await rig.earned(other, 'BTC')]).toEqual([0n, 0n]);
    expect((await call(app, inviter, 'referralInvitees', {})).data?.records).toMatchObject([{ state: 'WITHHELD', earned: '0' }]);
    expect((await call(app, inviter, 'referralInfo', {})).data).toMatchObject({ activeInvitees: 0 });
    expect((await call(app, other, 'referralInfo', {})).data?.welcomeUntil).toBeNull();
  });

  it('settles a day once, also when two look at the same time', async () => {
    const [inviter, stranger] = [await join(), await join()];
    const invited = await join(inviter);
    await rig.trade(invited, stranger);
    rig.goTo(Math.floor((rig.money.clock.now() - FIRST_DAY) / DAY_MS) + 1, HOUR_MS);
    await Promise.all([rig.run(), rig.run(), rig.run()]);
    const [shares] = await database().query<{ count: bigint }>('select count(*) as count from referral_shares where beneficiary_id = $1', [
      inviter.userId,
    ]);
    expect(Number(shares?.count)).toBe(1);
  });

  it('has nothing to do with accounts of the house', async () => {
    const [inviter, stranger] = [await join(), await join()];
    const bot = await database().query<{ id: bigint }>(
      `insert into users (brand, internal_name, account_type, nick_name, language, referral_code, referred_by, created_at)
       values ('', $1, 2, 'bot', 'en', $1, $2, 0) returning id`,
      [`BOT${inviter.userId}`, inviter.userId],
    );
    const invited = await join({ ...inviter, userId: String(bot[0]?.id) });
    await rig.trade(invited, stranger);
    await rig.runAt(Math.floor((rig.money.clock.now() - FIRST_DAY) / DAY_MS) + 1, HOUR_MS);
    expect(await database().query('select 1 from referral_shares where beneficiary_id = $1 or invitee_id = $1', [bot[0]?.id])).toEqual([]);
  });

  it('never lets another have invited a user', async () => {
    const [inviter, other] = [await join(), await join()];
    const invited = await join(inviter);
    for (const by of [other.userId, null])
      await expect(database().query('update users set referred_by = $2 where id = $1', [invited.userId, by])).rejects.toMatchObject({
        code: 'KM030',
      });
  });
});

describe('two accounts', () => {
  const person = (...origins: [ip: string, userAgent: string][]) => ({
    userId: '1',
    email: null,
    origins: origins.map(([ip, userAgent]) => ({ ip, userAgent })),
  });

  it.each([
    ['in one network of IPv6', ['2001:db8:1:2::7', 'Safari'], ['2001:db8:1:2:9::1', 'Safari'], 'DEVICE'],
    ['at an address that is mapped into IPv6', ['::ffff:203.0.113.9', 'Safari'], ['203.0.113.9', 'Safari'], 'DEVICE'],
    ['with another device', ['203.0.113.9', 'Safari'], ['203.0.113.9', 'Firefox'], undefined],
    ['in another network', ['203.0.113.9', 'Safari'], ['203.0.113.8', 'Safari'], undefined],
    ['at private addresses', ['192.168.1.2', 'Safari'], ['192.168.1.2', 'Safari'], undefined],
    ['behind a carrier', ['100.64.3.2', 'Safari'], ['100.64.3.2', 'Safari'], undefined],
    ['on this machine', ['::1', 'Safari'], ['::1', 'Safari'], undefined],
    ['of private IPv6', ['fd00::1', 'Safari'], ['fd00::1', 'Safari'], undefined],
    ['whose device says nothing', ['203.0.113.9', ''], ['203.0.113.9', ''], undefined],
  ] as const)('%s', (_what, first, second, reason) => {
    expect(samePersonBy(person([...first]), person([...second]))).toBe(reason);
  });
});
