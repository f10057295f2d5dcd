import type { Recipient } from '../../app/notices/model';

/** Whose it is, beside `users u`. */
export const RECIPIENT = 'u.id::text as "userId", u.brand, u.email, u.language, u.anti_phishing as "antiPhishing"';

/** What every piece of news has: its place among those of its kind, and whose it is: null where no user has it. */
export interface NewsRow extends Omit<Recipient, 'userId'> {
  position: string;
  userId: string | null;
  at: bigint | string;
}

export const recipientOf = ({ userId, brand, email, language, antiPhishing }: Omit<NewsRow, 'position' | 'at'>): Recipient | undefined =>
  userId === null ? undefined : { userId, brand, email, language, antiPhishing };
