import { REFERRAL_CODE_LENGTH } from '@/domain/referral/programme';
import { spokenCode } from '../../spokenCode';

/** Ten characters, 50 random bits. */
export const newReferralCode = (): string => spokenCode(REFERRAL_CODE_LENGTH);
