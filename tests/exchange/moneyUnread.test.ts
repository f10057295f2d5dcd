import type { Actor } from '@/exchange/app/actor';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { balance, endMoney, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

type Read = 'accountsOf' | 'tradersOf' | 'namesOf' | 'findPostings' | 'findTransfers';

/** A store one of whose reads can be made to fail. */
function blindStore(store: MoneyStore) {
  const state: { fences: number; blind: Read | undefined; failure: Error } = { fences: 0, blind: undefined, failure: new Error() };
  const reading = <Name extends Read>(name: Name): MoneyStore[Name] =>
    (async (...args: never[]) => {
      if (state.blind === name) throw state.failure;
      return (store[name] as (...given: never[]) => Promise<unknown>)(...args);
    }) as MoneyStore[Name];
  const blind: MoneyStore = {
    ...store,
    accountsOf: reading('accountsOf'),
    tradersOf: reading('tradersOf'),
    namesOf: reading('namesOf'),
    findPostings: reading('findPostings'),
    findTransfers: reading('findTransfers'),
    takeFence: (...args) => {
      state.fences += 1;
      return store.takeFence(...args);
    },
  };
  return { blind, state };
}

const FAILURES = [
  ['in time', () => new DatabaseUnavailableError('deadline', true, 'canceling statement due to statement timeout')],
  ['over a line that broke', () => new DatabaseUnavailableError('connection', false, 'Connection terminated unexpectedly')],
] as const;

describeOnEachDatabase('what a command needs and the database does not answer', (database) => {
  let money: Money;
  let state: ReturnType<typeof blindStore>['state'];
  let known: Actor;
  beforeEach(async () => {
    const { blind, ...rest } = blindStore(createMoneyRepository(database()));
    state = rest.state;
    money = await startMoney(database(), { store: blind });
    known = newActor();
    await fund(money, known, 'USDT', '1000');
    await money.writer.placeSpotOrder(known, limit('BUY', '90000', '0.001'));
  });
  afterEach(async () => {
    state.blind = undefined;
    await endMoney(money, database(), known);
  });

  describe.each(FAILURES)('%s', (_name, failure) => {
    it.each(['accountsOf', 'tradersOf'] as const)('refuses who is not in memory (%s), and nobody else', async (read) => {
      const stranger = newActor();
      const { fences } = state;
      const hash = money.writer.stateHash();
      Object.assign(state, { blind: read, failure: failure() });
      const orders = [known, stranger, known].map((actor) => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001')));
      const answers = await Promise.allSettled(orders);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(answers[1]).toMatchObject({ reason: { codeName: 'unavailable' } });
      expect(money.writer.isUp()).toBe(true);
      expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
      expect(state.fences).toBe(fences);
      state.blind = undefined;
      // The one who was refused is as if they had never asked.
      await expect(money.writer.placeSpotOrder(stranger, limit('BUY', '90000', '0.001'))).rejects.toMatchObject({
        codeName: 'balanceTooLow',
      });
      expect(money.writer.stateHash()).not.toBe(hash);
    });

    it('refuses what might have been done before, and nothing else', async () => {
      const { fences } = state;
      Object.assign(state, { blind: 'findTransfers', failure: failure() });
      const transfer = (clientTransferId: string) =>
        money.writer.run('transfer', { userId: known.userId, clientTransferId, asset: 'USDT', amount: 1n, from: 'TRADE', to: 'MAIN' });
      const [moved, placed] = await Promise.allSettled([
        transfer('once'),
        money.writer.placeSpotOrder(known, limit('BUY', '90000', '0.001')),
      ]);
      expect(moved).toMatchObject({ reason: { codeName: 'unavailable' } });
      expect(placed.status).toBe('fulfilled');
      state.blind = 'findPostings';
      await expect(fund(money, known, 'USDT', '1')).rejects.toMatchObject({ codeName: 'unavailable' });
      expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
      expect(state.fences).toBe(fences);
      state.blind = undefined;
      await transfer('once');
      expect((await balance(database(), known, 'USDT')).available).toBe(1000_00000000n - 2n * 90_00000000n - 1n);
      // What left the trading wallet comes back, so that the sums of this suite are those of trading alone.
      await money.writer.run('transfer', {
        userId: known.userId,
        clientTransferId: 'back',
        asset: 'USDT',
        amount: 1n,
        from: 'MAIN',
        to: 'TRADE',
      });
    });
  });
});
