import { fromUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import type { LedgerOwner } from '@/exchange/app/money/ledger/account';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import type { SystemAccount } from '@/exchange/app/money/ledger/systemAccounts';
import { balance, endMoney, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const ONE = 100_000_000n;

describeOnEachDatabase('an account that has nearly all the ledger can count', (database) => {
  let money: Money;
  let serial = 0;
  beforeEach(async () => {
    money = await startMoney(database());
  });
  afterEach(async () => {
    expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
    await endMoney(money, database());
  });

  const move = (asset: string, amount: bigint, from: SystemAccount, to: LedgerOwner) => {
    serial += 1;
    const entries = [
      { owner: to, asset, amount },
      { owner: { type: 'system' as const, name: from }, asset, amount: -amount },
    ];
    return money.writer.post({ kind: 'test.fund', reference: `ceiling-${serial}`, entries });
  };
  const of = ({ userId }: Actor, wallet: 'TRADE' | 'MAIN' = 'TRADE') => ({ type: 'user' as const, userId, wallet });
  const give = (actor: Actor, asset: string, amount: bigint, from: SystemAccount = 'adjustments') => move(asset, amount, from, of(actor));
  const place = (actor: Actor, ...args: Parameters<typeof limit>) => money.writer.placeSpotOrder(actor, limit(...args));

  it('refuses whoever would bring too much to the seller it meets, and says how much would do', async () => {
    const [seller, buyer] = [newActor(), newActor()];
    await give(seller, 'USDT', LEDGER_LIMIT - 50n * ONE, 'issuance');
    await give(seller, 'BTC', ONE);
    await give(buyer, 'USDT', 1000n * ONE);
    // 48 USDT each: the second would be too much.
    for (let order = 0; order < 2; order += 1) await place(seller, 'SELL', '96000', '0.0005');
    const before = money.writer.stateHash();
    await expect(place(buyer, 'BUY', '96000', '0.001')).rejects.toMatchObject({ msg: 'order.size_too_large||0.0005||BTC' });
    await expect(money.writer.placeSpotOrder(buyer, market('BUY', '96', { sizeUnit: 'QUOTE' }))).rejects.toMatchObject({
      codeName: 'sizeTooLarge',
    });
    expect(money.writer.stateHash()).toBe(before);
    // What trades with nobody is nobody's ceiling.
    await expect(place(buyer, 'BUY', '96000', '0.001', { isPostOnly: true })).rejects.toMatchObject({ codeName: 'postOnlyWouldTake' });
    expect((await place(buyer, 'BUY', '90000', '0.001')).status).toBe('OPEN');
    expect((await place(buyer, 'BUY', '96000', '0.0005')).status).toBe('FILLED');
    await money.writer.cancelAllSpotOrders(seller);
    await money.writer.cancelAllSpotOrders(buyer);
    const { available } = await balance(database(), seller, 'USDT');
    expect(available <= LEDGER_LIMIT && available > LEDGER_LIMIT - 3n * ONE).toBe(true);
  });

  it('refuses a buyer who could not take what they buy, also where much of theirs is held', async () => {
    const [seller, buyer] = [newActor(), newActor()];
    // An asset of its own: the others' money has been given out by now.
    await give(buyer, 'ETH', LEDGER_LIMIT - ONE / 10n, 'issuance');
    await give(buyer, 'USDT', 10_000n * ONE);
    await give(seller, 'ETH', 10n * ONE);
    await place(buyer, 'SELL', '3600', '1', { symbol: 'ETH_USDT' });
    await place(seller, 'SELL', '3512', '1', { symbol: 'ETH_USDT' });
    await expect(place(buyer, 'BUY', '3512', '0.2', { symbol: 'ETH_USDT' })).rejects.toMatchObject({
      msg: 'order.size_too_large||0||ETH',
    });
    expect((await place(buyer, 'BUY', '3512', '0.1', { symbol: 'ETH_USDT' })).status).toBe('FILLED');
    for (const actor of [buyer, seller]) await money.writer.cancelAllSpotOrders(actor);
  });

  it('refuses a trade whose fee the exchange could not take', async () => {
    const [seller, buyer] = [newActor(), newActor()];
    const fees = { type: 'system' as const, name: 'fees' as const };
    await move('LTC', LEDGER_LIMIT, 'issuance', fees);
    await give(seller, 'LTC', 10n * ONE);
    await give(buyer, 'USDT', 10_000n * ONE);
    const ltc = { symbol: 'LTC_USDT' };
    await place(seller, 'SELL', '88.71', '1', ltc);
    await expect(place(buyer, 'BUY', '88.71', '1', ltc)).rejects.toMatchObject({ msg: 'order.size_too_large||0||LTC' });
    await money.writer.cancelAllSpotOrders(seller);
  });

  it('is told how much more it takes, by transfer and by posting, held money counted', async () => {
    const actor = newActor();
    await give(actor, 'AVAX', LEDGER_LIMIT - 10n * ONE, 'issuance');
    await place(actor, 'SELL', '40', '100', { symbol: 'AVAX_USDT' });
    await move('AVAX', 100n * ONE, 'adjustments', of(actor, 'MAIN'));
    const refused = { msg: `wallet.amount_too_large||${fromUnits(10n * ONE, 8)}||AVAX` };
    const transfer = (amount: bigint) =>
      money.writer.run('transfer', {
        userId: actor.userId,
        clientTransferId: `ceiling-${amount}`,
        asset: 'AVAX',
        amount,
        from: 'MAIN',
        to: 'TRADE',
      });
    await expect(transfer(11n * ONE)).rejects.toMatchObject(refused);
    await expect(give(actor, 'AVAX', 11n * ONE)).rejects.toMatchObject(refused);
    await transfer(10n * ONE);
    await money.writer.cancelAllSpotOrders(actor);
    expect(await balance(database(), actor, 'AVAX')).toEqual({ available: LEDGER_LIMIT, held: 0n });
  });

  it("is the operator's to know when they would give it more", async () => {
    const actor = newActor();
    await give(actor, 'SOL', LEDGER_LIMIT, 'issuance');
    const posting = {
      kind: 'operator.adjust',
      reference: 'ceiling',
      entries: [
        { owner: of(actor), asset: 'SOL', amount: 1n },
        { owner: { type: 'system' as const, name: 'adjustments' as const }, asset: 'SOL', amount: -1n },
      ],
    };
    const audit = { actor: 'operator:alice', action: 'test', subject: 'user', details: {} };
    await expect(money.writer.run('operatorPosting', { posting, proposalId: '1', operatorId: '1', audit })).rejects.toMatchObject({
      codeName: 'badRequest',
    });
  });
});
