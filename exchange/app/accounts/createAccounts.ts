import type { CaptchaChallenge, CodeSent, SignedIn } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import type { Actor, SessionActor } from '../actor';
import type { MailboxPlace } from '../mail/mailbox';
import { createOutbox } from '../mail/outbox';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Mailer } from '../ports/mailer';
import type { Places } from '../ports/places';
import type { AccountStore } from './accountStore';
import type { AccountBrands, AccountsSettings } from './accountsSettings';
import { createAltchaGate } from './altchaGate';
import { createAttemptGuard } from './attemptGuard';
import type { CaptchaGate, CaptchaTarget } from './captchaGate';
import { resendCode, validateSmsCode } from './codes';
import type { AccountsContext } from './context';
import { type Country, countriesFor } from './countries';
import { type DisplayFlag, readFlag, saveFlag } from './displayFlags';
import { forgotPasswordConfirm, forgotPasswordVerify } from './forgotPassword';
import { type DemoAccount, ensureDemoAccount, ensureInternalAccount } from './houseAccounts';
import { defaultLimits } from './limits';
import { loginConfirm, loginVerify, logout } from './login';
import type { Caller } from './model';
import { createPasswordHasher } from './passwordHasher';
import { createRecaptchaGate } from './recaptchaGate';
import { registerConfirm, registerVerify } from './register';
import { createActivityLog } from './security/activityLog';
import { createSecurity, type Security } from './security/createSecurity';
import { createSessionDirectory } from './sessions';
import { newToken } from './tokens';
import { setLanguage, type UserInfo, userInfo } from './userInfo';

export interface AccountsDependencies {
  store: AccountStore;
  clock: Clock;
  bus: Bus;
  log: Log;
  mailer: Mailer;
  /** Where people read what the mailer does not send on. */
  mailbox: MailboxPlace;
  brands: AccountBrands;
  places: Places;
  settings: AccountsSettings;
  /** Reaches reCAPTCHA; tests hand in their own. */
  fetch?: typeof globalThis.fetch;
}

/** Everything the exchange does about accounts. Each call refuses by throwing an AppError; see the use cases for which. */
export interface Accounts {
  countries(language: string): Country[];
  captchaChallenge(target: CaptchaTarget): Promise<CaptchaChallenge>;
  registerVerify(caller: Caller, params: CallParams<'registerVerify'>): Promise<CodeSent>;
  registerConfirm(caller: Caller, params: CallParams<'registerConfirm'>): Promise<SignedIn>;
  loginVerify(caller: Caller, params: CallParams<'loginVerify'>): Promise<CodeSent>;
  loginConfirm(caller: Caller, params: Pick<CallParams<'loginConfirm'>, 'ticket' | 'code'>): Promise<SignedIn>;
  resendCode(caller: Caller, ticket: string, channel: 'email' | 'sms'): Promise<CodeSent>;
  validateSmsCode(caller: Caller, params: CallParams<'validateSmsCode'>): Promise<{ isValid: boolean }>;
  forgotPasswordVerify(caller: Caller, params: CallParams<'forgotPasswordVerify'>): Promise<CodeSent>;
  forgotPasswordConfirm(caller: Caller, params: CallParams<'forgotPasswordConfirm'>): Promise<null>;
  logout(caller: Caller, token: string): Promise<null>;
  /** `isActing`: somebody does something, so the session is in use. */
  authenticate(token: string, brand: string, isActing: boolean): Promise<SessionActor | undefined>;
  security: Security;
  userInfo(actor: Actor): Promise<UserInfo>;
  setLanguage(actor: Actor, language: string): Promise<null>;
  readFlag(actor: Actor, key: string): Promise<DisplayFlag>;
  saveFlag(actor: Actor, flag: DisplayFlag): Promise<DisplayFlag>;
  ensureInternalAccount(name: string): Promise<Actor>;
  ensureDemoAccount(brand: string): Promise<DemoAccount | undefined>;
  /** Resolves when what is written behind answers is written. */
  settled(): Promise<void>;
  /** Sends what is still to be sent. */
  stop(): Promise<void>;
}

async function captchaGate({ store, clock, log, settings, fetch }: AccountsDependencies): Promise<CaptchaGate> {
  if (settings.recaptcha) return createRecaptchaGate({ ...settings.recaptcha, log, fetch });
  const secret = settings.captchaSecret ?? (await store.secrets.ensure('captcha', newToken()));
  return createAltchaGate({ captchas: store.captchas, clock, secret, effort: settings.captchaEffort });
}

/** Puts the area together. */
export async function createAccounts(dependencies: AccountsDependencies): Promise<Accounts> {
  const { store, clock, bus, log, mailer, mailbox, brands, places, settings } = dependencies;
  const limits = settings.limits ?? defaultLimits;
  const idleMs = settings.sessionIdleMinutes * 60_000;
  const context: AccountsContext = {
    store,
    clock,
    bus,
    brands,
    outbox: createOutbox(mailer, log),
    mailbox,
    passwords: createPasswordHasher(settings.hasher),
    captcha: await captchaGate(dependencies),
    guard: createAttemptGuard(store.attempts, limits, clock),
    sessions: createSessionDirectory({ store: store.sessions, clock, bus }, { sessionDays: settings.sessionDays, idleMs }),
    activity: createActivityLog({ store: store.activity, clock, log }),
    places,
    idleMs,
  };
  return {
    countries: countriesFor,
    captchaChallenge: (target) => context.captcha.challenge(target),
    registerVerify: (caller, params) => registerVerify(context, caller, params),
    registerConfirm: (caller, params) => registerConfirm(context, caller, params),
    loginVerify: (caller, params) => loginVerify(context, caller, params),
    loginConfirm: (caller, params) => loginConfirm(context, caller, params),
    resendCode: (caller, ticket, channel) => resendCode(context, caller, ticket, channel),
    validateSmsCode: (caller, params) => validateSmsCode(context, caller, params),
    forgotPasswordVerify: (caller, params) => forgotPasswordVerify(context, caller, params),
    forgotPasswordConfirm: (caller, params) => forgotPasswordConfirm(context, caller, params),
    logout: (caller, token) => logout(context, caller, token),
    authenticate: (token, brand, isActing) => context.sessions.actorOf(token, brand, isActing),
    security: createSecurity(context),
    userInfo: (actor) => userInfo(context, actor),
    setLanguage: (actor, language) => setLanguage(context, actor, language),
    readFlag: (actor, key) => readFlag(context, actor, key),
    saveFlag: (actor, flag) => saveFlag(context, actor, flag),
    ensureInternalAccount: (name) => ensureInternalAccount(context, name),
    ensureDemoAccount: (brand) => ensureDemoAccount(context, brand),
    settled: () => context.activity.settled(),
    stop: async () => {
      context.sessions.close();
      await context.activity.settled();
      await context.outbox.close();
    },
  };
}
