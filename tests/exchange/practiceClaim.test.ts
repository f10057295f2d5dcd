import type { FastifyInstance } from 'fastify';
import { claimFirstFunds } from '@/exchange/app/practice/claimFirstFunds';
import { claimPracticeFunds } from '@/exchange/app/practice/claimPracticeFunds';
import { createClaimRepository } from '@/exchange/db/practice/claimRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, type Money, newActor, startMoney } from '../support/moneyDesk';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;
const GRANTS = [
  { asset: 'USDT', amount: '10000' },
  { asset: 'EUR', amount: '1000' },
  { asset: 'BTC', amount: '0.05' },
  { asset: 'ETH', amount: '1' },
];

describeOnDatabase('practice claim', (database) => {
  let money: Money;
  let app: FastifyInstance;
  const user = newActor();
  const impatient = newActor();
  const frozen = newActor();
  // Its id begins with the other's: claims of one must not count for the other.
  const longer = { ...user, userId: `${user.userId}1` };
  const onRealBrand = { ...newActor(), brand: 'real' };
  beforeAll(async () => {
    money = await startMoney(database());
    ({ app } = buildSpotApp(database(), money, [user, impatient, longer, frozen, onRealBrand]));
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await app.close();
    await money.writer.stop();
  });

  it('is made for an account that never made one, and not again when it may', async () => {
    const demo = newActor();
    const practice = { writer: money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: money.clock };
    await claimFirstFunds(practice, demo);
    expect(await balance(database(), demo, 'USDT')).toEqual({ available: 10_000_00000000n, held: 0n });
    money.clock.advance(2 * DAY_MS);
    await claimFirstFunds(practice, demo);
    expect(await balance(database(), demo, 'USDT')).toEqual({ available: 10_000_00000000n, held: 0n });
    await expect(claimFirstFunds({ ...practice, isPracticeBrand: () => false }, newActor())).rejects.toMatchObject({
      codeName: 'practiceOff',
    });
  });

  it('gives funds once within 24 hours', async () => {
    expect((await call(app, user, 'practiceStatus', {})).data).toEqual({
      canClaim: true,
      nextClaimAt: null,
      grants: GRANTS,
      intervalMs: DAY_MS,
    });
    const nextClaimAt = money.clock.now() + DAY_MS;
    expect((await call(app, user, 'practiceClaim', {})).data).toEqual({ grants: GRANTS, nextClaimAt });
    expect(await balance(database(), user, 'USDT')).toEqual({ available: 10_000_00000000n, held: 0n });
    expect((await call(app, user, 'practiceStatus', {})).data).toEqual({
      canClaim: false,
      nextClaimAt,
      grants: GRANTS,
      intervalMs: DAY_MS,
    });
    money.clock.advance(DAY_MS - 60_000);
    expect(await call(app, user, 'practiceClaim', {})).toEqual({ code: '50002', msg: 'practice.too_soon||60', data: null });
    money.clock.advance(60_000);
    expect((await call(app, user, 'practiceClaim', {})).code).toBe('0');
    expect((await balance(database(), user, 'BTC')).available).toBe(10_000_000n);
  });

  it('takes a double click for one', async () => {
    const [first, second] = await Promise.all([call(app, impatient, 'practiceClaim', {}), call(app, impatient, 'practiceClaim', {})]);
    money.clock.advance(1_000);
    const third = await call(app, impatient, 'practiceClaim', {});
    expect([second, third]).toEqual([first, first]);
    expect((await balance(database(), impatient, 'ETH')).available).toBe(100_000_000n);
  });

  it('says that it is too soon where the clock was set back, and gives nothing', async () => {
    const late = newActor();
    const practice = { writer: money.writer, queries: createClaimRepository(database()), isPracticeBrand: () => true, clock: money.clock };
    await claimPracticeFunds(practice, late);
    const early = { ...practice, clock: { now: () => money.clock.now() - 60_000 } };
    await expect(claimPracticeFunds(early, late)).rejects.toMatchObject({ codeName: 'practiceTooSoon' });
  });

  it('tells users apart whose ids begin alike', async () => {
    expect((await call(app, longer, 'practiceClaim', {})).code).toBe('0');
    expect((await balance(database(), longer, 'ETH')).available).toBe(100_000_000n);
  });

  it('gives a frozen user nothing until they are let go', async () => {
    const audit = { actor: 'operator:alice', action: 'test', subject: `user:${frozen.userId}`, details: {} };
    const freeze = (isFrozen: boolean) => money.writer.run('setFrozen', { actor: frozen, isFrozen, cancelOrders: false, audit });
    await freeze(true);
    // With since when; nobody can know until when.
    expect(await call(app, frozen, 'practiceClaim', {})).toMatchObject({ msg: `auth.account_frozen||${money.clock.now()}`, data: null });
    expect(await database().query('select 1 from accounts where owner_id = $1', [frozen.userId])).toEqual([]);
    await freeze(false);
    expect((await call(app, frozen, 'practiceClaim', {})).code).toBe('0');
  });

  it('gives nothing on other brands', async () => {
    expect((await call(app, onRealBrand, 'practiceStatus', {})).data).toEqual({
      canClaim: false,
      nextClaimAt: null,
      grants: [],
      intervalMs: DAY_MS,
    });
    expect(await call(app, onRealBrand, 'practiceClaim', {})).toEqual({ code: '50001', msg: 'practice.off', data: null });
    expect(await database().query('select 1 from accounts where owner_id = $1', [onRealBrand.userId])).toEqual([]);
  });
});
