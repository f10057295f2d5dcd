/** Shares of the received amount, parts per million. */
export interface FeeRates {
  makerPpm: number;
  takerPpm: number;
}

/** What new accounts pay by. */
export const DEFAULT_FEE_TIER = 0;
