import { type Reason, reasons } from '@/domain/order/reasons';
import type { MarketNow, MarketRules, SpendableBalances, TicketForm } from '@/domain/order/ticketForm';
import { btcRules as rules } from '../../support/btcRules';

const now: MarketNow = {
  bids: [{ price: '99.9', quantity: '2' }],
  asks: [
    { price: '100', quantity: '1' },
    { price: '101', quantity: '4' },
  ],
  last: '100',
  reference: '100',
};
const rich: SpendableBalances = { base: '1000', quote: '1000000' };
const limit: TicketForm = {
  side: 'BUY',
  type: 'LIMIT',
  price: '95',
  size: '1',
  sizeUnit: 'BASE',
  timeInForce: 'GTC',
  isPostOnly: false,
};
const market: TicketForm = { ...limit, type: 'MARKET', price: undefined };

interface Case {
  name: string;
  form: TicketForm;
  rules?: Partial<MarketRules>;
  balances?: SpendableBalances;
  now?: Partial<MarketNow>;
  expected: Reason[];
}

const cases: Case[] = [
  { name: 'nothing wrong', form: limit, expected: [] },
  { name: 'a market for cancelling only', form: limit, rules: { state: 'CANCEL_ONLY' }, expected: [{ kind: 'marketPaused' }] },
  { name: 'resting orders only, and one that rests', form: limit, rules: { state: 'POST_ONLY' }, expected: [] },
  { name: 'resting orders only, and a market order', form: market, rules: { state: 'POST_ONLY' }, expected: [{ kind: 'marketPostOnly' }] },
  {
    name: 'resting orders only, and one that would trade',
    form: { ...limit, price: '100' },
    rules: { state: 'POST_ONLY' },
    expected: [{ kind: 'marketPostOnly' }],
  },
  {
    name: 'resting orders only, and one that does not wait',
    form: { ...limit, timeInForce: 'IOC' },
    rules: { state: 'POST_ONLY' },
    expected: [{ kind: 'marketPostOnly' }],
  },
  { name: 'a halted market', form: limit, rules: { state: 'HALTED' }, expected: [{ kind: 'marketHalted' }] },
  { name: 'a delisted market', form: limit, rules: { state: 'DELISTED' }, expected: [{ kind: 'marketHalted' }] },
  {
    name: 'an empty form, price first',
    form: { ...limit, price: undefined, size: undefined },
    expected: [{ kind: 'priceMissing' }, { kind: 'sizeMissing' }],
  },
  { name: 'an empty market form', form: { ...market, size: '0' }, expected: [{ kind: 'sizeMissing' }] },
  { name: 'a price between ticks', form: { ...limit, price: '95.05' }, expected: [{ kind: 'priceTick', value: '0.1', asset: 'USDT' }] },
  { name: 'a size between lots', form: { ...limit, size: '0.100001' }, expected: [{ kind: 'sizeLot', value: '0.00001', asset: 'BTC' }] },
  { name: 'too large', form: { ...limit, size: '501' }, expected: [{ kind: 'sizeTooLarge', value: '500', asset: 'BTC' }] },
  {
    name: 'too small',
    form: { ...limit, size: '0.05' },
    rules: { minQuantity: '0.1', minNotional: '1' },
    expected: [{ kind: 'sizeTooSmall', value: '0.1', asset: 'BTC' }],
  },
  { name: 'too little money', form: { ...limit, size: '0.05' }, expected: [{ kind: 'notionalTooSmall', value: '5', asset: 'USDT' }] },
  { name: 'just enough money', form: { ...limit, price: '100', size: '0.05' }, expected: [] },
  { name: 'a buy above the band', form: { ...limit, price: '110.1' }, expected: [{ kind: 'priceAboveBand', value: '110', asset: 'USDT' }] },
  { name: 'a buy on the band', form: { ...limit, price: '110' }, expected: [] },
  {
    name: 'a sell below the band',
    form: { ...limit, side: 'SELL', price: '89.9' },
    expected: [{ kind: 'priceBelowBand', value: '90', asset: 'USDT' }],
  },
  { name: 'no reference price, no band', form: { ...limit, price: '110.1' }, now: { reference: undefined }, expected: [] },
  {
    name: 'a band around the reference, wherever the last trade was',
    form: { ...limit, price: '110.1' },
    now: { last: '109.9' },
    expected: [{ kind: 'priceAboveBand', value: '110', asset: 'USDT' }],
  },
  {
    name: 'more than the balance buys',
    form: limit,
    balances: { base: '0', quote: '50' },
    expected: [{ kind: 'balanceTooLow', value: '0.52631', asset: 'BTC' }],
  },
  {
    name: 'nothing to spend at all',
    form: limit,
    balances: { base: '0', quote: '0' },
    expected: [{ kind: 'balanceTooLow', value: undefined, asset: 'BTC' }],
  },
  { name: 'exactly the balance', form: limit, balances: { base: '0', quote: '95' }, expected: [] },
  { name: 'a balance that is not known yet', form: limit, balances: { base: undefined, quote: undefined }, expected: [] },
  {
    name: 'a market buy beyond what the book sells for the balance',
    form: { ...market, size: '2' },
    balances: { base: '0', quote: '200' },
    expected: [{ kind: 'balanceTooLow', value: '1.99009', asset: 'BTC' }],
  },
  {
    name: 'a market buy in quote beyond the balance',
    form: { ...market, size: '300', sizeUnit: 'QUOTE' },
    balances: { base: '0', quote: '200.12345678' },
    expected: [{ kind: 'balanceTooLow', value: '200.123456', asset: 'USDT' }],
  },
  { name: 'nobody on the other side', form: market, now: { asks: [] }, expected: [{ kind: 'noLiquidity' }] },
  {
    name: 'post only at the best ask',
    form: { ...limit, price: '100', isPostOnly: true },
    expected: [{ kind: 'postOnlyWouldTake', value: '100', asset: 'USDT' }],
  },
  { name: 'post only below it', form: { ...limit, price: '99.9', isPostOnly: true }, expected: [] },
  {
    name: 'several at once, in order',
    form: { ...limit, price: '120.05', size: '600' },
    balances: { base: '0', quote: '0' },
    expected: [
      { kind: 'priceTick', value: '0.1', asset: 'USDT' },
      { kind: 'sizeTooLarge', value: '500', asset: 'BTC' },
      { kind: 'priceAboveBand', value: '110', asset: 'USDT' },
      { kind: 'balanceTooLow', value: undefined, asset: 'BTC' },
    ],
  },
];

describe('reasons', () => {
  it.each(cases)('$name', ({ form, rules: changed, balances = rich, now: moment, expected }) => {
    expect(reasons(form, { ...rules, ...changed }, balances, { ...now, ...moment })).toEqual(expected);
  });
});
