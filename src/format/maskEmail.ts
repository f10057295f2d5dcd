import { maskedEmail } from '@/domain/account/maskedEmail';

/** The own address as it is shown (specification section 5, "Email display"). Undefined for an empty or absent one. */
export const maskEmail = (email: string | undefined | null): string | undefined => (email ? maskedEmail(email) : undefined);
