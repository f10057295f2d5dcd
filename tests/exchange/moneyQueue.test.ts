import { AppError } from '@/exchange/app/appError';
import type { UserCommitted } from '@/exchange/app/events';
import { Desk } from '@/exchange/app/money/desk/desk';
import { announce } from '@/exchange/app/money/loop/announce';
import type { Command } from '@/exchange/app/money/loop/command';
import { CommandQueue } from '@/exchange/app/money/loop/commandQueue';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { fund, limit, newActor, RecordingBus, startMoney } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
import { gate, StoreDouble } from '../support/storeDoubles';
import { describeOnEachDatabase } from '../support/testDatabase';

function command(answers: unknown[]): Command {
  return {
    name: 'cancelAll',
    input: { actor: newActor(), symbol: undefined },
    resolve: (ids) => answers.push(ids),
    reject: (error) => answers.push((error as AppError).codeName),
  };
}

describe('the queue of commands', () => {
  it('refuses at once what is too much, counting those on their way', () => {
    const queue = new CommandQueue(2);
    const answers: unknown[] = [];
    for (let index = 0; index < 3; index += 1) queue.push(command(answers));
    expect(answers).toEqual(['unavailable']);
    expect(queue.refused).toBe(1);
    const taken = queue.take(2);
    queue.push(command(answers));
    expect(answers).toHaveLength(2);
    taken[0]?.reject(new AppError('internal'));
    queue.push(command(answers));
    expect(queue.length).toBe(1);
  });

  it('answers each command once, whatever happens to it', () => {
    const queue = new CommandQueue();
    const answers: unknown[] = [];
    queue.push(command(answers));
    const [taken] = queue.take(1) as [Command<'cancelAll'>];
    taken.resolve(['1']);
    taken.reject(new AppError('unavailable'));
    taken.resolve(['2']);
    expect(answers).toEqual([['1']]);
  });

  it('knows how long the oldest has been waiting, also while it is on its way', async () => {
    const queue = new CommandQueue();
    expect(queue.oldestMs).toBe(0);
    queue.push(command([]));
    const [taken] = queue.take(1);
    await new Promise((resume) => setTimeout(resume, 20));
    expect(queue.oldestMs).toBeGreaterThanOrEqual(15);
    taken?.reject(new AppError('unavailable'));
    expect(queue.oldestMs).toBe(0);
  });
});

describe('answers after a commit', () => {
  it('reach everyone, also when a caller or a listener fails on theirs', () => {
    const heard: string[] = [];
    const logged: string[] = [];
    const log = { ...silentLog, error: (_fields: object, message: string) => logged.push(message) };
    const fail = () => {
      throw new Error('no');
    };
    const bus = { ...new RecordingBus(), publish: fail, subscribe: () => () => {}, close: async () => {} };
    const user: UserCommitted = { userId: '1', orders: [], fills: [], balances: [], transfers: [], atMs: 0 };
    const acknowledges = [() => heard.push('first'), fail, () => heard.push('last')];
    announce({ desk: new Desk(), bus, log }, { acknowledges, events: { markets: [], users: [user], notices: [] } });
    expect(heard).toEqual(['first', 'last']);
    expect(logged).toEqual(['a caller failed on its answer', 'a listener failed on a committed batch']);
  });
});

describeOnEachDatabase('a writer whose database does not answer', (database) => {
  it('tells how long it has been stuck, refuses what is too much, and answers everyone in the end', async () => {
    const { store, next } = new StoreDouble(createMoneyRepository(database()));
    const money = await startMoney(database(), { store, queueCapacity: 600 });
    const actor = newActor(2);
    await fund(money, actor, 'USDT', '100000');
    expect(money.writer.stuckMs()).toBe(0);
    const { step, open } = gate();
    next.commit.push(step);
    const answers = Array.from({ length: 700 }, () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.0001')));
    const refused = await Promise.allSettled(answers.slice(600));
    expect(refused.every((answer) => answer.status === 'rejected' && answer.reason.codeName === 'unavailable')).toBe(true);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(money.writer.stuckMs()).toBeGreaterThanOrEqual(40);
    expect(money.writer.figures()).toMatchObject({ refused: 100 });
    expect(money.writer.figures().queueDepth).toBeGreaterThan(0);
    open();
    expect(await Promise.all(answers.slice(0, 600))).toHaveLength(600);
    expect(money.writer.stuckMs()).toBe(0);
    await money.writer.cancelAllSpotOrders(actor);
    await money.writer.stop();
  });
});
