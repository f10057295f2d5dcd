import { SENDING_HELD_HOURS } from '@/domain/account/holds';

const HOUR_MS = 3_600_000;

/** When sending is possible again after a protection that changes now. */
export const sendingHeldFrom = (now: number): number => now + SENDING_HELD_HOURS * HOUR_MS;
