import type { UserCommitted } from '@/exchange/app/events';
import { type MarketCommitted, marketTopic, userTopic } from '@/exchange/app/events';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, fund, limit, type Money, market, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

// BTC_USDT: tick 0.1, lot 0.00001, last price 96482.1 until something trades.
describeOnEachDatabase('spot trading', (database) => {
  let money: Money;
  beforeEach(async () => {
    money = await startMoney(database());
  });
  afterEach(async () => {
    await expectLedgerHolds(database());
    for (const actor of used.splice(0)) await money.writer.cancelAllSpotOrders(actor);
    await money.writer.stop();
  });
  const used: ReturnType<typeof newActor>[] = [];
  const trader = async (usdt: string, btc = '0') => {
    const actor = newActor();
    used.push(actor);
    if (usdt !== '0') await fund(money, actor, 'USDT', usdt);
    if (btc !== '0') await fund(money, actor, 'BTC', btc);
    return actor;
  };

  it('rests a limit order and holds exactly its cost', async () => {
    const buyer = await trader('1000');
    const order = await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.01'));
    expect(order).toMatchObject({
      status: 'OPEN',
      price: '96000',
      quantity: '0.01',
      filledQuantity: '0',
      averagePrice: null,
      feeAsset: 'BTC',
    });
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 40_00000000n, held: 960_00000000n });
    expect(money.writer.bookLevels('BTC_USDT', 5).bids).toEqual([{ priceTicks: 960_000, lots: 1_000 }]);
  });

  it('trades at the maker price, charges fees in what is received and gives the rest of the hold back', async () => {
    const seller = await trader('0', '1');
    const buyer = await trader('2000');
    const sell = await money.writer.placeSpotOrder(seller, limit('SELL', '96000', '0.02'));
    const buy = await money.writer.placeSpotOrder(buyer, limit('BUY', '96100', '0.01'));
    expect(buy).toMatchObject({ status: 'FILLED', filledQuantity: '0.01', filledQuote: '960', averagePrice: '96000', feePaid: '0.00001' });
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 1040_00000000n, held: 0n });
    expect(await balance(database(), buyer, 'BTC')).toEqual({ available: 999_000n, held: 0n });
    // Maker fee 0.08 % of 960 USDT.
    expect(await balance(database(), seller, 'USDT')).toEqual({ available: 959_23200000n, held: 0n });
    expect(await balance(database(), seller, 'BTC')).toEqual({ available: 98_000_000n, held: 1_000_000n });
    expect(sell.status).toBe('OPEN');
  });

  it('tells users and the market about a trade once it is committed, in absolute rows', async () => {
    const seller = await trader('0', '1');
    const buyer = await trader('2000');
    await money.writer.placeSpotOrder(seller, limit('SELL', '96000', '0.02'));
    const before = money.writer.bookLevels('BTC_USDT', 1).seq;
    const order = await money.writer.placeSpotOrder(buyer, limit('BUY', '96000', '0.005'));
    const committed = money.bus.of<MarketCommitted>(marketTopic('BTC_USDT')).at(-1);
    expect(committed).toMatchObject({
      seq: before + 1,
      levels: [{ side: 'SELL', priceTicks: 960_000, lots: 1_500 }],
      trades: [{ priceTicks: 960_000, lots: 500, takerSide: 'BUY' }],
    });
    const told = money.bus.of<UserCommitted>(userTopic(buyer.userId)).at(-1);
    expect(told?.orders).toEqual([order]);
    expect(told?.fills).toMatchObject([
      { orderId: order.orderId, role: 'TAKER', price: '96000', quantity: '0.005', fee: '0.000005', feeAsset: 'BTC' },
    ]);
    expect(told?.balances).toEqual(
      expect.arrayContaining([
        { wallet: 'TRADE', asset: 'USDT', available: '1520', held: '0' },
        { wallet: 'TRADE', asset: 'BTC', available: '0.004995', held: '0' },
      ]),
    );
  });

  it('spends a market budget and keeps what does not buy a lot', async () => {
    const seller = await trader('0', '1');
    const buyer = await trader('1000');
    await money.writer.placeSpotOrder(seller, limit('SELL', '96000', '0.5'));
    const order = await money.writer.placeSpotOrder(buyer, market('BUY', '100', { sizeUnit: 'QUOTE' }));
    expect(order).toMatchObject({
      status: 'FILLED',
      price: null,
      quantity: null,
      quoteQuantity: '100',
      filledQuantity: '0.00104',
      filledQuote: '99.84',
    });
    expect(await balance(database(), buyer, 'USDT')).toEqual({ available: 900_16000000n, held: 0n });
  });

  it('lets a market buy sized in base cost what its sweep costs, to the last unit', async () => {
    const seller = await trader('0', '1');
    await money.writer.placeSpotOrder(seller, limit('SELL', '96000', '0.01'));
    await money.writer.placeSpotOrder(seller, limit('SELL', '96500', '0.01'));
    const rich = await trader('1442.5');
    const poor = await trader('1442.49999999');
    await expect(money.writer.placeSpotOrder(poor, market('BUY', '0.015'))).rejects.toMatchObject({
      msg: 'order.balance_too_low||1442.49999999||USDT',
    });
    const order = await money.writer.placeSpotOrder(rich, market('BUY', '0.015'));
    expect(order).toMatchObject({ status: 'FILLED', filledQuote: '1442.5', averagePrice: '96166.666' });
    expect(await balance(database(), rich, 'USDT')).toEqual({ available: 0n, held: 0n });
  });

  it('stops a market order at the price band and expires the rest', async () => {
    const seller = await trader('0', '1');
    const buyer = await trader('100000');
    await money.writer.placeSpotOrder(seller, limit('SELL', '97000', '0.1'));
    // Last price 96500 by the trade before; its band ends at 106150.
    await money.writer.placeSpotOrder(seller, limit('SELL', '106150.1', '0.1'));
    const order = await money.writer.placeSpotOrder(buyer, market('BUY', '0.2'));
    expect(order).toMatchObject({ status: 'EXPIRED', closeReason: 'PRICE_BAND', filledQuantity: '0.1' });
    expect((await balance(database(), buyer, 'USDT')).held).toBe(0n);
  });

  it('prevents self-trades as the order asks', async () => {
    const actor = await trader('10000', '1');
    const sell = await money.writer.placeSpotOrder(actor, limit('SELL', '97000', '0.01'));
    const taker = await money.writer.placeSpotOrder(actor, limit('BUY', '97000', '0.01'));
    expect(taker).toMatchObject({ status: 'EXPIRED', closeReason: 'SELF_TRADE', filledQuantity: '0' });
    const second = await money.writer.placeSpotOrder(actor, limit('BUY', '97000', '0.01', { selfTradePrevention: 'CANCEL_MAKER' }));
    expect(second.status).toBe('OPEN');
    const told = money.bus.of<UserCommitted>(userTopic(actor.userId)).at(-1);
    expect(told?.orders.find((order) => order.orderId === sell.orderId)).toMatchObject({ status: 'EXPIRED', closeReason: 'SELF_TRADE' });
  });

  it('cancels one, and all, and gives back what was held', async () => {
    const actor = await trader('10000', '1');
    const first = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    const second = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.02', { clientOrderId: 'by-name' }));
    const third = await money.writer.placeSpotOrder(actor, limit('SELL', '100000', '0.5'));
    expect(await money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: first.orderId })).toMatchObject({
      status: 'CANCELED',
      closeReason: 'USER',
    });
    expect((await money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', clientOrderId: 'by-name' })).orderId).toBe(second.orderId);
    expect(await money.writer.cancelAllSpotOrders(actor, 'ETH_USDT')).toEqual([]);
    expect(await money.writer.cancelAllSpotOrders(actor)).toEqual([third.orderId]);
    expect(await balance(database(), actor, 'USDT')).toEqual({ available: 10000_00000000n, held: 0n });
    expect(await balance(database(), actor, 'BTC')).toEqual({ available: 100_000_000n, held: 0n });
  });
});
