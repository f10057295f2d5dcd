import { transfer } from '@/exchange/app/money/commands/transfer';
import { applyPosting } from '@/exchange/app/money/desk/applyPosting';
import { heldFor, hold, release, spend } from '@/exchange/app/money/desk/holds';
import { feesKey, keyOf, mayGoNegative, tradeKey } from '@/exchange/app/money/ledger/account';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import { checkBalanced, type Posting } from '@/exchange/app/money/ledger/posting';
import { bareDesk, funded, newBatch } from '../support/bareDesk';

const order = (reference: string) => ({ purpose: 'order' as const, reference });

describe('money that is set aside', () => {
  const start = () => ({ batch: newBatch(), account: funded(bareDesk('7'), '7', 'TWO', 100n) });

  it('is held under its reference, and what is held is the sum', () => {
    const { batch, account } = start();
    hold(batch, account, order('1'), 30n);
    hold(batch, account, order('2'), 20n);
    hold(batch, account, order('1'), 5n);
    expect([heldFor(account, order('1')), heldFor(account, order('2')), heldFor(account, order('3'))]).toEqual([35n, 20n, 0n]);
    expect(heldFor(account, { purpose: 'plan', reference: '1' })).toBe(0n);
    expect(account).toMatchObject({ available: 45n, held: 55n });
  });

  it('is available again when it is released, and gone when it is spent', () => {
    const { batch, account } = start();
    hold(batch, account, order('1'), 30n);
    release(batch, account, order('1'), 10n);
    expect(account).toMatchObject({ available: 80n, held: 20n });
    spend(batch, account, order('1'), 20n);
    expect(account).toMatchObject({ available: 80n, held: 0n });
    expect(account.holds?.size).toBe(0);
  });

  it('is never more than was set aside', () => {
    const { batch, account } = start();
    hold(batch, account, order('1'), 30n);
    for (const take of [release, spend]) expect(() => take(batch, account, order('1'), 31n)).toThrow('has 30, not 31');
    expect(() => release(batch, account, order('2'), 1n)).toThrow('has 0, not 1');
    expect(account).toMatchObject({ available: 70n, held: 30n });
  });

  it('leaves no trace when it is nothing', () => {
    const { batch, account } = start();
    for (const change of [hold, release, spend]) change(batch, account, order('1'), 0n);
    expect(heldFor(account, order('1'))).toBe(0n);
    expect([account.holds, batch.holds.size, batch.moves.size]).toEqual([undefined, 0, 0]);
  });
});

describe('a row of the ledger', () => {
  it('has the names the database knows it by', () => {
    expect(feesKey('TWO')).toEqual({ ownerType: 'system', ownerId: 'fees', wallet: 'SYSTEM', asset: 'TWO' });
    expect(tradeKey('7', 'TWO')).toEqual({ ownerType: 'user', ownerId: '7', wallet: 'TRADE', asset: 'TWO' });
    expect(keyOf({ type: 'user', userId: '7', wallet: 'MAIN' }, 'TWO')).toEqual({ ...tradeKey('7', 'TWO'), wallet: 'MAIN' });
  });

  it('goes below zero for no user, whatever their name, and for no account that is not listed', () => {
    expect(mayGoNegative(keyOf({ type: 'system', name: 'issuance' }, 'TWO'))).toBe(true);
    expect(mayGoNegative(tradeKey('issuance', 'TWO'))).toBe(false);
    expect(mayGoNegative({ ...feesKey('TWO'), ownerId: 'unheard of' })).toBe(false);
  });
});

describe('a posting', () => {
  const user = (amount: bigint) => ({ owner: { type: 'user' as const, userId: '7', wallet: 'TRADE' as const }, asset: 'TWO', amount });
  const system = (name: 'issuance' | 'fees' | 'adjustments', amount: bigint) => ({
    owner: { type: 'system' as const, name },
    asset: 'TWO',
    amount,
  });
  const posting = (...entries: Posting['entries']): Posting => ({ kind: 'test', reference: '1', entries });

  it('sums to zero in every asset for itself', () => {
    expect(() => checkBalanced(posting(user(5n), system('fees', -5n)))).not.toThrow();
    expect(() => checkBalanced(posting(user(5n), system('fees', -4n)))).toThrow('posting test is off balance by 1 TWO');
    const other = { ...system('fees', -5n), asset: 'ONE' };
    expect(() => checkBalanced(posting(user(5n), other))).toThrow(RangeError);
  });

  it('takes all there is and not one unit more, and moves nothing when it is refused', () => {
    const desk = bareDesk('7');
    const own = funded(desk, '7', 'TWO', 100n);
    const batch = newBatch();
    expect(() => applyPosting(desk, batch, posting(system('fees', 101n), user(-101n)))).toThrow('order.balance_too_low||0.000001||TWO');
    expect([batch.isEmpty, own.available]).toEqual([true, 100n]);
    applyPosting(desk, batch, posting(system('fees', 100n), user(-100n)));
    expect(own.available).toBe(0n);
  });

  it('may leave issuance and adjustments below zero, and nobody else', () => {
    for (const [name, isAllowed] of [
      ['issuance', true],
      ['adjustments', true],
      ['fees', false],
    ] as const) {
      const apply = () => applyPosting(bareDesk('7'), newBatch(), posting(user(1n), system(name, -1n)));
      if (isAllowed) expect(apply).not.toThrow();
      else expect(apply).toThrow('order.balance_too_low||0||TWO');
    }
  });

  it('ends at what the ledger counts, in both directions', () => {
    const apply = (amount: bigint) => applyPosting(bareDesk('7'), newBatch(), posting(user(amount), system('issuance', -amount)));
    expect(() => apply(LEDGER_LIMIT)).not.toThrow();
    // A user's account holds 9e18 units, 9e10 of an asset with eight decimals.
    const tooMuch = 'wallet.amount_too_large||90000000000||TWO';
    expect(() => apply(LEDGER_LIMIT + 1n)).toThrow(tooMuch);
    const onlyAbove = posting(user(LEDGER_LIMIT + 1n), system('issuance', -LEDGER_LIMIT), system('adjustments', -1n));
    expect(() => applyPosting(bareDesk('7'), newBatch(), onlyAbove)).toThrow(tooMuch);
    const onlyBelow = posting(system('issuance', -LEDGER_LIMIT - 1n));
    expect(() => applyPosting(bareDesk(), newBatch(), onlyBelow)).toThrow('system.unavailable');
  });

  it('lets what stands beyond a limit come back, and go no further', () => {
    const desk = bareDesk('7');
    const own = funded(desk, '7', 'TWO', LEDGER_LIMIT + 5n);
    const issuance = desk.account(keyOf(system('issuance', 0n).owner, 'TWO'));
    issuance.available = -LEDGER_LIMIT - 5n;
    const apply = (amount: bigint) => applyPosting(desk, newBatch(), posting(user(amount), system('issuance', -amount)));
    expect(() => apply(1n)).toThrow('wallet.amount_too_large||0||TWO');
    apply(-2n);
    expect([own.available, issuance.available]).toEqual([LEDGER_LIMIT + 3n, -LEDGER_LIMIT - 3n]);
  });

  it('tells nobody of the room of an account of the exchange', () => {
    const desk = bareDesk('7');
    funded(desk, '7', 'TWO', 10n);
    desk.account(keyOf(system('fees', 0n).owner, 'TWO')).available = LEDGER_LIMIT;
    expect(() => applyPosting(desk, newBatch(), posting(system('fees', 1n), user(-1n)))).toThrow('system.unavailable');
  });

  it('is kept as one entry per account, and none for what cancels out', () => {
    const desk = bareDesk('7');
    funded(desk, '7', 'TWO', 100n);
    const batch = newBatch();
    const id = applyPosting(
      desk,
      batch,
      posting(user(-30n), user(10n), system('fees', 20n), system('issuance', 5n), system('issuance', -5n)),
    );
    expect(batch.entries.map(({ postingId, account, amount }) => [postingId, account.ownerId, amount])).toEqual([
      [id, '7', -20n],
      [id, 'fees', 20n],
    ]);
    expect(batch.moves.size).toBe(2);
    expect(batch.postings).toEqual([{ postingId: id, kind: 'test', reference: '1', isInternal: false }]);
  });
});

describe('a transfer under a name that is in the same batch', () => {
  const terms = { userId: '7', clientTransferId: 't', asset: 'TWO', amount: 10n, from: 'TRADE' as const, to: 'MAIN' as const };
  const start = () => {
    const desk = bareDesk('7', '8');
    for (const userId of ['7', '8']) for (const asset of ['ONE', 'TWO']) funded(desk, userId, asset, 100n);
    const turn = { desk, batch: newBatch() };
    const apply = (over: Partial<typeof terms> | { from: 'MAIN'; to: 'TRADE' } = {}) =>
      transfer.apply(
        turn,
        { ...terms, ...over },
        undefined,
      )(() => {
        throw new Error('no order is asked for');
      });
    return { ...turn, apply };
  };

  it('is made once', () => {
    const { batch, apply } = start();
    const first = apply();
    expect(first).toMatchObject({ amount: '0.0000001', from: 'TRADE', to: 'MAIN' });
    expect(apply()).toEqual(first);
    expect(batch.transfers).toHaveLength(1);
    expect(batch.postings).toMatchObject([{ kind: 'wallet.transfer', reference: first.transferId }]);
  });

  it('is another under another name, and of another user', () => {
    const { batch, apply } = start();
    apply();
    apply({ clientTransferId: 'u' });
    apply({ userId: '8' });
    expect(batch.transfers).toHaveLength(3);
  });

  it.each([[{ asset: 'ONE' }], [{ amount: 11n }], [{ from: 'MAIN' as const, to: 'TRADE' as const }]])(
    'is refused for something else: %o',
    (over) => {
      const { apply } = start();
      apply();
      expect(() => apply(over)).toThrow('wallet.transfer_id_reused');
    },
  );

  it('is refused when either end alone is another', () => {
    const { apply } = start();
    apply();
    expect(() => apply({ to: 'TRADE' as never })).toThrow('wallet.transfer_id_reused');
    expect(() => apply({ from: 'MAIN' as never })).toThrow('wallet.transfer_id_reused');
  });
});
