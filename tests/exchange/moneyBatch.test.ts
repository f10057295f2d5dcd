import type { Batch, TradeRecord } from '@/exchange/app/money/batch/batch';
import { AT_MS, bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

const LEVEL = { side: 'BUY', priceTicks: 1000, lots: 5 } as const;

describe('a batch', () => {
  const account = () => funded(bareDesk('7'), '7', 'TWO', 100n);
  const kinds: [string, (batch: Batch) => void][] = [
    ['a placed order', (batch) => batch.place(orderRecord())],
    ['a changed order', (batch) => batch.touch(orderRecord())],
    ['a move', (batch) => batch.move(account(), 1n, 0n)],
    ['a posting', (batch) => batch.post({ postingId: '1', kind: 'a', reference: 'b', isInternal: false })],
    ['a row', (batch) => batch.update('fee_tiers', { tier: 1 })],
    ['a market', (batch) => batch.mark('ONE_TWO')],
  ];

  it('is empty until something is to be written', () => {
    expect(newBatch().isEmpty).toBe(true);
  });

  it.each(kinds)('is not empty with %s, whatever else it has', (_what, add) => {
    for (const [, addOther] of [['nothing', () => {}] as const, ...kinds]) {
      const batch = newBatch();
      add(batch);
      addOther(batch);
      expect(batch.isEmpty).toBe(false);
    }
  });

  it('has another version with every row and every change of one', () => {
    const desk = bareDesk('7');
    const [own, order] = [funded(desk, '7', 'TWO', 100n), orderRecord()];
    const held = { account: own, purpose: 'order', reference: '1', amount: 5n } as const;
    const changes: [string, (batch: Batch) => void][] = [
      ['a placed order', (batch) => batch.place(order)],
      ['a changed order', (batch) => batch.touch(order)],
      ['a move', (batch) => batch.move(own, 1n, 0n)],
      ['a move of the same account', (batch) => batch.move(own, -1n, 0n)],
      ['a hold', (batch) => batch.setHold({ ...held }, 4n)],
      ['a posting', (batch) => batch.post({ postingId: '1', kind: 'a', reference: 'b', isInternal: false })],
      ['an entry', (batch) => batch.enter('1', own, 1n)],
      ['a trade', (batch) => batch.trade({ symbol: 'ONE_TWO' } as TradeRecord)],
      ['a new trader', (batch) => batch.newTrader('8', 0)],
      ['a row', (batch) => batch.insert('fee_tiers', { tier: 1, maker_ppm: 0, taker_ppm: 0 })],
      ['a changed row', (batch) => batch.update('fee_tiers', { tier: 1 })],
    ];
    const batch = newBatch();
    for (const [what, change] of changes) {
      const before = batch.version;
      change(batch);
      expect([what, batch.version > before]).toEqual([what, true]);
    }
  });

  it('knows its orders by their ids, placed or changed, and no others', () => {
    const [placed, changed] = [orderRecord({ orderId: '1' }), orderRecord({ orderId: '2' })];
    const batch = newBatch();
    batch.place(placed);
    batch.touch(changed);
    expect([batch.order('1'), batch.order('2'), batch.order('3')]).toEqual([placed, changed, undefined]);
  });

  it('keeps what an order of before was when it is first touched, and of its own orders nothing', () => {
    const [placed, changed] = [orderRecord({ orderId: '1' }), orderRecord({ orderId: '2', filledLots: 3 })];
    const batch = newBatch();
    batch.place(placed);
    batch.touch(placed);
    batch.touch(changed);
    changed.filledLots = 4;
    batch.touch(changed);
    expect([...batch.changed].map(([{ orderId }, { filledLots }]) => [orderId, filledLots])).toEqual([['2', 3]]);
    expect([placed.updatedMs, changed.updatedMs]).toEqual([AT_MS, AT_MS]);
  });

  it('moves both amounts of an account at once, and remembers the sum', () => {
    const own = account();
    const batch = newBatch();
    batch.move(own, -30n, 20n);
    batch.move(own, -10n, 5n);
    expect(own).toMatchObject({ available: 60n, held: 25n });
    expect([...batch.moves.values()]).toEqual([{ available: -40n, held: 25n }]);
    expect(batch.newAccounts).toEqual([]);
  });

  it('opens an account with its first move, once', () => {
    const desk = bareDesk('7');
    const fresh = desk.account({ ownerType: 'user', ownerId: '7', wallet: 'MAIN', asset: 'TWO' });
    const batch = newBatch();
    batch.move(fresh, 1n, 0n);
    batch.move(fresh, 1n, 0n);
    expect(batch.newAccounts).toEqual([fresh]);
    expect(fresh.isStored).toBe(true);
  });

  it('enters no amount of zero', () => {
    const own = account();
    const batch = newBatch();
    for (const amount of [5n, 0n, -5n]) batch.enter('1', own, amount);
    expect(batch.entries.map(({ amount }) => amount)).toEqual([5n, -5n]);
  });

  it('tells the last state of a level; buyers and sellers, and other prices, are other levels', () => {
    const batch = newBatch();
    const others = [
      { ...LEVEL, side: 'SELL' as const },
      { ...LEVEL, priceTicks: 1001 },
    ];
    for (const level of [LEVEL, ...others, { ...LEVEL, lots: 9 }]) batch.level('ONE_TWO', level);
    expect([...(batch.markets.get('ONE_TWO')?.levels.values() ?? [])]).toEqual([{ ...LEVEL, lots: 9 }, ...others]);
  });

  it('gives a market a place in its sequence only when it is marked', () => {
    const batch = newBatch();
    batch.level('ONE_TWO', LEVEL);
    expect(batch.markets.get('ONE_TWO')?.isMarked).toBe(false);
    batch.mark('ONE_TWO');
    expect(batch.markets.get('ONE_TWO')?.isMarked).toBe(true);
  });

  it('tells nothing that it was not told', () => {
    const batch = newBatch();
    expect(batch.notices).toEqual([]);
    batch.tell('topic', { a: 1 });
    expect(batch.notices).toEqual([{ topic: 'topic', payload: { a: 1 } }]);
  });

  it('writes new rows of a table by one statement, and every change by one of its own', () => {
    const batch = newBatch();
    const rate = (tier: number) => ({ tier, maker_ppm: 1, taker_ppm: 2 });
    batch.update('fee_tiers', rate(1));
    batch.insert('fee_tiers', rate(2));
    batch.insert('audit_log', { at_ms: 1, actor: 'a', action: 'b', subject: 'c', details: {} });
    batch.insert('fee_tiers', rate(3));
    batch.update('fee_tiers', rate(4));
    expect(batch.more.map(({ table, write, rows }) => [table, write, rows.length])).toEqual([
      ['fee_tiers', 'update', 1],
      ['fee_tiers', 'insert', 2],
      ['audit_log', 'insert', 1],
      ['fee_tiers', 'update', 1],
    ]);
  });

  it('is taken back from its end, once', () => {
    const batch = newBatch();
    const undone: number[] = [];
    for (const step of [1, 2, 3]) batch.onUndo(() => undone.push(step));
    batch.runUndos();
    batch.runUndos();
    expect(undone).toEqual([3, 2, 1]);
  });
});
