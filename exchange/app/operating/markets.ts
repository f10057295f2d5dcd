import type { OperatorParams } from '@/contract/operator';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { MarketChange } from '../money/commands/setMarket';
import type { Market } from '../money/records/market';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const PPM_DECIMALS = 6;

function marketOf({ writer }: OperatingContext, symbol: string): Market {
  const market = writer.markets.get(symbol);
  if (!market) throw new AppError('symbolUnknown', symbol);
  return market;
}

/** Every market with its rules and state, those that are delisted too. */
export const listMarkets = ({ writer }: OperatingContext) =>
  writer.marketRules().map(({ symbol, kind, rules }) => ({ symbol, kind, ...rules }));

/**
 * Changes a market's state, steps, limits or band while it runs. Answers from which book sequence on it holds. The writer checks what
 * goes together. @throws AppError symbolUnknown, badRequest
 */
export async function setMarket(context: OperatingContext, by: Operator, params: OperatorParams<'setMarket'>) {
  const { symbol, note, state, until, ...rules } = params;
  marketOf(context, symbol);
  const change: MarketChange = { ...rules, ...(state === undefined ? {} : { state, stateUntil: until ?? null }) };
  if (state === undefined && until !== undefined) throw new AppError('badRequest', 'until', 'only with a state');
  if (until !== undefined && until <= context.clock.now()) throw new AppError('badRequest', 'until', 'it is over already');
  if (Object.keys(change).length === 0) throw new AppError('badRequest', 'request', 'nothing to change');
  const closed = state === 'DELISTED' ? await closeFirst(context, by, symbol, note) : 0;
  const audit = auditBy(by, 'market.set', `market:${symbol}`, { note });
  const set = await context.writer.run('setMarket', { symbol, change, reason: 'OPERATOR', audit });
  return set && { ...set, canceledOrders: set.canceledOrders + closed };
}

/** Stops a market that is to be delisted and cancels its orders a few at a time, as others trade meanwhile. Returns how many. */
async function closeFirst({ writer }: OperatingContext, by: Operator, symbol: string, note: string): Promise<number> {
  const subject = `market:${symbol}`;
  const audit = auditBy(by, 'market.set', subject, { note });
  await writer.run('setMarket', { symbol, change: { state: 'CANCEL_ONLY', stateUntil: null }, reason: 'OPERATOR', audit });
  for (let canceled = 0; ; ) {
    const step = await writer.run('closeOrders', { symbol, audit: auditBy(by, 'market.closeOrders', subject, { note }) });
    canceled += step.canceled;
    if (step.left === 0) return canceled;
  }
}

/** Ends the halt of a market whose book could not be rebuilt: its open orders are cancelled and what they held is released. */
export async function resolveMarket(context: OperatingContext, by: Operator, { symbol, note }: OperatorParams<'resolveMarket'>) {
  marketOf(context, symbol);
  const canceledOrders = await context.writer.resolveMarket(symbol, auditBy(by, 'market.resolve', `market:${symbol}`, { note }));
  return { symbol, canceledOrders };
}

const ppmOf = (field: string, rate: string): number => {
  const [whole = '', fraction = ''] = rate.split('.');
  const ppm = fraction.length <= PPM_DECIMALS ? Number(whole + fraction.padEnd(PPM_DECIMALS, '0')) : Number.NaN;
  if (!Number.isInteger(ppm) || ppm > 1_000_000) throw new AppError('badRequest', field, `from 0 to 1, at most ${PPM_DECIMALS} decimals`);
  return ppm;
};

/**
 * Sets what orders placed from now on pay in a tier, or in one market of it; open orders keep the rates they were placed at. Answers
 * from which book sequences on it holds.
 */
export async function setFees(context: OperatingContext, by: Operator, params: OperatorParams<'setFees'>) {
  const { tier, symbol, makerFeeRate, takerFeeRate, note } = params;
  if (symbol !== undefined) marketOf(context, symbol);
  const rates = { makerPpm: ppmOf('makerFeeRate', makerFeeRate), takerPpm: ppmOf('takerFeeRate', takerFeeRate) };
  const written = (ppm: number) => fromUnits(BigInt(ppm), PPM_DECIMALS);
  const shown = { makerFeeRate: written(rates.makerPpm), takerFeeRate: written(rates.takerPpm) };
  const audit = auditBy(by, 'fees.set', feesOf(tier, symbol), { ...shown, note });
  return { ...(await context.writer.run('changeFees', { tier, symbol, rates, audit })), symbol: symbol ?? null, ...shown };
}

const feesOf = (tier: number, symbol?: string) => (symbol === undefined ? `fees:${tier}` : `fees:${tier}:${symbol}`);

/** Ends a market's own rates in a tier: orders placed from now on pay what the tier pays. */
export async function clearFees(context: OperatingContext, by: Operator, { tier, symbol, note }: OperatorParams<'clearFees'>) {
  marketOf(context, symbol);
  const audit = auditBy(by, 'fees.clear', feesOf(tier, symbol), { note });
  return { ...(await context.writer.run('changeFees', { tier, symbol, rates: null, audit })), symbol };
}
