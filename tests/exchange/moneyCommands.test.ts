import { referenceAtTicks } from '@/domain/market/referencePrice';
import { changeFees } from '@/exchange/app/money/commands/changeFees';
import { closeAccount } from '@/exchange/app/money/commands/closeAccount';
import { operatorPosting } from '@/exchange/app/money/commands/operatorPosting';
import { post } from '@/exchange/app/money/commands/post';
import { setFeeTier } from '@/exchange/app/money/commands/setFeeTier';
import { setFrozen } from '@/exchange/app/money/commands/setFrozen';
import { SpotDesk } from '@/exchange/app/money/desk/market/marketDesk';
import { FREE } from '@/exchange/app/money/desk/trader';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import type { Posting } from '@/exchange/app/money/ledger/posting';
import { bandLimitTicks, defineMarket } from '@/exchange/app/money/records/market';
import { AT_MS, bareDesk, funded, listed } from '../support/bareDesk';
import {
  actor,
  audit,
  audited,
  gift,
  goOnAt,
  market,
  place,
  rowsOf,
  run,
  theBatch,
  theDesk,
  withCommandDesk,
} from '../support/commandDesk';

withCommandDesk();

describe('a posting', () => {
  const tooMuch: Posting = { ...gift(), entries: gift(-(10n ** 16n)).entries };

  it('is made once, in this batch or in one before', () => {
    run(post, { posting: gift() });
    run(post, { posting: gift() });
    run(post, { posting: { ...gift(), reference: 'found' } }, true);
    expect(theBatch().postings).toHaveLength(1);
    run(post, { posting: { ...gift(), reference: 'h' } });
    run(post, { posting: { ...gift(), kind: 'other' } });
    expect(theBatch().postings).toHaveLength(3);
  });

  it('is refused as the same one was before it', () => {
    expect(() => run(post, { posting: tooMuch })).toThrow('order.balance_too_low');
    funded(theDesk(), '7', 'TWO', 10n ** 17n);
    expect(() => run(post, { posting: tooMuch })).toThrow('order.balance_too_low');
  });

  it('waits while money stands still, and is none of a frozen user', () => {
    theDesk().trader('7').stands = { ...FREE, frozenMs: 1 };
    expect(() => run(post, { posting: gift(), by: { userId: '7', act: 'CLAIM_PRACTICE' } })).toThrow('auth.account_frozen');
    run(post, { posting: gift() });
    theDesk().moneyHalt = { reason: 'OPERATOR', atMs: 1 };
    expect(() => run(post, { posting: { ...gift(), reference: 'h' } })).toThrow('system.unavailable');
    expect(run(post, { posting: gift() }, true)).toBeUndefined();
  });

  it('needs everyone whose money it moves, and who asks for it', () => {
    expect(post.needs(theDesk(), { posting: gift() })).toEqual({ users: ['7'] });
    expect(post.needs(theDesk(), { posting: gift(), by: { userId: '9', act: 'REWARD' } })).toEqual({ users: ['7', '9'] });
  });
});

describe('a posting of operators', () => {
  const confirm = (posting: Posting, isFound?: true) => run(operatorPosting, { posting, proposalId: '3', operatorId: '9', audit }, isFound);

  it('carries its proposal out and is written down, also while money stands still', () => {
    theDesk().moneyHalt = { reason: 'RECONCILIATION', atMs: 1 };
    const { postingId } = confirm(gift());
    expect(theBatch().postings).toMatchObject([{ postingId, kind: 'gift', reference: 'g' }]);
    expect(rowsOf('proposals')).toEqual([['update', { id: '3', decision: 'CONFIRMED', decided_by: '9', decided_ms: AT_MS }]]);
    expect(audited()).toEqual([{ why: 'because', postingId }]);
    const [written] = rowsOf('corrections');
    expect(written).toMatchObject([
      'insert',
      {
        user_id: '7',
        posting_id: postingId,
        at_ms: AT_MS,
        amount: String(gift().entries.find(({ owner }) => owner.type === 'user')?.amount),
      },
    ]);
    expect(rowsOf('corrections')).toHaveLength(1);
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
    expect(theDesk().fees.tier(0)).toEqual(rates);
    expect(rowsOf('fee_tiers')).toEqual([['update', { tier: 0, maker_ppm: 1, taker_ppm: 2 }]]);
    expect(theBatch().notices).toEqual([{ topic: 'fees', payload: { tier: 0, atMs: AT_MS } }]);
    expect(audited()).toEqual([{ why: 'because', before: { makerPpm: 800, takerPpm: 1000 }, from: { ONE_TWO: 1 } }]);
    theBatch().runUndos();
    expect(theDesk().fees.tier(0)).toEqual({ makerPpm: 800, takerPpm: 1000 });
  });

  it('make a tier that was not there', () => {
    run(changeFees, { tier: 4, rates, audit });
    expect([rowsOf('fee_tiers')[0]?.[0], audited()]).toEqual(['insert', [{ why: 'because', before: null, from: { ONE_TWO: 1 } }]]);
    theBatch().runUndos();
    expect(theDesk().fees.tier(4)).toBeUndefined();
  });

  it('are those of the tier a user is in, until that is taken back', () => {
    run(changeFees, { tier: 3, rates, audit });
    expect(() => run(setFeeTier, { actor, tier: 4, audit })).toThrow('request.invalid||tier||no such tier');
    expect(run(setFeeTier, { actor, tier: 3, audit })).toEqual({ userId: '7', tier: 3 });
    expect(theDesk().trader('7').feeTier).toBe(3);
    theBatch().runUndos();
    expect(theDesk().trader('7').feeTier).toBe(0);
  });

  it('of one market hold there alone, and end', () => {
    const ratesThere = () => theDesk().fees.ratesOf('ONE_TWO', 0);
    run(changeFees, { tier: 0, symbol: 'ONE_TWO', rates, audit });
    expect([ratesThere(), theDesk().fees.ratesOf('TWO_ONE', 0)]).toEqual([rates, { makerPpm: 800, takerPpm: 1000 }]);
    run(changeFees, { tier: 0, symbol: 'ONE_TWO', rates: null, audit });
    expect(ratesThere()).toEqual({ makerPpm: 800, takerPpm: 1000 });
    expect(rowsOf('market_fees')).toEqual([
      ['insert', { symbol: 'ONE_TWO', tier: 0, maker_ppm: 1, taker_ppm: 2 }],
      ['update', { symbol: 'ONE_TWO', tier: 0, maker_ppm: null, taker_ppm: null }],
    ]);
    theBatch().runUndos();
    expect([ratesThere(), theDesk().fees.market('ONE_TWO', 0)]).toEqual([{ makerPpm: 800, takerPpm: 1000 }, undefined]);
  });
});

describe('a user who is frozen', () => {
  const freeze = (isFrozen: boolean, cancelOrders = false) => run(setFrozen, { actor, isFrozen, cancelOrders, audit });

  it('is so until an operator says otherwise, or it is taken back; orders stay unless they are to go', () => {
    const { orderId } = place();
    expect(freeze(true)).toEqual({ userId: '7', isFrozen: true, frozenMs: AT_MS, canceledOrderIds: [] });
    expect(freeze(true, true)).toEqual({ userId: '7', isFrozen: true, frozenMs: AT_MS, canceledOrderIds: [orderId] });
    expect(freeze(false).isFrozen).toBe(false);
    expect(rowsOf('traders').map(([, row]) => row)).toEqual([AT_MS, AT_MS, null].map((frozen_ms) => ({ user_id: '7', frozen_ms })));
    expect(audited()).toEqual(
      [false, true, true].map((wasFrozen, index) => ({ why: 'because', wasFrozen, canceledOrderIds: index === 1 ? [orderId] : [] })),
    );
    theDesk().trader('7').stands = { ...FREE, frozenMs: 1 };
    theBatch().runUndos();
    expect(theDesk().trader('7').stands).toEqual(FREE);
  });
});

describe('an account that is closed', () => {
  const closes = { givesUp: true, audit };
  const close = (isPractice: boolean) => run(closeAccount, { actor, isPractice, closes });
  const left = () => run(closeAccount, { actor, isPractice: false }).left.map(({ asset, amount, why }) => [asset, amount, why]);
  const ofExchange = (name: 'issuance' | 'fees', asset: string) =>
    theDesk().account({ ownerType: 'system', ownerId: name, wallet: 'SYSTEM', asset }).available;

  it('gives practice coins back to where they were given out and to nowhere else, out of both wallets', () => {
    const main = theDesk().account({ ownerType: 'user', ownerId: '7', wallet: 'MAIN', asset: 'ONE' });
    main.available = 4n;
    close(true);
    expect([ofExchange('issuance', 'TWO'), ofExchange('issuance', 'ONE')]).toEqual([10n ** 15n, 4n]);
    expect([ofExchange('fees', 'TWO'), ofExchange('fees', 'ONE')]).toEqual([0n, 0n]);
    expect([...theDesk().trader('7').accounts.values()].map(({ available, held }) => available + held)).toEqual([0n, 0n]);
    expect(theBatch().postings).toHaveLength(1);
    expect(audited()).toEqual([expect.objectContaining({ postingId: theBatch().postings[0]?.postingId })]);
  });

  it('leaves to fees what is too little for the smallest order of any market, of either side of it, and nothing else', () => {
    // Where no price is known yet, by its quantity alone.
    market().reference = referenceAtTicks(1, 0);
    funded(theDesk(), '7', 'ONE', 99_999n);
    funded(theDesk(), '7', 'TWO', 10n ** 8n - 1n);
    expect(left()).toEqual([
      ['ONE', '0.00099999', 'TOO_LITTLE'],
      ['TWO', '0.99999999', 'TOO_LITTLE'],
    ]);
    funded(theDesk(), '7', 'ONE', 100_000n);
    funded(theDesk(), '7', 'TWO', 10n ** 8n);
    expect(left().map(([, , why]) => why)).toEqual(['MOVE', 'MOVE']);
    expect(() => close(false)).toThrow('user.closing_balance||0.001 ONE, 1 TWO');
    // A market that takes less of it: that much is not too little any more.
    funded(theDesk(), '7', 'ONE', 99_999n);
    const finer = new SpotDesk(defineMarket({ ...listed, symbol: 'ONE_TWO_FINE', quantityUnit: '0.0001', minQuantity: '0.0001' }));
    theDesk().markets.set('ONE_TWO_FINE', finer);
    expect(left()[0]).toEqual(['ONE', '0.00099999', 'MOVE']);
    // Which it is again once that market takes nothing.
    finer.state = 'DELISTED';
    expect(left()[0]).toEqual(['ONE', '0.00099999', 'TOO_LITTLE']);
    funded(theDesk(), '7', 'TWO', 0n);
    close(false);
    expect([ofExchange('fees', 'ONE'), ofExchange('issuance', 'ONE')]).toEqual([99_999n, 0n]);
  });

  it('leaves what is worth less than the smallest order at the highest price that can trade now, for it cannot be sold', () => {
    const { market: rules } = market();
    const ticks = 1_000;
    market().reference = referenceAtTicks(ticks, AT_MS);
    const highest = bandLimitTicks(rules, 'BUY', ticks);
    expect(highest).toBeGreaterThan(ticks);
    const worth = BigInt(highest) * rules.quotePerTickLot;
    // As many lots as cost the smallest notional, and one less.
    const lots = (rules.minNotionalUnits + worth - 1n) / worth;
    expect(lots).toBeGreaterThan(BigInt(rules.minLots));
    funded(theDesk(), '7', 'ONE', (lots - 1n) * rules.basePerLot);
    expect(left()[0]?.[2]).toBe('TOO_LITTLE');
    funded(theDesk(), '7', 'ONE', lots * rules.basePerLot);
    expect(left()[0]?.[2]).toBe('MOVE');
  });

  it('is told what no market takes any more: an operator moves it, however little it is', () => {
    funded(theDesk(), '7', 'ONE', 1n);
    market().state = 'DELISTED';
    expect(left()[0]).toEqual(['ONE', '0.00000001', 'MOVE']);
  });

  it('is closed once, and open again where the batch is taken back; what is held, or rests, stands in the way with all there is', () => {
    place();
    expect(left()).toEqual([['TWO', '10000000', 'HELD']]);
    expect(() => close(true)).toThrow('user.closing_orders||1');
    const other = bareDesk('7');
    funded(other, '7', 'TWO', 5n);
    goOnAt(other);
    expect(close(true)).toEqual({ closedMs: AT_MS, openOrders: 0, left: [] });
    expect(close(true)).toMatchObject({ closedMs: AT_MS, left: [] });
    expect(theBatch().postings).toHaveLength(1);
    theBatch().runUndos();
    expect(theDesk().trader('7').stands.closedMs).toBeNull();
  });

  it('stays open while money stands still', () => {
    theDesk().moneyHalt = { reason: 'OPERATOR', note: '' } as never;
    expect(() => close(true)).toThrow('system.unavailable');
    expect(theDesk().trader('7').stands.closedMs).toBeNull();
  });
});
