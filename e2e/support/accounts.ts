import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { call } from './exchangeApi';
import { messageCount, nextCode } from './mailbox';
import { hostOf, siteUrl } from './places';

export interface Account {
  brand: string;
  email: string;
  password: string;
  token: string;
}

export const PASSWORD = 'Harbour27';

/** An address nobody has used. */
export const newEmail = () => `e2e-${randomUUID().slice(0, 13)}@mail.example`;

/** A Hong Kong mobile number nobody has used: the country that forms start with. */
export const newPhone = () => `512${String(randomInt(100_000)).padStart(5, '0')}`;

async function solvedCaptcha(brand: string, target: 'login' | 'register'): Promise<string> {
  const given = await call(brand, 'captchaChallenge', { target });
  if (given.provider !== 'altcha') throw new Error('The browser tests solve the built-in captcha only.');
  const challenge = given.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const { codeChallenge: _, ...signed } = challenge;
  return Buffer.from(JSON.stringify({ challenge: signed, solution })).toString('base64');
}

/** Registers without a browser, for tests that are not about registering. */
export async function createAccount(
  brand: string,
  { email = newEmail(), language = 'en', referralCode }: { email?: string; language?: string; referralCode?: string } = {},
): Promise<Account> {
  const captcha = await solvedCaptcha(brand, 'register');
  const invited = referralCode === undefined ? {} : { referralCode };
  const asked = { email, password: PASSWORD, isTermsAccepted: true as const, language, captcha, ...invited };
  const { ticket } = await call(brand, 'registerVerify', asked);
  const { token } = await call(brand, 'registerConfirm', { ticket, code: await nextCode(email, 0) });
  return { brand, email, password: PASSWORD, token };
}

/** An account with the day's practice funds. */
export async function createFundedAccount(brand: string): Promise<Account> {
  const account = await createAccount(brand);
  await call(brand, 'practiceClaim', {}, account.token);
  return account;
}

/** Another session of an account, as from another device. */
export async function openSession({ brand, email, password }: Account): Promise<string> {
  const seen = await messageCount(email);
  const captcha = await solvedCaptcha(brand, 'login');
  const { ticket } = await call(brand, 'loginVerify', { email, password, captcha, platform: 'PC' });
  const answer = await call(brand, 'loginConfirm', { ticket, code: await nextCode(email, seen), platform: 'PC' });
  if (!('token' in answer)) throw new Error(`${email} is asked for a second factor`);
  return answer.token;
}

/** Puts a session's token where the site keeps it. */
export async function giveToken(context: BrowserContext, brand: string, token: string): Promise<void> {
  await context.addCookies([{ name: 'exchange-token', value: token, url: siteUrl(brand), sameSite: 'Strict' }]);
}

/**
 * The browser forgets its session. The page goes first: one that has just logged in still asks for what is its own, and what it asks
 * for without the token is refused, in its console.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** The token a browser holds for a brand; undefined when it is signed out there. */
export async function tokenOf(context: BrowserContext, brand: string): Promise<string | undefined> {
  const cookies = await context.cookies();
  return cookies.find(({ name, domain }) => name === 'exchange-token' && domain === hostOf(brand))?.value || undefined;
}
