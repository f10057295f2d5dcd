import type { SecurityTopic } from '@/domain/notices/topics';

/** What owners are told of. It says how it went and where to look; reasons and answers stay out of mails. */
export type VerificationNews = Extract<
  SecurityTopic,
  'verificationApproved' | 'verificationRefused' | 'verificationMoreNeeded' | 'verificationRevoked'
>;
