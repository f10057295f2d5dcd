import { AppError } from '@/exchange/app/appError';
import { fund, limit, newActor } from '../support/moneyDesk';
import { audit, operatedMarket } from '../support/operatedMarket';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('users and all money operated live', (database) => {
  const { taker, money, restart, change, place } = operatedMarket(database);

  it('freezes a user: nothing is placed any more, also after a restart, and orders are cancelled when asked', async () => {
    const order = await place(limit('BUY', '96000', '0.1'));
    const freeze = (isFrozen: boolean, cancelOrders = false) =>
      money().writer.run('setFrozen', { actor: taker, isFrozen, cancelOrders, audit });
    await freeze(true);
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'accountFrozen' });
    const terms = { userId: taker.userId, clientTransferId: 't-1', asset: 'USDT', amount: 5n, from: 'TRADE', to: 'MAIN' } as const;
    await expect(money().writer.run('transfer', terms)).rejects.toMatchObject({ codeName: 'accountFrozen' });
    await restart();
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'accountFrozen' });
    expect(await freeze(true, true)).toMatchObject({ canceledOrderIds: [order.orderId] });
    await freeze(false);
    expect(await place(limit('BUY', '96000', '0.1'))).toMatchObject({ status: 'OPEN' });
    const stranger = newActor();
    expect(await money().writer.run('setFrozen', { actor: stranger, isFrozen: true, cancelOrders: true, audit })).toMatchObject({
      canceledOrderIds: [],
    });
  });

  it('stops all money and lets it go on with each market as it was', async () => {
    await change({ state: 'DELISTED' }, 'LTC_USDT');
    await change({ state: 'CANCEL_ONLY' }, 'SOL_USDT');
    const order = await place(limit('BUY', '96000', '0.1'));
    await money().writer.run('setMoneyHalt', { reason: 'RECONCILIATION', audit });
    await expect(place(limit('BUY', '96000', '0.1'))).rejects.toMatchObject({ codeName: 'marketHalted' });
    await expect(fund(money(), taker, 'USDT', '5')).rejects.toMatchObject({ codeName: 'unavailable' });
    await expect(money().writer.cancelSpotOrder(taker, { symbol: 'BTC_USDT', orderId: order.orderId })).rejects.toMatchObject({
      codeName: 'marketHalted',
    });
    await restart();
    const states = () =>
      new Set(
        money()
          .writer.marketRules()
          .map(({ rules }) => `${rules.state} ${rules.stateReason}`),
      );
    expect(states()).toEqual(new Set(['HALTED RECONCILIATION', 'DELISTED OPERATOR']));
    const halt = money().writer.moneyHalt();
    expect(halt).toEqual({ reason: 'RECONCILIATION', atMs: expect.any(Number) });
    const lift = (lifts: number) => money().writer.run('setMoneyHalt', { reason: null, lifts, audit });
    await expect(lift(Number(halt?.atMs) - 1)).rejects.toMatchObject({ codeName: 'badRequest' });
    const refusal = async () => new AppError('tokenInvalid');
    const refused = money().writer.run('setMoneyHalt', { reason: null, lifts: Number(halt?.atMs), refusal, audit });
    await expect(refused).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    expect(money().writer.moneyHalt()).toEqual(halt);
    await lift(Number(halt?.atMs));
    expect(states()).toEqual(new Set(['LIVE null', 'CANCEL_ONLY OPERATOR', 'DELISTED OPERATOR']));
    expect(await money().writer.cancelAllSpotOrders(taker)).toEqual([order.orderId]);
    await change({ state: 'LIVE' }, 'SOL_USDT');
  });
});
