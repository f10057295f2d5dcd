import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { answers } from '@/tests/support/exchangeServer';
import { userFixture as signedInUser } from '../../support/siteFixture';

// What the pages of signing in stand on, in their tests.

/** The market half of the page is live and has tests of its own. */
export const site = { supportSpot: false };

/** A code that is on its way. */
export const sent = {
  ticket: 't'.repeat(43),
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
};

export const userFixture = { ...signedInUser, id: '10000001', email: 'jana@mail.example', chatwootIdentifierHash: null };

/** The exchange asks for a captcha that any machine solves at once, and has phones of one country. */
export async function offerCaptcha(): Promise<void> {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 2, deriveKey, hmacSignatureSecret: 'test' });
  answers('captchaChallenge', { provider: 'altcha', challenge });
  answers('countries', []);
}
