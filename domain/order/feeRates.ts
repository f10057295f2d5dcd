interface Rates {
  /** Shares of what is received: "0.001" is 0.1 %. */
  makerFeeRate: string;
  takerFeeRate: string;
}

/** What a user's orders pay; markets that are named pay their own rates instead. */
interface RatesByMarket extends Rates {
  markets?: readonly (Rates & { symbol: string })[];
}

/** What an order pays that is placed in a market now. */
export const ratesIn = (rates: RatesByMarket, symbol: string): Rates => rates.markets?.find((market) => market.symbol === symbol) ?? rates;
