import { spokenCode } from '../../spokenCode';

/** Ten characters, 50 random bits. */
export const newReferralCode = (): string => spokenCode(10);
