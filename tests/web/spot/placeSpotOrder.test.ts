import type { SpotOrder } from '@/contract/spot';
import type { TicketForm } from '@/domain/order/ticketForm';
import { ApiError } from '@/src/api/apiError';
import { placeSpotOrder } from '@/src/features/spot/ticket/placeSpotOrder';
import { cancelOrder } from '@/src/market/orders/cancelOrder';
import { orderFixture } from '../market/tradePage';

const form: TicketForm = {
  side: 'BUY',
  type: 'LIMIT',
  price: '96450',
  size: '0.05',
  sizeUnit: 'BASE',
  timeInForce: 'IOC',
  isPostOnly: false,
};
const network = new ApiError({ code: 'network', msg: '', status: 0 });
const refusal = new ApiError({ code: '40013', msg: 'order.no_liquidity', status: 200 });

function parts(send: () => Promise<SpotOrder>, find: () => Promise<SpotOrder | undefined> = async () => undefined) {
  return { send: jest.fn(send), find: jest.fn(find), onUncertain: jest.fn() };
}
const fails = (error: ApiError) => async () => {
  throw error;
};
const place = (by: ReturnType<typeof parts>, changed: Partial<TicketForm> = {}) =>
  placeSpotOrder({ ...form, ...changed }, 'BTC_USDT', 'id-1', by);

describe('placeSpotOrder', () => {
  it('sends the form under its client order id', async () => {
    const by = parts(async () => orderFixture);
    expect(await place(by)).toEqual({ kind: 'placed', order: orderFixture });
    expect(by.send).toHaveBeenCalledWith({
      symbol: 'BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      price: '96450',
      size: '0.05',
      timeInForce: 'IOC',
      isPostOnly: false,
      clientOrderId: 'id-1',
    });
    expect(by.find).not.toHaveBeenCalled();
  });

  it('sends a market order without price, in the unit it was typed in', async () => {
    const by = parts(async () => orderFixture);
    await place(by, { type: 'MARKET', price: undefined, sizeUnit: 'QUOTE', size: '100' });
    expect(by.send).toHaveBeenCalledWith({
      symbol: 'BTC_USDT',
      side: 'BUY',
      type: 'MARKET',
      size: '100',
      sizeUnit: 'QUOTE',
      clientOrderId: 'id-1',
    });
  });

  it('takes a refusal for what it is', async () => {
    const by = parts(fails(refusal));
    expect(await place(by)).toEqual({ kind: 'refused', error: refusal });
    expect(by.onUncertain).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', network],
    ['a broken server', new ApiError({ code: '502', msg: 'Bad Gateway', status: 502 })],
    ['an internal error', new ApiError({ code: '500', msg: 'system.internal', status: 200 })],
  ])('looks for the order after %s', async (_name, error) => {
    const by = parts(fails(error), async () => orderFixture);
    expect(await place(by)).toEqual({ kind: 'placed', order: orderFixture });
    expect(by.onUncertain).toHaveBeenCalledTimes(1);
    expect(by.find).toHaveBeenCalledWith('BTC_USDT', 'id-1');
    expect(by.send).toHaveBeenCalledTimes(1);
  });

  it('says when it is not there, and when nobody can tell', async () => {
    expect(await place(parts(fails(network)))).toEqual({ kind: 'notFound', clientOrderId: 'id-1' });
    expect(await place(parts(fails(network), fails(network)))).toEqual({ kind: 'unknown', clientOrderId: 'id-1' });
  });

  it('sends nothing that is incomplete', async () => {
    const by = parts(async () => orderFixture);
    expect(await place(by, { size: undefined })).toBeUndefined();
    expect(await place(by, { price: undefined })).toBeUndefined();
    expect(by.send).not.toHaveBeenCalled();
  });
});

describe('cancelOrder', () => {
  const reconcile = jest.fn(async () => undefined);
  beforeEach(() => reconcile.mockClear());

  it('names the order and its market', async () => {
    const send = jest.fn(async () => orderFixture);
    expect(await cancelOrder(orderFixture, { send, reconcile })).toEqual({ kind: 'canceled', order: orderFixture });
    expect(send).toHaveBeenCalledWith({ symbol: 'BTC_USDT', orderId: '7' });
    expect(reconcile).not.toHaveBeenCalled();
  });

  it('reads own orders again after a refusal and after silence', async () => {
    expect(await cancelOrder(orderFixture, { send: fails(refusal), reconcile })).toEqual({ kind: 'refused', error: refusal });
    expect(await cancelOrder(orderFixture, { send: fails(network), reconcile })).toEqual({ kind: 'unknown' });
    expect(reconcile).toHaveBeenCalledTimes(2);
  });
});
