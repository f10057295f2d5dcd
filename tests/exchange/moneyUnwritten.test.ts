import fc from 'fast-check';
import type { Actor } from '@/exchange/app/actor';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import type { Database } from '@/exchange/app/ports/database';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, endMoney, fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { runs } from '../support/propertyRuns';
import { failing, StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

const UNAVAILABLE = { status: 'rejected', reason: { codeName: 'unavailable' } };

class ServerError extends Error {
  constructor(readonly code: string) {
    super(`the server answered ${code}`);
  }
}

/** Fails a commit late enough for a batch to be filled behind it. */
const late = (error: Error) => failing(error, 50);

describeOnEachDatabase('a commit of which the database says that it is not written', (database) => {
  let money: Money;
  let double: StoreDouble;
  let actor: Actor;
  beforeEach(async () => {
    double = new StoreDouble(createMoneyRepository(database()));
    money = await startMoney(database(), { store: double.store });
    actor = newActor();
    await fund(money, actor, 'USDT', '1000');
  });
  afterEach(() => endMoney(money, database(), actor));

  it.each([
    ['statement timeout', () => new ServerError('57014')],
    ['lock timeout', () => new ServerError('55P03')],
    ['deadline, as the lanes name it', () => new DatabaseUnavailableError('deadline', true, 'canceling statement')],
    ['no connection to be had', () => new DatabaseUnavailableError('busy', true, 'too much waits')],
  ])('is taken back alone and answered unavailable: %s', async (_name, failure) => {
    const kept = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    const hash = money.writer.stateHash();
    const { fences } = double;
    double.next.commit.push(late(failure()));
    const lost = [money.writer.placeSpotOrder(actor, limit('BUY', '90001', '0.001')), money.writer.cancelAllSpotOrders(actor)];
    for (const answer of await Promise.allSettled(lost)) expect(answer).toMatchObject(UNAVAILABLE);
    expect(money.writer.isUp()).toBe(true);
    expect(money.writer.stateHash()).toBe(hash);
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
    expect(double.fences).toBe(fences);
    expect(await money.writer.cancelAllSpotOrders(actor)).toEqual([kept.orderId]);
  });

  it('leaves the batch behind it to be applied anew, on what is true', async () => {
    // All the money: an order behind it only fits when this one is taken back.
    const all = limit('BUY', '90000', '0.011');
    double.next.commit.push(late(new ServerError('57014')));
    const first = money.writer.placeSpotOrder(actor, all);
    await new Promise((resume) => setTimeout(resume, 20));
    const behind = Array.from({ length: 5 }, (_, index) => money.writer.placeSpotOrder(actor, limit('BUY', `9000${index}`, '0.002')));
    const again = money.writer.placeSpotOrder(actor, { ...all, clientOrderId: 'another' });
    const [lost, ...served] = await Promise.allSettled([first, ...behind]);
    expect(lost).toMatchObject(UNAVAILABLE);
    expect(served.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    await expect(again).rejects.toMatchObject({ codeName: 'balanceTooLow' });
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
    expect((await money.writer.placeSpotOrder(actor, { ...all, price: '80000', size: '0.001' })).status).toBe('OPEN');
  });

  it('takes both back when the second one is late as well', async () => {
    double.next.commit.push(late(new ServerError('57014')), late(new ServerError('55P03')));
    const first = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    await new Promise((resume) => setTimeout(resume, 20));
    const second = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    for (const answer of await Promise.allSettled([first, second])) expect(answer).toMatchObject(UNAVAILABLE);
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 1000_00000000n, held: 0n });
  });

  it.each(['40P01', '40001'])('is tried again after %s, and never split: nobody is at fault', async (code) => {
    double.next.commit.push(late(new ServerError(code)));
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    double.next.commit.push(...Array.from({ length: 20 }, () => late(new ServerError(code))));
    const orders = Array.from({ length: 4 }, () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001')));
    for (const answer of await Promise.allSettled(orders)) expect(answer).toMatchObject(UNAVAILABLE);
    double.next.commit.length = 0;
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
  });

  it('rebuilds where the server was told and the line broke: that outcome is not known', async () => {
    double.next.commit.push(late(new DatabaseUnavailableError('connection', false, 'Connection terminated unexpectedly')));
    await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ codeName: 'outcomeUnknown' });
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 20));
    expect(money.writer.figures()).toMatchObject({ recoveries: 1 });
  });
});

/** The same database, whose server ends every batch after a while. */
const impatient = (database: Database, setting: string): MoneyStore =>
  createMoneyRepository({
    query: (text, params, name) =>
      name === undefined
        ? database.query(text, params)
        : database.transaction(async (tx) => {
            await tx.query(`set local ${setting} = '300ms'`);
            return tx.query(text, params, name);
          }),
  });

describeOnEachDatabase('a server that ends a commit', (database, kind) => {
  it.each(['statement_timeout', 'lock_timeout'])('by its %s has written nothing, and memory stands', async (setting) => {
    // The embedded database has one session: nobody can be in its way.
    if (kind === 'pglite') return;
    const double = new StoreDouble(impatient(database(), setting));
    const money = await startMoney(database(), { store: double.store });
    const actor = newActor();
    await fund(money, actor, 'USDT', '1000');
    const { fences } = double;
    await database().transaction(async (tx) => {
      await tx.query('select epoch from money_fence for update');
      await expect(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({ codeName: 'unavailable' });
    });
    expect((await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'))).status).toBe('OPEN');
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
    expect(double.fences).toBe(fences);
    await endMoney(money, database(), actor);
  });
});

describeOnEachDatabase('whatever is taken back', (database, kind) => {
  it('leaves memory as the database has it', async () => {
    const double = new StoreDouble(createMoneyRepository(database()));
    let money = await startMoney(database(), { store: double.store });
    const actors = [newActor(), newActor(), newActor()];
    for (const actor of actors) for (const asset of ['USDT', 'ETH']) await fund(money, actor, asset, '1000000');
    const eth = { symbol: 'ETH_USDT', selfTradePrevention: 'CANCEL_MAKER' as const };
    const step = fc.record({
      who: fc.nat(2),
      side: fc.constantFrom('BUY' as const, 'SELL' as const),
      ticks: fc.integer({ min: -3, max: 3 }),
      size: fc.integer({ min: 1, max: 20 }).map((lots) => (lots / 100).toFixed(2)),
      what: fc.constantFrom('limit', 'limit', 'limit', 'market', 'cancel'),
    });
    const code = fc.constantFrom(undefined, undefined, '57014', '55P03', '40001', '22003');
    const burst = fc.record({ codes: fc.array(code, { maxLength: 4 }), steps: fc.array(step, { minLength: 1, maxLength: 12 }) });
    const send = ({ who, side, ticks, size, what }: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      const actor = actors[who] as Actor;
      if (what === 'cancel') return money.writer.cancelAllSpotOrders(actor);
      if (what === 'market') return money.writer.placeSpotOrder(actor, market(side, size, eth));
      return money.writer.placeSpotOrder(actor, limit(side, (3512 + ticks / 100).toFixed(2), size, eth));
    };
    const inMemory = () => {
      // The reference price may lose a little with the process: it is written down every few seconds.
      const { referenceTicks: _, ...book } = money.writer.bookLevels('ETH_USDT', 100);
      return { hash: money.writer.stateHash(), book };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 4 }), async (bursts) => {
        for (const { codes, steps } of bursts) {
          // What fails does so after a turn or two, so that a batch is filled behind it.
          double.next.commit.push(...codes.map((each) => (each === undefined ? () => {} : failing(new ServerError(each), 3))));
          // Two halves, the second while the first is on its way.
          const middle = Math.ceil(steps.length / 2);
          const first = steps.slice(0, middle).map(send);
          await new Promise((resume) => setTimeout(resume, 2));
          await Promise.allSettled([...first, ...steps.slice(middle).map(send)]);
        }
        double.next.commit.length = 0;
        expect(money.writer.figures()).toMatchObject({ recoveries: 0 });
        const known = inMemory();
        await expectLedgerHolds(database());
        await money.writer.stop();
        money = await startMoney(database(), { store: double.store, clock: money.clock });
        expect(inMemory()).toEqual(known);
      }),
      runs(kind === 'pglite' ? 15 : 8),
    );
    await money.writer.stop();
  });
});
