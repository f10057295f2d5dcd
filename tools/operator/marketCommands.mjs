import { shownTime, timeOf } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };

const upper = (text) => text.toUpperCase();

export const marketCommands = [
  {
    words: ['market', 'list'],
    about: 'Markets with their states and rules.',
    call: ['GET', '/operator/markets'],
    prepare: () => ({ params: {} }),
    columns: [
      ['market', ({ symbol }) => symbol],
      ['kind', ({ kind }) => kind],
      ['state', ({ state }) => state],
      ['why', ({ stateReason }) => stateReason],
      ['until (UTC)', ({ stateUntil }) => shownTime(stateUntil)],
      ['tick', ({ priceIncrement }) => priceIncrement],
      ['lot', ({ quantityIncrement }) => quantityIncrement],
      ['min', ({ minQuantity }) => minQuantity],
      ['max', ({ maxQuantity }) => maxQuantity],
      ['min notional', ({ minNotional }) => minNotional],
      ['band', ({ priceBand }) => priceBand],
    ],
  },
  {
    words: ['market', 'state'],
    about: 'Changes the state of a market.',
    help: [
      'live          everything',
      'post_only     orders may rest and be cancelled, nothing trades',
      'cancel_only   orders may be cancelled',
      'halted        nothing moves, cancelling included',
      'delisted      halted for good: open orders are cancelled, the market is listed no more',
    ],
    args: ['market', 'state'],
    options: { until: { value: 'time', about: 'when the market goes live by itself: 10m, 2h, or 2026-11-22T15:00Z' }, note },
    call: ['POST', '/operator/markets/set'],
    prepare: ({ market, state, until, note: why }) => ({
      params: { symbol: upper(market), state: upper(state), until: until && timeOf(until), note: why },
    }),
  },
  {
    words: ['market', 'limits'],
    about: 'Changes steps and limits of a market.',
    help: ['Steps are multiples of what they were when the market was listed. Open orders stay as they are.'],
    args: ['market'],
    options: {
      tick: { value: 'price', about: 'price increment' },
      lot: { value: 'amount', about: 'quantity increment' },
      min: { value: 'amount', about: 'smallest order' },
      max: { value: 'amount', about: 'largest order' },
      'min-notional': { value: 'amount', about: 'smallest price x quantity, in quote' },
      band: { value: 'share', about: 'how far a price may lie beyond the reference: 0.1 is 10 %' },
      note,
    },
    call: ['POST', '/operator/markets/set'],
    prepare: ({ market, tick, lot, min, max, 'min-notional': minNotional, band, note: why }) => ({
      params: {
        symbol: upper(market),
        priceIncrement: tick,
        quantityIncrement: lot,
        minQuantity: min,
        maxQuantity: max,
        minNotional,
        priceBand: band,
        note: why,
      },
    }),
  },
  {
    words: ['market', 'resolve'],
    about: 'Ends the halt of a market whose book could not be rebuilt.',
    help: ['Its open orders are cancelled and what they held is released. The market is left for cancelling only: set it live next.'],
    args: ['market'],
    options: { note },
    call: ['POST', '/operator/markets/resolve'],
    prepare: ({ market, note: why }) => ({ params: { symbol: upper(market), note: why } }),
  },
  {
    words: ['fees', 'list'],
    about: 'Fee tiers, and markets with rates of their own.',
    call: ['GET', '/operator/fees'],
    prepare: () => ({ params: {} }),
    columns: [
      ['tier', ({ tier }) => tier],
      ['market', ({ symbol }) => symbol ?? '(all others)'],
      ['maker', ({ makerFeeRate }) => makerFeeRate],
      ['taker', ({ takerFeeRate }) => takerFeeRate],
      ['traders', ({ traders }) => traders],
    ],
  },
  {
    words: ['fees', 'set'],
    about: 'Changes what orders placed from now on pay in a tier. Open orders keep the rates they were placed at.',
    args: ['tier'],
    options: {
      market: { value: 'market', about: 'there alone; the tier pays as before everywhere else' },
      maker: { required: true, value: 'share', about: '0.0008 is 0.08 %' },
      taker: { required: true, value: 'share', about: '0.001 is 0.1 %' },
      note,
    },
    call: ['POST', '/operator/fees/set'],
    prepare: ({ tier, market, maker, taker, note: why }) => ({
      params: { tier: Number(tier), symbol: market && upper(market), makerFeeRate: maker, takerFeeRate: taker, note: why },
    }),
  },
  {
    words: ['fees', 'clear'],
    about: "Ends a market's own rates in a tier: orders placed from now on pay what the tier pays.",
    args: ['tier', 'market'],
    options: { note },
    call: ['POST', '/operator/fees/clear'],
    prepare: ({ tier, market, note: why }) => ({ params: { tier: Number(tier), symbol: upper(market), note: why } }),
  },
];
