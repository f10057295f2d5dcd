import { add, compare, max, subtract } from '../money/decimal';
import { LEVEL_LIMITS, type Level } from '../verification/levels';

/** What a user may buy and sell for within 24 hours, in USD, by how far they are known. */
const PER_DAY_USD: Readonly<Record<Level, string>> = { 1: '1000', 2: '20000', 3: '100000', 4: '500000' };

/** So many orders an account makes within an hour: each asks a provider, however soon it is taken back. */
export const ORDERS_AN_HOUR = 30;
export const HOUR_MS = 3_600_000;

/** What was used: of the last 24 hours in USD, and by card since the month began in EUR. */
export interface ExpressUsed {
  dayUsd: string;
  cardMonthEur: string;
}

export interface ExpressLimits {
  perDayUsd: string;
  leftTodayUsd: string;
  /** Null: no cards at this level. */
  cardPerMonthEur: string | null;
  cardLeftEur: string | null;
}

const left = (limit: string, used: string) => max('0', subtract(limit, used));

export function expressLimits(level: Level, { dayUsd, cardMonthEur }: ExpressUsed): ExpressLimits {
  const perDayUsd = PER_DAY_USD[level];
  const cardPerMonthEur = LEVEL_LIMITS[level].cardPerMonth?.amount ?? null;
  return {
    perDayUsd,
    leftTodayUsd: left(perDayUsd, dayUsd),
    cardPerMonthEur,
    cardLeftEur: cardPerMonthEur === null ? null : left(cardPerMonthEur, cardMonthEur),
  };
}

export interface ExpressWeight {
  usd: string;
  eur: string;
  /** Paid by card, or by a wallet that charges one. */
  isCard: boolean;
}

/** Which limit an order does not fit into; undefined when it fits. */
export function overLimit(limits: ExpressLimits, { usd, eur, isCard }: ExpressWeight): 'NO_CARDS' | 'CARD_MONTH' | 'DAY' | undefined {
  if (isCard && limits.cardLeftEur === null) return 'NO_CARDS';
  if (isCard && limits.cardLeftEur !== null && compare(eur, limits.cardLeftEur) > 0) return 'CARD_MONTH';
  return compare(usd, limits.leftTodayUsd) > 0 ? 'DAY' : undefined;
}

export const withUsed = (used: ExpressUsed, { usd, eur, isCard }: ExpressWeight): ExpressUsed => ({
  dayUsd: add(used.dayUsd, usd),
  cardMonthEur: isCard ? add(used.cardMonthEur, eur) : used.cardMonthEur,
});
