import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SignedIn } from '@/contract/auth';
import type { FactorAsked } from '@/contract/secondFactor';
import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import type { AccountStore } from '@/exchange/app/accounts/accountStore';
import type { AccountBrands, AccountsSettings } from '@/exchange/app/accounts/accountsSettings';
import { type AccountLimits, defaultLimits } from '@/exchange/app/accounts/attempts/limits';
import type { CaptchaTarget } from '@/exchange/app/accounts/captcha/captchaGate';
import { type Accounts, createAccounts } from '@/exchange/app/accounts/createAccounts';
import type { Caller } from '@/exchange/app/accounts/model';
import { AppError } from '@/exchange/app/appError';
import { SESSION_REVOKED_TOPIC, type SessionRevoked } from '@/exchange/app/events';
import type { AfterCommit } from '@/exchange/app/outbox/afterCommit';
import { mailCarrier } from '@/exchange/app/outbox/mailDelivery';
import { createOutbox } from '@/exchange/app/outbox/outbox';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Database } from '@/exchange/app/ports/database';
import type { Message } from '@/exchange/app/ports/mailer';
import { createSealer, type Sealer } from '@/exchange/app/sealing/sealer';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { createAccountStore } from '@/exchange/db/accounts/accountStore';
import { createOutboxStore } from '@/exchange/db/outbox/outboxRepository';
import { silentLog } from './silentLog';
import { whenSettled } from './whenSettled';

/** As cheap as argon2 gets: the tests are about what is done with hashes, not about their cost. */
export const cheapHasher = { cost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, concurrency: 2, maxWaiting: 100, waitingEach: 100 };
export const cheapEffort = { cost: 1, minCounter: 1, maxCounter: 3 };
/** Out of the way of tests that are not about limits: everybody comes from few addresses there. */
export const looseLimits: AccountLimits = {
  ...defaultLimits,
  callsPerAddress: { ...defaultLimits.callsPerAddress, allowance: 10_000 },
  failuresPerAddress: { ...defaultLimits.failuresPerAddress, allowance: 10_000 },
  textsPerAddress: { ...defaultLimits.textsPerAddress, allowance: 10_000 },
};

export const testBrands: AccountBrands = {
  look: (brand) => {
    // As a brand whose file is gone.
    if (brand === 'gone') throw new AppError('unavailable');
    return {
      name: brand === 'visby' ? 'Visby' : 'Kontor',
      origin: `https://${brand}.example`,
      accent: { light: { fill: '#00568F', contrast: '#FFFFFF' }, dark: { fill: '#8AD4FF', contrast: '#04202F' } },
    };
  },
  originsAt: (brand, host) => (host === `${brand}.example` || host === `trade.${brand}.example` ? [`https://${host}`] : []),
  languages: (brand) => (brand === 'visby' ? ['en', 'ar-AE'] : ['en', 'es', 'ar-AE']),
  isPractice: (brand) => brand === 'kontor',
  hasSpot: (brand) => brand === 'kontor',
  chatIdentityKey: (brand) => (brand === 'kontor' ? 'inbox-key' : undefined),
};

/** For tests that are about no money. */
const unmovedMoney: AccountMoney = {
  setSelfFrozen: () => Promise.reject(new Error('this test has no writer of money')),
  close: () => Promise.reject(new Error('this test has no writer of money')),
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

/** What a login answers that no second factor is asked of. */
export function signedIn(answer: SignedIn | FactorAsked): SignedIn {
  if (!('token' in answer)) throw new Error('a second factor is asked for');
  return answer;
}

export interface AccountsRig {
  accounts: Accounts;
  store: AccountStore;
  bus: Bus;
  /** What was sent, oldest first. */
  sent: Message[];
  revoked: SessionRevoked[];
  caller: Caller;
  clock: Clock;
  sealer: Sealer;
  afterCommit: AfterCommit;
  /** What was told is sent. */
  settled(): Promise<void>;
  /** As it is, for transactions of other areas: within one, nobody waits for what was told before. */
  tellOwner: Accounts['tellOwner'];
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
export async function buildAccountsRig(
  database: Database,
  settings: Partial<AccountsSettings & { money: AccountMoney }> = {},
): Promise<AccountsRig> {
  let time = 1_790_000_000_000;
  const sent: Message[] = [];
  const revoked: SessionRevoked[] = [];
  const clock = { now: () => time };
  const sealer = createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  const mail = mailCarrier({
    send: async (message) => {
      sent.push({ ...message, code: message.code });
    },
  });
  const carriers = { email: mail, sms: mail, push: mail };
  const outbox = createOutbox({ store: createOutboxStore(database), carriers, sealer, clock, log: silentLog });
  const afterCommit = { delivery: () => outbox.kick(), notices: () => {} };
  const store = createAccountStore(database, afterCommit);
  const bus = createInProcessBus(silentLog);
  bus.subscribe(SESSION_REVOKED_TOPIC, (event: SessionRevoked) => revoked.push(event));
  const made = await createAccounts({
    store,
    bus,
    clock,
    log: silentLog,
    money: settings.money ?? unmovedMoney,
    mailbox: { url: 'http://localhost:4000/mailbox', channels: ['sms'] },
    brands: testBrands,
    sealer,
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

  const accounts = whenSettled(made, () => outbox.settled());

  const captcha = async (target: CaptchaTarget) => {
    const challenge = await accounts.captchaChallenge(target);
    return challenge.provider === 'altcha' ? solve(challenge.challenge) : '';
  };
  const codeFor = (address: string) => {
    const code = sent.findLast(({ to, code: sentCode }) => to === address && sentCode !== undefined)?.code;
    if (code === undefined) throw new Error(`no code was sent to ${address}`);
    return code;
  };
  const home: Caller = { brand: 'kontor', host: 'kontor.example', ip: '198.51.100.7', language: 'en', userAgent: '' };
  return {
    accounts,
    store,
    bus,
    sent,
    revoked,
    captcha,
    codeFor,
    caller: home,
    clock,
    sealer,
    afterCommit,
    settled: () => outbox.settled(),
    tellOwner: made.tellOwner,
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
      const { token, user } = signedIn(await accounts.loginConfirm(caller, { ticket, code: codeFor(email) }));
      return { token, id: user.id };
    },
  };
}
