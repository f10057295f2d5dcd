import fc from 'fast-check';
import { Book } from '@/exchange/engine/book';
import type { OpenOrder } from '@/exchange/engine/commands';
import type { EngineEvent } from '@/exchange/engine/engineEvents';
import { fateOf, type Step, steps } from '../support/engineCommands';
import { expectSame } from '../support/expectSame';
import { NaiveBook } from '../support/naiveBook';
import { runs } from '../support/propertyRuns';

const RUNS = runs(150);

function apply(book: Book, step: Step, index: number): EngineEvent[] {
  const out: EngineEvent[] = [];
  if ('place' in step) book.place(step.place, out);
  else book.cancel(String(index - step.cancelBack), out);
  return out;
}

function sumByLevel(orders: OpenOrder[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { side, priceTicks, lots } of orders) {
    const key = `${side} ${priceTicks}`;
    sums.set(key, (sums.get(key) ?? 0) + lots);
  }
  return sums;
}

function levelsOf(book: Book): Map<string, number> {
  const sides = ['BUY', 'SELL'] as const;
  return new Map(
    sides.flatMap((side) =>
      book.levels(side, Number.MAX_SAFE_INTEGER).map(({ priceTicks, lots }) => [`${side} ${priceTicks}`, lots] as const),
    ),
  );
}

function expectSound(book: Book): void {
  const bid = book.bestTicks('BUY') ?? Number.NEGATIVE_INFINITY;
  const ask = book.bestTicks('SELL') ?? Number.POSITIVE_INFINITY;
  if (!(bid < ask)) expect(bid).toBeLessThan(ask);
  const levels = levelsOf(book);
  expectSame(
    [...levels.values()].filter((lots) => !(Number.isSafeInteger(lots) && lots > 0)),
    [],
  );
  expectSame(levels, sumByLevel([...book.openOrders()]));
}

describe('the book under random commands', () => {
  it('does what a naive book does', () => {
    fc.assert(
      fc.property(steps, (commands) => {
        const book = new Book();
        const naive = new NaiveBook();
        commands.forEach((step, index) => {
          const events = apply(book, step, index);
          if ('place' in step) {
            const { fate, trades } = naive.place(step.place);
            expectSame(fateOf(step.place.orderId, events), fate);
            expectSame(tradesOf(events), trades);
          } else {
            expectSame(events.length > 0, naive.cancel(String(index - step.cancelBack)));
          }
          expectSame([...book.openOrders()], naive.openOrders());
          expectSound(book);
        });
      }),
      RUNS,
    );
  });

  it('lets a reader follow the levels from its events alone', () => {
    fc.assert(
      fc.property(steps, (commands) => {
        const book = new Book();
        const followed = new Map<string, number>();
        commands.forEach((step, index) => {
          for (const event of apply(book, step, index)) {
            if (event.type !== 'level') continue;
            const key = `${event.side} ${event.priceTicks}`;
            if (event.lots === 0) followed.delete(key);
            else followed.set(key, event.lots);
          }
          expectSame(followed, levelsOf(book));
        });
      }),
      RUNS,
    );
  });

  it('announces with reach() and fills() what place() then trades', () => {
    fc.assert(
      fc.property(steps, (commands) => {
        const book = new Book();
        commands.forEach((step, index) => {
          const reach = 'place' in step ? book.reach(step.place) : undefined;
          const fills = 'place' in step ? book.fills(step.place) : undefined;
          const events = apply(book, step, index);
          if (reach === undefined || events.some(({ type }) => type === 'rejected')) return;
          const trades = tradesOf(events);
          expectSame(
            fills,
            trades.map(({ makerOrderId, priceTicks, lots }) => ({ makerOrderId, priceTicks, lots })),
          );
          expectSame(
            reach.lots,
            trades.reduce((sum, { lots }) => sum + lots, 0),
          );
          expectSame(
            reach.quoteUnits,
            trades.reduce((sum, { lots, priceTicks }) => sum + BigInt(lots * priceTicks), 0n),
          );
        });
      }),
      RUNS,
    );
  });

  it('comes to the same state when the same commands are replayed', () => {
    fc.assert(
      fc.property(steps, (commands) => {
        const [one, two] = [new Book(), new Book()];
        commands.forEach((step, index) => {
          expectSame(apply(one, step, index), apply(two, step, index));
        });
        expect(one.hash()).toBe(two.hash());
      }),
      RUNS,
    );
  });

  it('is rebuilt from its open orders and goes on as if nothing had happened', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (commands, cut) => {
        const until = cut % commands.length;
        const book = new Book();
        commands.slice(0, until).forEach((step, index) => {
          apply(book, step, index);
        });
        const rebuilt = Book.rebuild(structuredClone([...book.openOrders()]));
        expect(rebuilt.hash()).toBe(book.hash());
        commands.slice(until).forEach((step, index) => {
          expectSame(apply(rebuilt, step, until + index), apply(book, step, until + index));
        });
        expect(rebuilt.hash()).toBe(book.hash());
      }),
      RUNS,
    );
  });

  it('is as it was when what a command did to its orders is restored, the youngest first or last', () => {
    const property = fc.property(steps, fc.boolean(), (all, isYoungestFirst) => {
      const book = new Book();
      all.forEach((step, index) => {
        const before = [...book.openOrders()];
        const hash = book.hash();
        apply(book, step, index);
        const undone = new Set(before.map(({ orderId }) => orderId));
        for (const { orderId } of [...book.openOrders()]) if (!undone.has(orderId)) book.cancel(orderId, []);
        const changed = before.filter((order) => book.order(order.orderId)?.lots !== order.lots);
        for (const order of isYoungestFirst ? changed.reverse() : changed) book.restore(order);
        expect(book.hash()).toBe(hash);
        expectSound(book);
        apply(book, step, index);
      });
    });
    fc.assert(property, runs(40));
  });
});

function tradesOf(events: EngineEvent[]) {
  return events.flatMap((event) =>
    event.type === 'trade' ? [{ makerOrderId: event.makerOrderId, priceTicks: event.priceTicks, lots: event.lots }] : [],
  );
}
