// What makes a withdrawal unlike what its owner does. Each sign counts; the sum decides whether an operator looks.

export const RISK_SIGNS = ['FIRST_ADDRESS', 'LOOK_ALIKE', 'NEW_ACCOUNT', 'MANY', 'HALF_OF_LIMIT', 'PRICE_UNKNOWN'] as const;
export type RiskSign = (typeof RISK_SIGNS)[number];

const POINTS: Readonly<Record<RiskSign, number>> = {
  FIRST_ADDRESS: 30,
  LOOK_ALIKE: 40,
  NEW_ACCOUNT: 20,
  MANY: 30,
  HALF_OF_LIMIT: 20,
  // Nobody can say what it is worth: limits and thresholds say nothing about it.
  PRICE_UNKNOWN: 60,
};

/** From here on an operator looks at it. */
export const REVIEW_SCORE = 60;
/** An account is new for so long ... */
export const NEW_ACCOUNT_MS = 7 * 86_400_000;
/** ... and so many within so long are many. */
const MANY_COUNT = 5;
export const MANY_WINDOW_MS = 3_600_000;

export interface RiskFacts {
  /** Nothing ever arrived there from this account, and it does not stand ready in the address book. */
  isFirstAddress: boolean;
  isLookAlike: boolean;
  accountAgeMs: number;
  /** Null where no market knows a price. */
  usdCents: bigint | null;
  limitUsd: string;
}

export interface Risk {
  score: number;
  signs: RiskSign[];
}

const sumOf = (signs: RiskSign[]): Risk => ({ score: signs.reduce((sum, sign) => sum + POINTS[sign], 0), signs });

/**
 * With how many others there are within `MANY_WINDOW_MS`. Only where all stand in a row it is known: of several that are asked for at one
 * moment none sees the others.
 */
export const riskAmong = ({ signs }: { signs: readonly RiskSign[] }, others: number): Risk =>
  sumOf(RISK_SIGNS.filter((sign) => (sign === 'MANY' && others >= MANY_COUNT) || signs.includes(sign)));

/** What can be told of one alone: see `riskAmong`. */
export function riskOf(facts: RiskFacts): Risk {
  const shown: Record<Exclude<RiskSign, 'MANY'>, boolean> = {
    FIRST_ADDRESS: facts.isFirstAddress,
    LOOK_ALIKE: facts.isLookAlike,
    NEW_ACCOUNT: facts.accountAgeMs < NEW_ACCOUNT_MS,
    HALF_OF_LIMIT: facts.usdCents !== null && facts.usdCents * 2n >= BigInt(facts.limitUsd) * 100n,
    PRICE_UNKNOWN: facts.usdCents === null,
  };
  return sumOf(RISK_SIGNS.filter((sign) => sign !== 'MANY' && shown[sign]));
}
