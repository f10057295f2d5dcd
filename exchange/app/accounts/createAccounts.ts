import type { CaptchaChallenge, CodeSent, SignedIn } from '@/contract/auth';
import type { CallData, CallParams } from '@/contract/calls';
import type { FactorAsked } from '@/contract/secondFactor';
import type { SecurityTopic } from '@/domain/notices/topics';
import type { Actor, StandingActor } from '../actor';
import type { AuditRecord } from '../auditRecord';
import type { MailboxPlace } from '../mail/mailbox';
import type { MessageAbout } from '../mail/words/mailWords';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Places } from '../ports/places';
import type { Sealer } from '../sealing/sealer';
import { newToken } from '../tokens';
import type { AccountMoney } from './accountMoney';
import type { AccountStore } from './accountStore';
import type { AccountBrands, AccountsSettings } from './accountsSettings';
import { createActivityLog } from './activity/activityLog';
import { createAttemptGuard } from './attempts/attemptGuard';
import { defaultLimits } from './attempts/limits';
import { createAltchaGate } from './captcha/altchaGate';
import type { CaptchaGate, CaptchaTarget } from './captcha/captchaGate';
import { createRecaptchaGate } from './captcha/recaptchaGate';
import { validateSmsCode } from './codes/checkCode';
import { resendCode } from './codes/sendCode';
import type { AccountsContext } from './context';
import { createPasskeys, type Passkeys } from './createPasskeys';
import { createPayments, type Payments } from './createPayments';
import { createSecondFactor, type SecondFactor } from './createSecondFactor';
import { createSecurity, type Security } from './createSecurity';
import { createSending, type Sending } from './createSending';
import { createUpkeep, type Upkeep } from './createUpkeep';
import { originOf } from './devices/origin';
import { endFreezeFor, type FreezeEnded } from './freeze/endFreezeFor';
import { type DemoAccount, ensureDemoAccount } from './house/demoAccount';
import { ensureInternalAccount } from './house/internalAccount';
import { type Country, countriesFor } from './identity/countries';
import { lockAccount } from './lock/lockAccount';
import { type FactorsAddedAre, type Unlocked, unlockAccount } from './lock/unlockAccount';
import type { Caller, Origin } from './model';
import { type OwnerTelling, tellOwnerById } from './owner/tellOwner';
import { createPasswordHasher } from './passwords/passwordHasher';
import { type DisplayFlag, readFlag, saveFlag } from './profile/displayFlags';
import { listTodos } from './profile/listTodos';
import { readPreferences, savePreferences } from './profile/preferences';
import { setLanguage, type UserInfo, userInfo } from './profile/userInfo';
import { createSessionDirectory } from './sessions/sessionDirectory';
import { forgotPasswordCheck, forgotPasswordConfirm, forgotPasswordVerify } from './signIn/forgotPassword';
import { loginConfirm, loginVerify, logout } from './signIn/login';
import { invitationOf, registerConfirm, registerVerify } from './signIn/register';

export interface AccountsDependencies {
  store: AccountStore;
  clock: Clock;
  bus: Bus;
  log: Log;
  money: AccountMoney;
  /** Where people read what is not sent on. */
  mailbox: MailboxPlace;
  brands: AccountBrands;
  places: Places;
  sealer: Sealer;
  settings: AccountsSettings;
  /** Reaches reCAPTCHA; tests hand in their own. */
  fetch?: typeof globalThis.fetch;
}

/** Everything the exchange does about accounts. Each call refuses by throwing an AppError; see the use cases for which. */
export interface Accounts {
  countries(language: string): Country[];
  captchaChallenge(target: CaptchaTarget): Promise<CaptchaChallenge>;
  invitation(caller: Caller, code: string): Promise<CallData<'invitation'>>;
  registerVerify(caller: Caller, params: CallParams<'registerVerify'>): Promise<CodeSent>;
  registerConfirm(caller: Caller, params: CallParams<'registerConfirm'>): Promise<SignedIn>;
  loginVerify(caller: Caller, params: CallParams<'loginVerify'>): Promise<CodeSent>;
  loginConfirm(
    caller: Caller,
    params: Pick<CallParams<'loginConfirm'>, 'ticket' | 'code' | 'deviceToken'>,
  ): Promise<SignedIn | FactorAsked>;
  resendCode(caller: Caller, ticket: string, channel: 'email' | 'sms'): Promise<CodeSent>;
  validateSmsCode(caller: Caller, params: CallParams<'validateSmsCode'>): Promise<{ isValid: boolean }>;
  forgotPasswordVerify(caller: Caller, params: CallParams<'forgotPasswordVerify'>): Promise<CodeSent>;
  forgotPasswordCheck(caller: Caller, params: CallParams<'forgotPasswordCheck'>): Promise<null>;
  forgotPasswordConfirm(caller: Caller, params: CallParams<'forgotPasswordConfirm'>): Promise<null>;
  logout(caller: Caller, token: string): Promise<null>;
  /** `isActing`: a user does something, so the session is in use. */
  authenticate(token: string, brand: string, isActing: boolean): Promise<StandingActor | undefined>;
  /** Whose session it is on this brand, by its id; undefined when it is not open. */
  sessionById(sessionId: string, brand: string): Promise<StandingActor | undefined>;
  /** Where a call comes from, as it is kept. */
  originOf(caller: Caller): Origin;
  /** By the link of a mail. */
  lock(caller: Caller, token: string): Promise<CallData<'lockAccount'>>;
  /** For operators: ends the owner's own freeze. */
  endFreezeFor(userId: string, audit: AuditRecord): Promise<FreezeEnded>;
  /** For operators. */
  unlock(userId: string, audit: AuditRecord, factors?: FactorsAddedAre): Promise<Unlocked>;
  /** Tells an owner of what a review or a rule did, in the transaction of it. */
  tellOwner(tables: OwnerTelling, userId: string, topic: SecurityTopic, about?: MessageAbout): Promise<void>;
  sending: Sending;
  security: Security;
  payments: Payments;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  upkeep: Upkeep;
  userInfo(actor: Actor): Promise<UserInfo>;
  setLanguage(actor: Actor, language: string): Promise<null>;
  preferences(actor: Actor): Promise<CallData<'preferences'>>;
  savePreferences(actor: Actor, params: CallParams<'preferencesSave'>): Promise<CallData<'preferencesSave'>>;
  todos(actor: Actor): Promise<CallData<'todos'>>;
  readFlag(actor: Actor, key: string): Promise<DisplayFlag>;
  saveFlag(actor: Actor, flag: DisplayFlag): Promise<DisplayFlag>;
  ensureInternalAccount(name: string): Promise<Actor>;
  ensureDemoAccount(brand: string): Promise<DemoAccount | undefined>;
  /** Resolves when what is written behind answers is written. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

async function captchaGate({ store, clock, log, settings, fetch }: AccountsDependencies): Promise<CaptchaGate> {
  if (settings.recaptcha) return createRecaptchaGate({ ...settings.recaptcha, log, fetch });
  const secret = settings.captchaSecret ?? (await store.secrets.ensure('captcha', newToken()));
  return createAltchaGate({ captchas: store.captchas, clock, secret, effort: settings.captchaEffort });
}

/** Puts the area together. */
export async function createAccounts(dependencies: AccountsDependencies): Promise<Accounts> {
  const { store, clock, bus, log, mailbox, money, brands, places, sealer, settings } = dependencies;
  const limits = settings.limits ?? defaultLimits;
  const idleMs = settings.sessionIdleMinutes * 60_000;
  const context: AccountsContext = {
    store,
    clock,
    bus,
    brands,
    mailbox,
    money,
    passwords: createPasswordHasher(settings.hasher),
    captcha: await captchaGate(dependencies),
    guard: createAttemptGuard(store.attempts, limits, clock),
    sessions: createSessionDirectory({ store: store.sessions, clock, bus }, { sessionDays: settings.sessionDays, idleMs }),
    activity: createActivityLog({ store: store.activity, clock, log }),
    places,
    sealer,
    handleSecret: await store.secrets.ensure('passkey-handles', newToken()),
    lockSecret: await store.secrets.ensure('lock-links', newToken()),
    exportSecret: await store.secrets.ensure('export-links', newToken()),
    idleMs,
    hasPhone: settings.hasPhone ?? true,
  };
  return {
    countries: countriesFor,
    captchaChallenge: (target) => context.captcha.challenge(target),
    invitation: (caller, code) => invitationOf(context, caller, code),
    registerVerify: (caller, params) => registerVerify(context, caller, params),
    registerConfirm: (caller, params) => registerConfirm(context, caller, params),
    loginVerify: (caller, params) => loginVerify(context, caller, params),
    loginConfirm: (caller, params) => loginConfirm(context, caller, params),
    resendCode: (caller, ticket, channel) => resendCode(context, caller, ticket, channel),
    validateSmsCode: (caller, params) => validateSmsCode(context, caller, params),
    forgotPasswordVerify: (caller, params) => forgotPasswordVerify(context, caller, params),
    forgotPasswordCheck: (caller, params) => forgotPasswordCheck(context, caller, params),
    forgotPasswordConfirm: (caller, params) => forgotPasswordConfirm(context, caller, params),
    logout: (caller, token) => logout(context, caller, token),
    authenticate: (token, brand, isActing) => context.sessions.actorOf(token, brand, isActing),
    sessionById: (sessionId, brand) => context.sessions.byId(sessionId, brand),
    originOf: (caller) => originOf(context, caller),
    lock: (caller, token) => lockAccount(context, caller, token),
    endFreezeFor: (userId, audit) => endFreezeFor(context, userId, audit),
    unlock: (userId, audit, factors) => unlockAccount(context, userId, audit, factors),
    tellOwner: (tables, userId, topic, about) => tellOwnerById(context, tables, userId, topic, about),
    sending: createSending(context),
    security: createSecurity(context),
    payments: createPayments(context),
    secondFactor: createSecondFactor(context),
    passkeys: createPasskeys(context),
    upkeep: createUpkeep(context),
    userInfo: (actor) => userInfo(context, actor),
    setLanguage: (actor, language) => setLanguage(context, actor, language),
    preferences: (actor) => readPreferences(context, actor),
    savePreferences: (actor, params) => savePreferences(context, actor, params),
    todos: (actor) => listTodos(context, actor),
    readFlag: (actor, key) => readFlag(context, actor, key),
    saveFlag: (actor, flag) => saveFlag(context, actor, flag),
    ensureInternalAccount: (name) => ensureInternalAccount(context, name),
    ensureDemoAccount: (brand) => ensureDemoAccount(context, brand),
    settled: () => context.activity.settled(),
    stop: async () => {
      context.sessions.close();
      await context.activity.settled();
    },
  };
}
