/** How a coin moves: with the market, and on its own. */
export interface Temper {
  /** Log change per log change of the whole market. */
  beta: number;
  /** Standard deviation of what is its own in a day's log change. */
  ownVolatility: number;
}

/** Standard deviation of the whole market's daily log change. */
export const MARKET_VOLATILITY = 0.014;

const tempers: Record<string, Temper> = {
  BTC: { beta: 1, ownVolatility: 0.01 },
  ETH: { beta: 1.2, ownVolatility: 0.013 },
  SOL: { beta: 1.35, ownVolatility: 0.022 },
  XRP: { beta: 1.05, ownVolatility: 0.024 },
  DOGE: { beta: 1.4, ownVolatility: 0.028 },
  BNB: { beta: 0.95, ownVolatility: 0.014 },
  TRX: { beta: 0.6, ownVolatility: 0.016 },
  LTC: { beta: 1.1, ownVolatility: 0.02 },
  SHIB: { beta: 1.45, ownVolatility: 0.028 },
  PEPE: { beta: 1.6, ownVolatility: 0.036 },
  EUR: { beta: 0.01, ownVolatility: 0.0036 },
};
const USUAL: Temper = { beta: 1.3, ownVolatility: 0.025 };

export function temperOf(asset: string): Temper {
  return tempers[asset] ?? USUAL;
}
