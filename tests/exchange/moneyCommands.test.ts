import type { AuditRecord } from '@/exchange/app/auditRecord';
import { changeFees } from '@/exchange/app/money/commands/changeFees';
import { closeAccount } from '@/exchange/app/money/commands/closeAccount';
import { closeOrders } from '@/exchange/app/money/commands/closeOrders';
import type { CommandKind, CommandType } from '@/exchange/app/money/commands/commandKind';
import { operatorPosting } from '@/exchange/app/money/commands/operatorPosting';
import { post } from '@/exchange/app/money/commands/post';
import { resolveMarket } from '@/exchange/app/money/commands/resolveMarket';
import { setFeeTier } from '@/exchange/app/money/commands/setFeeTier';
import { setFrozen } from '@/exchange/app/money/commands/setFrozen';
import { setMarket } from '@/exchange/app/money/commands/setMarket';
import { setMoneyHalt } from '@/exchange/app/money/commands/setMoneyHalt';
import type { Desk } from '@/exchange/app/money/desk/desk';
import { SpotDesk } from '@/exchange/app/money/desk/market/marketDesk';
import { FREE } from '@/exchange/app/money/desk/trader';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import type { Posting } from '@/exchange/app/money/ledger/posting';
import { defineMarket } from '@/exchange/app/money/records/market';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { AT_MS, bareDesk, funded, listed, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';

const audit: AuditRecord = { actor: 'operator:1', action: 'test', subject: 'it', details: { why: 'because' } };
const actor = { userId: '7', brand: 'kontor', accountType: 0 as const };
let desk: Desk;
let batch = newBatch();
beforeEach(() => {
  desk = bareDesk('7');
  batch = newBatch();
  funded(desk, '7', 'TWO', 10n ** 15n);
});
const run = <Type extends CommandType>(kind: CommandKind<Type>, input: Type['input'], found?: Type['found']): Type['result'] =>
  kind.apply(
    { desk, batch },
    input,
    found,
  )(() => {
    throw new Error('no order is asked for');
  });
const rowsOf = (table: string) => batch.more.flatMap((rows) => (rows.table === table ? rows.rows.map((row) => [rows.write, row]) : []));
const audited = () => rowsOf('audit_log').map(([, row]) => (row as { details: object }).details);
const market = () => desk.marketDesk('ONE_TWO');
const place = () => placeOrder(desk, batch, actor, 'a', { ...orderRecord(), lots: 1000 });
const gift = (amount = 5n): Posting => ({
  kind: 'gift',
  reference: 'g',
  entries: [
    { owner: { type: 'user', userId: '7', wallet: 'TRADE' }, asset: 'TWO', amount },
    { owner: { type: 'system', name: 'issuance' }, asset: 'TWO', amount: -amount },
  ],
});

describe('a posting', () => {
  const tooMuch: Posting = { ...gift(), entries: gift(-(10n ** 16n)).entries };

  it('is made once, in this batch or in one before', () => {
    run(post, { posting: gift() });
    run(post, { posting: gift() });
    run(post, { posting: { ...gift(), reference: 'found' } }, true);
    expect(batch.postings).toHaveLength(1);
    run(post, { posting: { ...gift(), reference: 'h' } });
    run(post, { posting: { ...gift(), kind: 'other' } });
    expect(batch.postings).toHaveLength(3);
  });

  it('is refused as the same one was before it', () => {
    expect(() => run(post, { posting: tooMuch })).toThrow('order.balance_too_low');
    funded(desk, '7', 'TWO', 10n ** 17n);
    expect(() => run(post, { posting: tooMuch })).toThrow('order.balance_too_low');
  });

  it('waits while money stands still, and is none of a frozen user', () => {
    desk.trader('7').stands = { ...FREE, frozenMs: 1 };
    expect(() => run(post, { posting: gift(), by: { userId: '7', act: 'CLAIM_PRACTICE' } })).toThrow('auth.account_frozen');
    run(post, { posting: gift() });
    desk.moneyHalt = { reason: 'OPERATOR', atMs: 1 };
    expect(() => run(post, { posting: { ...gift(), reference: 'h' } })).toThrow('system.unavailable');
    expect(run(post, { posting: gift() }, true)).toBeUndefined();
  });

  it('needs everyone whose money it moves, and who asks for it', () => {
    expect(post.needs(desk, { posting: gift() })).toEqual({ users: ['7'] });
    expect(post.needs(desk, { posting: gift(), by: { userId: '9', act: 'REWARD' } })).toEqual({ users: ['7', '9'] });
  });
});

describe('a posting of operators', () => {
  const confirm = (posting: Posting, isFound?: true) => run(operatorPosting, { posting, proposalId: '3', operatorId: '9', audit }, isFound);

  it('carries its proposal out and is written down, also while money stands still', () => {
    desk.moneyHalt = { reason: 'RECONCILIATION', atMs: 1 };
    const { postingId } = confirm(gift());
    expect(batch.postings).toMatchObject([{ postingId, kind: 'gift', reference: 'g' }]);
    expect(rowsOf('proposals')).toEqual([['update', { id: '3', decision: 'CONFIRMED', decided_by: '9', decided_ms: AT_MS }]]);
    expect(audited()).toEqual([{ why: 'because', postingId }]);
  });

  it('is done once', () => {
    confirm(gift());
    for (const isFound of [undefined, true] as const)
      expect(() => confirm(gift(), isFound)).toThrow('request.invalid||id||it was done already');
    expect(() => run(operatorPosting, { posting: { ...gift(), reference: 'x' }, proposalId: '3', operatorId: '9', audit }, true)).toThrow(
      'done already',
    );
  });

  it('may be too much for an account, which is no failure of the exchange', () => {
    expect(() => confirm(gift(LEDGER_LIMIT))).toThrow('request.invalid||amount||more than an account can hold');
    expect(() => confirm({ ...gift(), entries: gift(-(10n ** 16n)).entries })).toThrow('order.balance_too_low');
  });
});

describe('new fees', () => {
  const rates = { makerPpm: 1, takerPpm: 2 };

  it('hold from now on, until they are taken back', () => {
    expect(run(changeFees, { tier: 0, rates, audit })).toEqual({ tier: 0, from: { ONE_TWO: 1 } });
    expect(desk.fees.tier(0)).toEqual(rates);
    expect(rowsOf('fee_tiers')).toEqual([['update', { tier: 0, maker_ppm: 1, taker_ppm: 2 }]]);
    expect(batch.notices).toEqual([{ topic: 'fees', payload: { tier: 0, atMs: AT_MS } }]);
    expect(audited()).toEqual([{ why: 'because', before: { makerPpm: 800, takerPpm: 1000 }, from: { ONE_TWO: 1 } }]);
    batch.runUndos();
    expect(desk.fees.tier(0)).toEqual({ makerPpm: 800, takerPpm: 1000 });
  });

  it('make a tier that was not there', () => {
    run(changeFees, { tier: 4, rates, audit });
    expect([rowsOf('fee_tiers')[0]?.[0], audited()]).toEqual(['insert', [{ why: 'because', before: null, from: { ONE_TWO: 1 } }]]);
    batch.runUndos();
    expect(desk.fees.tier(4)).toBeUndefined();
  });

  it('are those of the tier a user is in, until that is taken back', () => {
    run(changeFees, { tier: 3, rates, audit });
    expect(() => run(setFeeTier, { actor, tier: 4, audit })).toThrow('request.invalid||tier||no such tier');
    expect(run(setFeeTier, { actor, tier: 3, audit })).toEqual({ userId: '7', tier: 3 });
    expect(desk.trader('7').feeTier).toBe(3);
    batch.runUndos();
    expect(desk.trader('7').feeTier).toBe(0);
  });

  it('of one market hold there alone, and end', () => {
    const ratesThere = () => desk.fees.ratesOf('ONE_TWO', 0);
    run(changeFees, { tier: 0, symbol: 'ONE_TWO', rates, audit });
    expect([ratesThere(), desk.fees.ratesOf('TWO_ONE', 0)]).toEqual([rates, { makerPpm: 800, takerPpm: 1000 }]);
    run(changeFees, { tier: 0, symbol: 'ONE_TWO', rates: null, audit });
    expect(ratesThere()).toEqual({ makerPpm: 800, takerPpm: 1000 });
    expect(rowsOf('market_fees')).toEqual([
      ['insert', { symbol: 'ONE_TWO', tier: 0, maker_ppm: 1, taker_ppm: 2 }],
      ['update', { symbol: 'ONE_TWO', tier: 0, maker_ppm: null, taker_ppm: null }],
    ]);
    batch.runUndos();
    expect([ratesThere(), desk.fees.market('ONE_TWO', 0)]).toEqual([{ makerPpm: 800, takerPpm: 1000 }, undefined]);
  });
});

describe('a user who is frozen', () => {
  const freeze = (isFrozen: boolean, cancelOrders = false) => run(setFrozen, { actor, isFrozen, cancelOrders, audit });

  it('is so until somebody says otherwise, or it is taken back; orders stay unless they are to go', () => {
    const { orderId } = place();
    expect(freeze(true)).toEqual({ userId: '7', isFrozen: true, frozenMs: AT_MS, canceledOrderIds: [] });
    expect(freeze(true, true)).toEqual({ userId: '7', isFrozen: true, frozenMs: AT_MS, canceledOrderIds: [orderId] });
    expect(freeze(false).isFrozen).toBe(false);
    expect(rowsOf('traders').map(([, row]) => row)).toEqual([AT_MS, AT_MS, null].map((frozen_ms) => ({ user_id: '7', frozen_ms })));
    expect(audited()).toEqual(
      [false, true, true].map((wasFrozen, index) => ({ why: 'because', wasFrozen, canceledOrderIds: index === 1 ? [orderId] : [] })),
    );
    desk.trader('7').stands = { ...FREE, frozenMs: 1 };
    batch.runUndos();
    expect(desk.trader('7').stands).toEqual(FREE);
  });
});

describe('an account that is closed', () => {
  const closes = { givesUp: true, audit };
  const close = (isPractice: boolean) => run(closeAccount, { actor, isPractice, closes });
  const left = () => run(closeAccount, { actor, isPractice: false }).left.map(({ asset, amount, why }) => [asset, amount, why]);
  const ofExchange = (name: 'issuance' | 'fees', asset: string) =>
    desk.account({ ownerType: 'system', ownerId: name, wallet: 'SYSTEM', asset }).available;

  it('gives practice coins back to where they were given out and to nowhere else, out of both wallets', () => {
    const main = desk.account({ ownerType: 'user', ownerId: '7', wallet: 'MAIN', asset: 'ONE' });
    main.available = 4n;
    close(true);
    expect([ofExchange('issuance', 'TWO'), ofExchange('issuance', 'ONE')]).toEqual([10n ** 15n, 4n]);
    expect([ofExchange('fees', 'TWO'), ofExchange('fees', 'ONE')]).toEqual([0n, 0n]);
    expect([...desk.trader('7').accounts.values()].map(({ available, held }) => available + held)).toEqual([0n, 0n]);
    expect(batch.postings).toHaveLength(1);
    expect(audited()).toEqual([expect.objectContaining({ postingId: batch.postings[0]?.postingId })]);
  });

  it('leaves to fees what is too little for the smallest order of any market, of either side of it, and nothing else', () => {
    funded(desk, '7', 'ONE', 99_999n);
    funded(desk, '7', 'TWO', 10n ** 8n - 1n);
    expect(left()).toEqual([
      ['ONE', '0.00099999', 'TOO_LITTLE'],
      ['TWO', '0.99999999', 'TOO_LITTLE'],
    ]);
    funded(desk, '7', 'ONE', 100_000n);
    funded(desk, '7', 'TWO', 10n ** 8n);
    expect(left().map(([, , why]) => why)).toEqual(['MOVE', 'MOVE']);
    expect(() => close(false)).toThrow('user.closing_balance||0.001 ONE, 1 TWO');
    // A market that takes less of it: that much is not too little any more.
    funded(desk, '7', 'ONE', 99_999n);
    const finer = new SpotDesk(defineMarket({ ...listed, symbol: 'ONE_TWO_FINE', quantityUnit: '0.0001', minQuantity: '0.0001' }));
    desk.markets.set('ONE_TWO_FINE', finer);
    expect(left()[0]).toEqual(['ONE', '0.00099999', 'MOVE']);
    // Which it is again once that market takes nothing.
    finer.state = 'DELISTED';
    expect(left()[0]).toEqual(['ONE', '0.00099999', 'TOO_LITTLE']);
    funded(desk, '7', 'TWO', 0n);
    close(false);
    expect([ofExchange('fees', 'ONE'), ofExchange('issuance', 'ONE')]).toEqual([99_999n, 0n]);
  });

  it('is told what no market takes any more: somebody moves it, however little it is', () => {
    funded(desk, '7', 'ONE', 1n);
    market().state = 'DELISTED';
    expect(left()[0]).toEqual(['ONE', '0.00000001', 'MOVE']);
  });

  it('is closed once, and open again where the batch is taken back; what is held, or rests, stands in the way with all there is', () => {
    place();
    expect(left()).toEqual([['TWO', '10000000', 'HELD']]);
    expect(() => close(true)).toThrow('user.closing_orders||1');
    const other = bareDesk('7');
    funded(other, '7', 'TWO', 5n);
    desk = other;
    batch = newBatch();
    expect(close(true)).toEqual({ closedMs: AT_MS, openOrders: 0, left: [] });
    expect(close(true)).toMatchObject({ closedMs: AT_MS, left: [] });
    expect(batch.postings).toHaveLength(1);
    batch.runUndos();
    expect(desk.trader('7').stands.closedMs).toBeNull();
  });

  it('stays open while money stands still', () => {
    desk.moneyHalt = { reason: 'OPERATOR', note: '' } as never;
    expect(() => close(true)).toThrow('system.unavailable');
    expect(desk.trader('7').stands.closedMs).toBeNull();
  });
});

describe('money that stands still', () => {
  it('is told of every market, and moves again when it is taken back', () => {
    expect(run(setMoneyHalt, { reason: 'OPERATOR', audit })).toEqual({ reason: 'OPERATOR' });
    expect(rowsOf('money_halt')).toEqual([['update', { id: 1, reason: 'OPERATOR', at_ms: AT_MS }]]);
    expect(batch.notices).toMatchObject([
      {
        topic: 'instruments',
        payload: { symbol: 'ONE_TWO', seq: 0, rules: { state: 'HALTED', stateReason: 'OPERATOR', stateUntil: null } },
      },
    ]);
    batch.runUndos();
    expect(desk.moneyHalt).toBeNull();
  });

  it('moves again only where the halt is the one that is lifted', () => {
    const later = { reason: 'RECONCILIATION' as const, atMs: 2 };
    desk.moneyHalt = later;
    expect(() => run(setMoneyHalt, { reason: null, lifts: 1, audit })).toThrow('halted anew');
    expect([desk.moneyHalt, batch.notices, audited()]).toEqual([later, [], []]);
    expect(run(setMoneyHalt, { reason: null, lifts: 2, audit })).toEqual({ reason: null });
    expect(desk.moneyHalt).toBeNull();
    expect(() => run(setMoneyHalt, { reason: null, lifts: 2, audit })).toThrow('moves already');
    batch.runUndos();
    expect(desk.moneyHalt).toBe(later);
  });
});

describe('a market that is changed', () => {
  const change = (what: Parameters<typeof setMarket.apply>[1]['change'], onlyUntil?: number) =>
    run(setMarket, { symbol: 'ONE_TWO', change: what, reason: 'OPERATOR', audit, onlyUntil });

  it('has its new rules and state from the next sequence on, until they are taken back', () => {
    const before = market().market;
    expect(change({ priceIncrement: '0.05', state: 'POST_ONLY', stateUntil: 9 })).toMatchObject({
      symbol: 'ONE_TWO',
      seq: 1,
      canceledOrders: 0,
    });
    expect(market()).toMatchObject({ state: 'POST_ONLY', stateReason: 'OPERATOR', stateUntil: 9, market: { ticksPerIncrement: 5 } });
    expect(rowsOf('markets')).toMatchObject([['update', { symbol: 'ONE_TWO', price_increment: '0.05', min_quantity: '0.001' }]]);
    expect(batch.markets.get('ONE_TWO')?.isMarked).toBe(true);
    expect(audited()).toMatchObject([
      { seq: 1, before: { priceIncrement: '0.01', state: 'LIVE' }, after: { priceIncrement: '0.05', state: 'POST_ONLY' } },
    ]);
    batch.runUndos();
    expect(market()).toMatchObject({ state: 'LIVE', stateReason: null, stateUntil: null });
    expect(market().market).toBe(before);
  });

  it('writes no rules when none change', () => {
    change({ state: 'CANCEL_ONLY' });
    expect([rowsOf('markets'), rowsOf('market_state').length]).toEqual([[], 1]);
    expect(market().stateUntil).toBeNull();
  });

  it('is left alone when its state ends at another time than was expected', () => {
    market().stateUntil = 5;
    expect(change({ state: 'LIVE' }, 6)).toBeUndefined();
    expect([market().state, batch.isEmpty]).toEqual(['LIVE', true]);
    market().state = 'HALTED';
    expect(change({ state: 'LIVE' }, 5)).toMatchObject({ rules: { state: 'LIVE', stateReason: null } });
  });

  it('does not end by itself in what is to last', () => {
    for (const state of ['LIVE', 'DELISTED'] as const)
      expect(() => change({ state, stateUntil: 9 })).toThrow(`request.invalid||until||${state} does not end by itself`);
  });

  it('is not changed once it is delisted, nor opened before it is resolved', () => {
    market().stateReason = 'REBUILD';
    expect(() => change({ state: 'LIVE' })).toThrow('its book could not be rebuilt: resolve it first');
    expect(() => change({ priceBand: '0.2' })).toThrow('resolve it first');
    expect(change({ state: 'DELISTED' })?.rules.state).toBe('DELISTED');
    expect(() => change({ state: 'LIVE' })).toThrow('request.invalid||symbol||delisted for good');
  });

  it('ends its orders with its listing', () => {
    const order = place();
    expect(change({ state: 'DELISTED' })).toMatchObject({ canceledOrders: 1 });
    expect(order.status).toBe('EXPIRED');
  });
});

describe('a market whose orders are taken out', () => {
  it('is one that takes no new ones', () => {
    const { orderId } = place();
    expect(() => run(closeOrders, { symbol: 'ONE_TWO', audit })).toThrow('request.invalid||symbol||it takes orders');
    market().state = 'CANCEL_ONLY';
    expect(run(closeOrders, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 1, left: 0 });
    expect(audited()).toMatchObject([{ canceledOrderIds: [orderId], left: 0 }]);
  });

  it('is resolved when it could not be rebuilt, and then for cancelling only', () => {
    place();
    expect(() => run(resolveMarket, { symbol: 'ONE_TWO', audit })).toThrow('there is nothing to resolve');
    Object.assign(market(), { state: 'HALTED', stateReason: 'REBUILD' });
    expect(run(resolveMarket, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 1, left: 0 });
    expect(market()).toMatchObject({ state: 'CANCEL_ONLY', stateReason: 'OPERATOR', stateUntil: null });
  });

  it('stays halted while orders are left', () => {
    place();
    for (let id = 1000; id < 1300; id += 1) desk.addOpenOrder(orderRecord({ orderId: String(id), reserved: 0n }));
    Object.assign(market(), { state: 'HALTED', stateReason: 'REBUILD' });
    expect(run(resolveMarket, { symbol: 'ONE_TWO', audit })).toEqual({ canceled: 200, left: 101 });
    expect(market().state).toBe('HALTED');
  });
});
