import type { CallData } from '@/contract/calls';
import { chargesCard } from '@/domain/express/methods';
import type { ExpressSide } from '@/domain/express/orderState';
import { compare } from '@/domain/money/decimal';
import type { ExpressMethod } from '@/src/api/queries/express';

/** Why a way to pay takes nobody's money at this level: `NO_CARDS` before a verification, `CARD_MONTH` when the month's limit is used up. */
export type MethodRefusal = 'NO_CARDS' | 'CARD_MONTH';

interface Asked {
  side: ExpressSide;
  currency: string;
  /** Undefined: nobody is signed in, or nobody knows. */
  limits: CallData<'expressLimits'> | undefined;
}

export function refusalOf({ kind, min }: ExpressMethod, { side, currency, limits }: Asked): MethodRefusal | undefined {
  if (!limits || side === 'SELL' || !chargesCard(kind)) return undefined;
  if (limits.cardLeftEur === null) return 'NO_CARDS';
  // The limit is in euro: of another currency it is told that nothing is left, and not how little.
  const least = currency === 'EUR' ? min : '0.01';
  return compare(limits.cardLeftEur, least) < 0 ? 'CARD_MONTH' : undefined;
}
