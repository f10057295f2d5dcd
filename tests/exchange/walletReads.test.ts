import type { FastifyInstance } from 'fastify';
import type { Actor } from '@/exchange/app/actor';
import { registerWalletRoutes } from '@/exchange/http/walletRoutes';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { buildSpotApp, call } from '../support/spotApp';
import { describeOnDatabase } from '../support/testDatabase';
import { walletParts } from '../support/walletParts';

describeOnDatabase('what is in the wallets', (database) => {
  let money: Money;
  let app: FastifyInstance;
  const owner: Actor = newActor();
  const other: Actor = newActor();
  const nobody: Actor = newActor();
  const coinInfo = { USDT: { rate: { USD: '1', EUR: '0.9' } }, BTC: { rate: { USD: '90000' } } };
  const earning = [{ coinSymbol: 'USDT', total: '25', totalEarnedAmount: '0.5' }];

  beforeAll(async () => {
    money = await startMoney(database());
    await fund(money, owner, 'USDT', '1000');
    await fund(money, owner, 'BTC', '0.5');
    await fund(money, other, 'USDT', '77');
    ({ app } = buildSpotApp(database(), money, [owner, other, nobody]));
    const earnAssets = async ({ userId }: Actor) => (userId === owner.userId ? earning : []);
    registerWalletRoutes(app, walletParts(database(), money, { coinInfoOf: () => coinInfo, earnAssets }));
    const moved = { asset: 'USDT', amount: '250', from: 'TRADE', to: 'MAIN', clientTransferId: 'reads-1' } as const;
    await call(app, owner, 'createTransfer', moved);
    // Holds 90 USDT in the trading wallet.
    await money.writer.placeSpotOrder(owner, limit('BUY', '90000', '0.001'));
  });
  afterAll(async () => {
    await app.close();
    await money.writer.stop();
  });

  const usdt = { coinSymbol: 'USDT', total: '1000', main: { available: '250', held: '0' }, trade: { available: '660', held: '90' } };
  const btc = { coinSymbol: 'BTC', total: '0.5', main: { available: '0', held: '0' }, trade: { available: '0.5', held: '0' } };

  it('is told coin by coin with what it is worth, in the asked currency', async () => {
    const { data } = await call(app, owner, 'walletDetail', { baseCurrency: 'EUR' });
    expect(data).toEqual({ baseCurrency: 'EUR', total: '41400', assets: [btc, usdt], earnAssets: earning });
    expect((await call(app, owner, 'walletDetail', { baseCurrency: 'JPY' })).data).toMatchObject({ baseCurrency: 'USD', total: '46000' });
  });

  it('is told of one wallet, of each, and of one coin', async () => {
    const main = await call(app, owner, 'mainWallet', { reloadFlag: true });
    expect(main.data).toEqual({
      baseCurrency: 'USD',
      total: '250',
      assets: [{ coinSymbol: 'USDT', total: '250', available: '250', held: '0' }],
    });
    expect((await call(app, owner, 'totalAccountBalance', {})).data).toEqual({
      baseCurrency: 'USD',
      total: '46000',
      wallets: [
        { wallet: 'MAIN', total: '250' },
        { wallet: 'TRADE', total: '45750' },
      ],
    });
    expect((await call(app, owner, 'walletCoin', { coinSymbol: 'USDT' })).data).toEqual(usdt);
    expect((await call(app, owner, 'allWalletBalance', { coinSymbol: 'USDT' })).data.wallets).toEqual([
      { wallet: 'MAIN', total: '250', available: '250', held: '0' },
      { wallet: 'TRADE', total: '750', available: '660', held: '90' },
    ]);
    expect((await call(app, owner, 'accountBalances', { wallet: 'TRADE', coinSymbol: 'USDT' })).data).toEqual([
      { wallet: 'TRADE', asset: 'USDT', available: '660', held: '90' },
    ]);
    expect((await call(app, owner, 'userBalanceSummary', {})).data).toEqual({
      assets: [
        { coinSymbol: 'BTC', total: '0.5' },
        { coinSymbol: 'USDT', total: '1000' },
      ],
      earnAssets: earning,
    });
  });

  it('is nothing of anybody else', async () => {
    expect((await call(app, other, 'accountBalances', {})).data).toEqual([{ wallet: 'TRADE', asset: 'USDT', available: '77', held: '0' }]);
    expect((await call(app, nobody, 'walletDetail', {})).data).toEqual({ baseCurrency: 'USD', total: '0', assets: [], earnAssets: [] });
    expect((await call(app, nobody, 'walletCoin', { coinSymbol: 'BTC' })).data).toMatchObject({ total: '0', trade: { available: '0' } });
    expect((await call(app, nobody, 'walletCoin', { coinSymbol: 'NONE' })).msg).toBe('wallet.asset_unknown||NONE');
  });

  it('has no sub users, and money is moved between the own wallets alone', async () => {
    expect((await call(app, owner, 'subUserMainWallet', {})).data).toEqual({ baseCurrency: 'USD', total: '0', users: [] });
    const targets = { accounts: [{ userId: owner.userId, isOwn: true, wallets: ['MAIN', 'TRADE'] }] };
    expect((await call(app, owner, 'transferTargets', {})).data).toEqual(targets);
  });
});
