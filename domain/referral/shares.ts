import { divideUnits } from '../money/units';
import { WELCOME } from './programme';

const ONE_IN_PPM = 1_000_000n;

/** Part of a fee, in ledger units: rounded down, so that no more is ever given than was paid. */
export const shareOf = (fee: bigint, ratePpm: number): bigint => divideUnits(fee * BigInt(ratePpm), ONE_IN_PPM, 'down');

/** What of an own fee comes back on a day to who joined on another; 0 when the time for it is over. */
export const welcomePpm = (day: number, joinedDay: number): number => (day < joinedDay + WELCOME.days ? WELCOME.ratePpm : 0);

/** The first day that gives nothing back any more to who joined on a day. */
export const welcomeEnd = (joinedDay: number): number => joinedDay + WELCOME.days;
