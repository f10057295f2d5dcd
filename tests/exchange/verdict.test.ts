import { batchRowsOf } from '@/exchange/app/money/desk/batchRows';
import { verdictOf, watchedStore } from '@/exchange/app/money/loop/verdict';
import { type MoneyStore, UnsayableRowsError } from '@/exchange/app/money/moneyStore';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { bareDesk, newBatch } from '../support/bareDesk';

const failureOf = (work: () => Promise<unknown>) => work().catch((error: unknown) => error);
const rows = () => batchRowsOf(newBatch(), bareDesk());
const storeThatThrows = (error: unknown) =>
  watchedStore({ ...createMoneyRepository({ query: async () => [] }), commit: () => Promise.reject(error) } as MoneyStore);

describe('what a failed batch says about itself', () => {
  it('is that it was not sent, where its rows cannot be put into words', async () => {
    const store = watchedStore(createMoneyRepository({ query: async () => [] }));
    const failure = await failureOf(() =>
      store.commit({ ...rows(), entries: [{ posting_id: Object.create(null), account_id: '1', amount: 1n }] }),
    );
    expect(failure).toBeInstanceOf(UnsayableRowsError);
    expect(verdictOf(failure)).toBe('data');
  });

  it.each([new TypeError('of the driver'), new RangeError('of the driver'), new Error('of nobody')])(
    'is nothing, where the way to the database broke: %s',
    async (error) => {
      expect(verdictOf(await failureOf(() => storeThatThrows(error).commit(rows())))).toBe('unknown');
    },
  );

  it('is that a command is at fault, where this program broke before', () => {
    expect([new TypeError('of a command'), 'a word', undefined].map(verdictOf)).toEqual(['data', 'data', 'data']);
  });
});
