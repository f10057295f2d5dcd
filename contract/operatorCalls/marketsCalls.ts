import Type, { type Static } from 'typebox';
import { MARKET_STATES } from '../../domain/market/marketState';
import { Decimal, oneOf, SymbolName, TimestampMs } from '../primitives';
import { FeeTier, Note, Nothing, type OperatorCall, strict } from './operatorCall';

/** States an operator may choose; of the reasons theirs is OPERATOR. */
const SetMarket = Type.Object(
  {
    symbol: SymbolName,
    state: Type.Optional(oneOf(MARKET_STATES)),
    /** When the state ends by itself; not with LIVE or DELISTED. */
    until: Type.Optional(TimestampMs),
    priceIncrement: Type.Optional(Decimal),
    quantityIncrement: Type.Optional(Decimal),
    minQuantity: Type.Optional(Decimal),
    maxQuantity: Type.Optional(Decimal),
    minNotional: Type.Optional(Decimal),
    priceBand: Type.Optional(Decimal),
    note: Note,
  },
  strict,
);
export type SetMarket = Static<typeof SetMarket>;

/** Markets, and what trading in them costs. */
export const marketsCalls = {
  listMarkets: { method: 'GET', path: '/operator/markets', params: Nothing },
  setMarket: { method: 'POST', path: '/operator/markets/set', params: SetMarket },
  resolveMarket: {
    method: 'POST',
    path: '/operator/markets/resolve',
    params: Type.Object({ symbol: SymbolName, note: Note }, strict),
  },
  listFees: { method: 'GET', path: '/operator/fees', params: Nothing },
  setFees: {
    method: 'POST',
    path: '/operator/fees/set',
    params: Type.Object(
      { tier: FeeTier, symbol: Type.Optional(SymbolName), makerFeeRate: Decimal, takerFeeRate: Decimal, note: Note },
      strict,
    ),
  },
  clearFees: {
    method: 'POST',
    path: '/operator/fees/clear',
    params: Type.Object({ tier: FeeTier, symbol: SymbolName, note: Note }, strict),
  },
} as const satisfies Record<string, OperatorCall>;
