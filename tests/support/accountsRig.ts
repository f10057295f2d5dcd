import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AccountStore } from '@/exchange/app/accounts/accountStore';
import type { AccountBrands, AccountsSettings } from '@/exchange/app/accounts/accountsSettings';
import type { CaptchaTarget } from '@/exchange/app/accounts/captchaGate';
import { type Accounts, createAccounts } from '@/exchange/app/accounts/createAccounts';
import { type AccountLimits, defaultLimits } from '@/exchange/app/accounts/limits';
import type { Caller } from '@/exchange/app/accounts/model';
import { AppError } from '@/exchange/app/appError';
import { SESSION_REVOKED_TOPIC, type SessionRevoked } from '@/exchange/app/events';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Database } from '@/exchange/app/ports/database';
import type { Message } from '@/exchange/app/ports/mailer';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { createAccountStore } from '@/exchange/db/accountsStore';
import { silentLog } from './silentLog';

/** As cheap as argon2 gets: the tests are about what is done with hashes, not about their cost. */
export const cheapHasher = { cost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, concurrency: 2, maxWaiting: 100 };
export const cheapEffort = { cost: 1, minCounter: 1, maxCounter: 3 };
/** Out of the way of tests that are not about limits: everybody comes from few addresses there. */
export const looseLimits: AccountLimits = {
  ...defaultLimits,
  callsPerAddress: { ...defaultLimits.callsPerAddress, allowance: 10_000 },
  failuresPerAddress: { ...defaultLimits.failuresPerAddress, allowance: 10_000 },
};

export const testBrands: AccountBrands = {
  look: (brand) => ({
    name: brand === 'visby' ? 'Visby' : 'Kontor',
    origin: `https://${brand}.example`,
    accent: { light: { fill: '#00568F', contrast: '#FFFFFF' }, dark: { fill: '#8AD4FF', contrast: '#04202F' } },
  }),
  languages: (brand) => (brand === 'visby' ? ['en', 'ar-AE'] : ['en', 'es', 'ar-AE']),
  isPractice: (brand) => brand === 'kontor',
  chatIdentityKey: (brand) => (brand === 'kontor' ? 'inbox-key' : undefined),
};

export const STRONG_PASSWORD = 'Harbour27';

/** The answer a browser's solver would send. */
export async function solve(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The name of the code a call is refused with, with its parameters: `codeInvalid||4`; `answered` when it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return [error.codeName, ...error.msg.split('||').slice(1)].join('||');
    throw error;
  }
  return 'answered';
}

export interface AccountsRig {
  accounts: Accounts;
  store: AccountStore;
  bus: Bus;
  /** What was sent, oldest first. */
  sent: Message[];
  revoked: SessionRevoked[];
  caller: Caller;
  now(): number;
  /** Turns the clock. */
  pass(ms: number): void;
  captcha(target: CaptchaTarget): Promise<string>;
  /** The code of the last message to an address. */
  codeFor(address: string): string;
  /** Registers by email and confirms. */
  register(email: string, caller?: Caller, password?: string): Promise<{ token: string; id: string }>;
  /** Both steps of logging in. */
  login(email: string, caller?: Caller, password?: string): Promise<{ token: string; id: string }>;
}

/** Accounts on a database of the test, with a clock that stands still and messages that are kept. */
export async function buildAccountsRig(database: Database, settings: Partial<AccountsSettings> = {}): Promise<AccountsRig> {
  let time = 1_790_000_000_000;
  const sent: Message[] = [];
  const revoked: SessionRevoked[] = [];
  const store = createAccountStore(database);
  const bus = createInProcessBus(silentLog);
  bus.subscribe(SESSION_REVOKED_TOPIC, (event: SessionRevoked) => revoked.push(event));
  const accounts = await createAccounts({
    store,
    bus,
    clock: { now: () => time },
    log: silentLog,
    mailer: {
      send: async (message) => {
        sent.push(message);
      },
    },
    mailbox: { url: 'http://localhost:4000/mailbox', channels: ['sms'] },
    brands: testBrands,
    places: { countryOf: (ip) => (ip.startsWith('203.0.113.') ? 'DE' : null) },
    settings: {
      sessionDays: 30,
      sessionIdleMinutes: 525_600,
      hasher: cheapHasher,
      limits: looseLimits,
      captchaEffort: cheapEffort,
      ...settings,
    },
  });

  const captcha = async (target: CaptchaTarget) => {
    const challenge = await accounts.captchaChallenge(target);
    return challenge.provider === 'altcha' ? solve(challenge.challenge) : '';
  };
  const codeFor = (address: string) => {
    const code = sent.findLast(({ to }) => to === address)?.code;
    if (code === undefined) throw new Error(`no code was sent to ${address}`);
    return code;
  };
  const home: Caller = { brand: 'kontor', ip: '198.51.100.7', language: 'en', userAgent: '' };
  return {
    accounts,
    store,
    bus,
    sent,
    revoked,
    captcha,
    codeFor,
    caller: home,
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
    register: async (email, caller = home, password = STRONG_PASSWORD) => {
      const form = { email, password, isTermsAccepted: true, captcha: await captcha('register') };
      const { ticket } = await accounts.registerVerify(caller, form);
      const { token, user } = await accounts.registerConfirm(caller, { ticket, code: codeFor(email) });
      return { token, id: user.id };
    },
    login: async (email, caller = home, password = STRONG_PASSWORD) => {
      const form = { email, password, captcha: await captcha('login'), platform: 'PC' as const };
      const { ticket } = await accounts.loginVerify(caller, form);
      const { token, user } = await accounts.loginConfirm(caller, { ticket, code: codeFor(email) });
      return { token, id: user.id };
    },
  };
}
