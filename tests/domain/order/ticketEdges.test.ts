import { reasons } from '@/domain/order/reasons';
import type { MarketNow, MarketRules, TicketForm } from '@/domain/order/ticketForm';
import { wouldTake } from '@/domain/order/ticketMath';

const rules: MarketRules = {
  base: 'BTC',
  quote: 'USDT',
  priceIncrement: '0.1',
  quantityIncrement: '0.001',
  minQuantity: '0.1',
  maxQuantity: '500',
  minNotional: '5',
  priceBand: '0.1',
  state: 'LIVE',
};
const now: MarketNow = { bids: [{ price: '99.9', quantity: '2' }], asks: [{ price: '100', quantity: '1' }], last: '100', reference: '100' };
const buy: TicketForm = { side: 'BUY', type: 'LIMIT', price: '95', size: '1', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false };
const sell: TicketForm = { ...buy, side: 'SELL', price: '105' };

describe('the last value that is still allowed', () => {
  it.each([
    ['smallest size', { ...buy, size: '0.1' }],
    ['largest size', { ...buy, size: '500' }],
    ['smallest notional', { ...buy, price: '50', size: '0.1' }],
    ['highest price of a buy', { ...buy, price: '110' }],
    ['lowest price of a sell', { ...sell, price: '90' }],
  ])('%s', (_what, form) => expect(reasons(form, rules, { base: '1000', quote: '1000000' }, now)).toEqual([]));
});

describe('whether an order would take', () => {
  it.each([
    [{ ...buy, price: '99.9' }, false],
    [{ ...buy, price: '100' }, true],
    [{ ...buy, price: '100.1' }, true],
    [{ ...sell, price: '100' }, false],
    [{ ...sell, price: '99.9' }, true],
    [{ ...sell, price: '99.8' }, true],
    [{ ...sell, price: undefined }, false],
  ])('%o: %p', (form, expected) => expect(wouldTake(form, now)).toBe(expected));

  it('nothing, where nobody waits', () => expect(wouldTake({ ...buy, price: '100' }, { ...now, asks: [] })).toBe(false));
});
