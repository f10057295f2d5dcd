import type { FastifyInstance } from 'fastify';
import type { CreateTransfer } from '@/contract/wallet';
import type { Actor } from '@/exchange/app/actor';
import { type UserCommitted, userTopic } from '@/exchange/app/events';
import { registerWalletRoutes } from '@/exchange/http/walletRoutes';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnEachDatabase } from '../support/testDatabase';
import { walletParts } from '../support/walletParts';

let serial = 0;
const transfer = (amount: string, over: Partial<CreateTransfer> = {}): CreateTransfer => {
  serial += 1;
  return { asset: 'USDT', amount, from: 'TRADE', to: 'MAIN', clientTransferId: `t-${serial}`, ...over };
};

describeOnEachDatabase('transfers between wallets', (database) => {
  let money: Money;
  let app: FastifyInstance;
  const actor: Actor = newActor();
  const other: Actor = newActor();
  beforeAll(async () => {
    money = await startMoney(database());
    await fund(money, actor, 'USDT', '1000');
    ({ app } = buildSpotApp(database(), money, [actor, other]));
    registerWalletRoutes(app, walletParts(database(), money));
  });
  afterAll(async () => {
    await app.close();
    await money.writer.stop();
  });
  const balances = async (user: Actor) =>
    Object.fromEntries(
      (
        await database().query<{ wallet: string; available: bigint }>(
          "select wallet, available from accounts where owner_id = $1 and asset = 'USDT' order by wallet",
          [user.userId],
        )
      ).map(({ wallet, available }) => [wallet, available]),
    );
  const move = (terms: CreateTransfer, user = actor) => call(app, user, 'createTransfer', terms);

  it('move money there and back, and tell both balances at once', async () => {
    const there = await move(transfer('250.5'));
    expect(there.data).toMatchObject({ asset: 'USDT', amount: '250.5', from: 'TRADE', to: 'MAIN' });
    expect(await balances(actor)).toEqual({ MAIN: 250_50000000n, TRADE: 749_50000000n });
    const told = money.bus.of<UserCommitted>(userTopic(actor.userId)).at(-1);
    expect(told?.transfers).toEqual([there.data]);
    expect(told?.balances).toEqual(
      expect.arrayContaining([
        { wallet: 'MAIN', asset: 'USDT', available: '250.5', held: '0' },
        { wallet: 'TRADE', asset: 'USDT', available: '749.5', held: '0' },
      ]),
    );
    await move(transfer('250.5', { from: 'MAIN', to: 'TRADE' }));
    expect(await balances(actor)).toEqual({ MAIN: 0n, TRADE: 1000_00000000n });
    expect((await call(app, actor, 'spotBalances', {})).data).toEqual([{ wallet: 'TRADE', asset: 'USDT', available: '1000', held: '0' }]);
  });

  it('are made once, however often they are sent, also at the same time and after a restart', async () => {
    const terms = transfer('10');
    const [first, second] = await Promise.all([move(terms), move({ ...terms, amount: '10.0' })]);
    expect(second).toEqual(first);
    expect(await move(terms)).toEqual(first);
    expect((await move({ ...terms, amount: '11' })).msg).toBe('wallet.transfer_id_reused');
    // The same name is another transfer of another user.
    expect((await move(terms, other)).msg).toBe('order.balance_too_low||0||USDT');
    expect(await balances(actor)).toEqual({ MAIN: 10_00000000n, TRADE: 990_00000000n });
    await move(transfer('10', { from: 'MAIN', to: 'TRADE' }));
  });

  it('leave alone what orders hold', async () => {
    await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    expect((await move(transfer('910.00000001'))).msg).toBe('order.balance_too_low||910||USDT');
    await move(transfer('910'));
    await money.writer.cancelAllSpotOrders(actor);
    await move(transfer('910', { from: 'MAIN', to: 'TRADE' }));
    expect(await balances(actor)).toEqual({ MAIN: 0n, TRADE: 1000_00000000n });
  });

  it.each([
    ['of an unknown asset', { asset: 'NONE' }, 'wallet.asset_unknown||NONE'],
    ['to where it came from', { to: 'TRADE' as const }, 'wallet.same'],
    ['of nothing', { amount: '0' }, 'wallet.amount_step||0.00000001||USDT'],
    ['of less than there is', { amount: '0.000000001' }, 'wallet.amount_step||0.00000001||USDT'],
    ['of more than the ledger counts', { amount: '90000000000.00000001' }, 'wallet.amount_too_large||90000000000||USDT'],
    ['of more than a number holds', { amount: '9'.repeat(30) }, 'wallet.amount_too_large||90000000000||USDT'],
  ])('are refused %s', async (_what, over, msg) => {
    expect((await move(transfer('1', over))).msg).toBe(msg);
  });

  it('keep the ledger as it must be', async () => {
    await expectLedgerHolds(database());
  });
});
