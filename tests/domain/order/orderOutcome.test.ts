import { orderOutcome, shownTotal } from '@/domain/order/orderOutcome';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';
import { btcRules as rules } from '../../support/btcRules';

const now: MarketNow = { bids: [{ price: '99', quantity: '5' }], asks: [{ price: '100', quantity: '5' }], last: '100', reference: '100' };
const balances = { base: '3', quote: '1000' };
const rates = { maker: '0.001', taker: '0.002' };
const buy: TicketForm = { side: 'BUY', type: 'LIMIT', price: '98', size: '2', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false };

describe('what an order comes to', () => {
  it('a buy that rests pays as a maker, in base, and holds its total', () => {
    expect(orderOutcome(buy, rules, now, balances, rates)).toEqual({
      base: '2',
      quote: '196',
      role: 'MAKER',
      feeRate: '0.001',
      fee: { amount: '0.002', asset: 'BTC' },
      received: '1.998',
      availableAfter: '804',
    });
  });

  it('a sale at market pays as a taker, in quote, and holds its size', () => {
    const sale: TicketForm = { ...buy, side: 'SELL', type: 'MARKET', price: undefined };
    expect(orderOutcome(sale, rules, now, balances, rates)).toEqual({
      base: '2',
      quote: '198',
      role: 'TAKER',
      feeRate: '0.002',
      fee: { amount: '0.396', asset: 'USDT' },
      received: '197.604',
      availableAfter: '1',
    });
  });

  it('a limit order that would trade at once pays as a taker', () => {
    expect(orderOutcome({ ...buy, price: '100' }, rules, now, balances, rates)).toMatchObject({ role: 'TAKER', feeRate: '0.002' });
  });

  it('says nothing of what is not known', () => {
    const outcome = orderOutcome({ ...buy, size: undefined }, rules, now, { base: undefined, quote: undefined }, undefined);
    expect(outcome).toEqual({
      base: undefined,
      quote: undefined,
      role: 'MAKER',
      feeRate: undefined,
      fee: undefined,
      received: undefined,
      availableAfter: undefined,
    });
  });

  it('a shown total is never less than a buyer pays, never more than a seller gets', () => {
    expect(shownTotal('4999.104432', buy, 2)).toBe('4999.11');
    expect(shownTotal('4999.109', { ...buy, side: 'SELL' }, 2)).toBe('4999.1');
  });
});
