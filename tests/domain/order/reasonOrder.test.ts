import { type Reason, reasons } from '@/domain/order/reasons';
import type { MarketNow, MarketRules, SpendableBalances, TicketForm } from '@/domain/order/ticketForm';

// The ticket says the first reason alone: which one comes first is what a person mends first. Each case breaks rules that stand
// next to each other, so that no two of them can change places unseen.

const rules: MarketRules = {
  base: 'BTC',
  quote: 'USDT',
  priceIncrement: '0.1',
  quantityIncrement: '0.00001',
  minQuantity: '0.001',
  maxQuantity: '500',
  minNotional: '5',
  priceBand: '0.1',
  state: 'LIVE',
};
const now: MarketNow = { bids: [{ price: '99.9', quantity: '2' }], asks: [{ price: '100', quantity: '1' }], last: '100', reference: '100' };
const balances: SpendableBalances = { base: '10', quote: '1000' };
const limit: TicketForm = {
  side: 'BUY',
  type: 'LIMIT',
  price: '95',
  size: '1',
  sizeUnit: 'BASE',
  timeInForce: 'GTC',
  isPostOnly: false,
};
const budget: TicketForm = { ...limit, type: 'MARKET', price: undefined, size: '2000', sizeUnit: 'QUOTE' };

const neighbours: [TicketForm, Reason['kind'][], Partial<MarketRules>?, Partial<MarketNow>?][] = [
  [{ ...limit, price: undefined }, ['marketHalted', 'priceMissing'], { state: 'HALTED' }],
  [{ ...limit, price: undefined, size: undefined }, ['priceMissing', 'sizeMissing']],
  [{ ...limit, price: '95.05', size: undefined }, ['sizeMissing', 'priceTick']],
  [{ ...limit, price: '95.05', size: '0.100001' }, ['priceTick', 'sizeLot']],
  [{ ...limit, size: '0.000999' }, ['sizeLot', 'sizeTooSmall', 'notionalTooSmall']],
  [{ ...limit, price: '120', size: '0.01' }, ['notionalTooSmall', 'priceAboveBand']],
  [{ ...limit, price: '120', size: '9' }, ['priceAboveBand', 'balanceTooLow']],
  [{ ...limit, side: 'SELL', price: '80', size: '11' }, ['priceBelowBand', 'balanceTooLow']],
  [budget, ['balanceTooLow', 'noLiquidity'], {}, { asks: [] }],
  [{ ...limit, price: '100', size: '11', isPostOnly: true }, ['balanceTooLow', 'postOnlyWouldTake']],
  [{ ...limit, size: '501' }, ['sizeTooLarge', 'balanceTooLow']],
];

describe('of several reasons', () => {
  it.each(neighbours.map(([form, kinds, otherRules, otherNow]) => ({ form, kinds, otherRules, otherNow })))(
    'the order is $kinds',
    ({ form, kinds, otherRules, otherNow }) => {
      const found = reasons(form, { ...rules, ...otherRules }, balances, { ...now, ...otherNow });
      expect(found.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});
