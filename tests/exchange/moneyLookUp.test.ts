import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { Posting } from '@/exchange/app/money/ledger/posting';
import type { MoneyStore } from '@/exchange/app/money/moneyStore';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { balance, endMoney, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { audit } from '../support/operatedMarket';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

const POISON = 'poison';

/** A store that the database refuses to look a posting up in, for the reason of its reference. */
function choosyStore(store: MoneyStore): MoneyStore {
  return {
    ...store,
    findPostings: async (keys) => {
      if (keys.some(({ reference }) => reference === POISON)) throw Object.assign(new Error('unsupported Unicode'), { code: '22P05' });
      return store.findPostings(keys);
    },
  };
}

describeOnEachDatabase('a command at fault while it is looked up', (database) => {
  let money: Money;
  let actor: Actor;
  const warn = jest.fn();
  beforeEach(async () => {
    warn.mockClear();
    const store = choosyStore(createMoneyRepository(database()));
    money = await startMoney(database(), { store, log: { ...silentLog, warn } });
    actor = newActor();
    await fund(money, actor, 'USDT', '10000');
  });
  afterEach(() => endMoney(money, database(), actor));

  /** Forty commands of one batch, and what became of them: the others are served as if it had not been there. */
  async function refusedAmongMany(one: () => Promise<unknown>): Promise<unknown> {
    const { separated } = money.writer.figures();
    const others = () => Array.from({ length: 20 }, () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001')));
    const before = others();
    const refused = one().then(
      () => undefined,
      (error: unknown) => error,
    );
    const orders = await Promise.all([...before, ...others()]);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['OPEN']));
    expect((await balance(database(), actor, 'USDT')).held).toBe(40n * 90_00000000n);
    // No batch was taken apart because of it.
    expect(warn).not.toHaveBeenCalled();
    expect(money.writer.figures()).toMatchObject({ recoveries: 0 });
    expect(money.writer.figures().separated - separated).toBeLessThanOrEqual(1);
    return refused;
  }

  const resume = (refusal: () => Promise<AppError | undefined>) => () =>
    money.writer.run('setMoneyHalt', { reason: null, lifts: 1, refusal, audit });

  it.each([
    ['that is refused', async () => new AppError('tokenInvalid'), 'tokenInvalid'],
    ['whose question breaks the program', () => Promise.reject(new Error('who is that?')), 'internal'],
    [
      'whose question gets no answer',
      () => Promise.reject(new DatabaseUnavailableError('deadline', true, 'canceling statement due to statement timeout')),
      'unavailable',
    ],
  ])('letting money move again %s is refused alone', async (_, refusal, codeName) => {
    expect(await refusedAmongMany(resume(refusal))).toMatchObject({ codeName });
  });

  it('a posting that cannot be looked up is refused alone, other postings of its batch are made', async () => {
    const posting = (reference: string): Posting => ({
      kind: 'test.look',
      reference,
      entries: [
        { owner: { type: 'user', userId: actor.userId, wallet: 'MAIN' }, asset: 'USDT', amount: 1n },
        { owner: { type: 'system', name: 'issuance' }, asset: 'USDT', amount: -1n },
      ],
    });
    const one = async () => {
      const made = Array.from({ length: 9 }, (_, index) => money.writer.post(posting(`${actor.userId}-${index}`)));
      const [refused] = await Promise.allSettled([money.writer.post(posting(POISON)), ...made]);
      await Promise.all(made);
      if (refused.status === 'rejected') throw refused.reason;
    };
    expect(await refusedAmongMany(one)).toMatchObject({ codeName: 'internal' });
    // Who is told that it was refused must not find it made.
    expect(await balance(database(), actor, 'USDT', 'MAIN')).toEqual({ available: 9n, held: 0n });
  });
});
