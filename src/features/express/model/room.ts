import type { CallData } from '@/contract/calls';
import { type CoinInfo, usdRateIn } from '@/domain/account/usdRateIn';
import { chargesCard } from '@/domain/express/methods';
import type { ExpressSide } from '@/domain/express/orderState';
import { compare, divide, multiply, roundDecimals } from '@/domain/money/decimal';
import type { ExpressMethod } from '@/src/api/queries/express';

const CENTS = 2;

/** What is left of the limit that binds an order, in the order's own currency; never more than is left. */
export interface Room {
  of: 'day' | 'card';
  left: string;
}

type Limits = CallData<'expressLimits'>;

/** A sale leaves the account as well: of the two limits of 24 hours that binds it of which less is left. */
export function saleLimits(limits: Limits | undefined, leaving: CallData<'profileLimits'> | undefined): Limits | undefined {
  if (!limits || !leaving || compare(leaving.withdrawn.leftUsd, limits.leftTodayUsd) >= 0) return limits;
  return { ...limits, perDayUsd: leaving.limits.withdrawPerDay.amount, leftTodayUsd: leaving.withdrawn.leftUsd };
}

interface RoomFor {
  side: ExpressSide;
  currency: string;
  method: Pick<ExpressMethod, 'kind'> | undefined;
  /** Undefined: nobody is signed in, or nobody knows. */
  limits: Limits | undefined;
  coinInfo: CoinInfo;
}

/**
 * The smaller of what is left of 24 hours and, where a card is charged, of the month. Undefined where it is not known, or a rate is missing:
 * the exchange decides at its own rates in any case.
 */
export function roomOf({ side, currency, method, limits, coinInfo }: RoomFor): Room | undefined {
  const rate = usdRateIn(currency, coinInfo);
  if (!limits || !method || rate === undefined) return undefined;
  const day: Room = { of: 'day', left: roundDecimals(multiply(limits.leftTodayUsd, rate), CENTS, 'down') };
  if (side === 'SELL' || !chargesCard(method.kind) || limits.cardLeftEur === null) return day;
  const euro = usdRateIn('EUR', coinInfo);
  if (currency !== 'EUR' && euro === undefined) return day;
  const left =
    currency === 'EUR' || euro === undefined ? limits.cardLeftEur : divide(multiply(limits.cardLeftEur, rate), euro, 'down', CENTS);
  const card: Room = { of: 'card', left: roundDecimals(left, CENTS, 'down') };
  return compare(card.left, day.left) < 0 ? card : day;
}

/** Which bound a total does not keep: the method's own, or what is left of a limit. */
export function wrongOf(
  total: string,
  { min, max }: Pick<ExpressMethod, 'min' | 'max'>,
  room: Room | undefined,
): 'small' | 'large' | Room['of'] | undefined {
  if (compare(total, min) < 0) return 'small';
  if (compare(total, max) > 0) return 'large';
  return room && compare(total, room.left) > 0 ? room.of : undefined;
}

/** The most that an order may be of now. */
export const mostOf = ({ min, max }: Pick<ExpressMethod, 'min' | 'max'>, room: Room | undefined): string =>
  // Less than the least leaves no range to tell of.
  room && compare(room.left, max) < 0 && compare(room.left, min) >= 0 ? room.left : max;
