import { createHmac } from 'node:crypto';
import type { Actor } from '../../actor';
import { newToken } from '../../tokens';
import type { AccountsContext } from '../context';
import { NOBODY } from '../devices/acting';
import { originOf } from '../devices/origin';
import { hasSecondFactor } from '../factor/methods';
import { newReferralCode } from '../identity/referralCode';
import type { User } from '../model';
import { voidUnderWay } from '../owner/voidUnderWay';
import { actorOf } from './internalAccount';

export interface DemoAccount {
  actor: Actor;
  email: string;
  password: string;
}

/** Nobody's: what is sent to it stays in the mailbox page. */
export const DEMO_EMAIL = 'demo@kontor.example';

/** The same on every start, guessed by nobody, and within the rules for passwords. */
async function demoPassword({ store }: AccountsContext, brand: string): Promise<string> {
  const secret = await store.secrets.ensure('demo-password', newToken());
  return `Demo7-${createHmac('sha256', secret).update(brand).digest('hex').slice(0, 12)}`;
}

async function createDemo({ store, clock, passwords, brands }: AccountsContext, brand: string, password: string): Promise<User> {
  const created = await store.users.create({
    brand,
    email: DEMO_EMAIL,
    phone: null,
    passwordHash: await passwords.hash(password),
    nickName: 'demo',
    language: brands.languages(brand)[0] ?? 'en',
    referralCode: newReferralCode(),
    referredBy: null,
    createdAt: clock.now(),
  });
  // Another process of this exchange may have been faster.
  const user = created ?? (await store.users.byEmail(brand, DEMO_EMAIL));
  if (!user) throw new Error('the demo account could not be made');
  return user;
}

/**
 * The account all visitors share has another password, a second factor, or is locked: from before such acts were refused to it, or by an
 * operator. It is as it was, and whoever is signed in is out.
 */
async function restoreDemo(context: AccountsContext, { id: userId, passwordHash: before }: User, passwordHash: string) {
  const { store, clock, sessions } = context;
  const at = clock.now();
  const isRestored = await store.atomically(async (tables) => {
    if (!(await tables.users.restorePassword(userId, before, passwordHash))) return false;
    await tables.authenticators.unbind(userId);
    await tables.passkeys.removeAll(userId);
    await tables.recoveryCodes.replace(userId, []);
    await tables.users.setPasskeyLogin(userId, true);
    await tables.devices.forgetAll(userId);
    await voidUnderWay(tables, userId, at);
    await tables.sessions.revokeAll(userId, at);
    await tables.activity.add({ userId, kind: 'PASSWORD_RESET', result: 'PASSED', ...originOf(context, NOBODY), at });
    return true;
  });
  if (isRestored) sessions.announceRevoked({ userId });
}

/**
 * A ready account to look around with, its password for the operator to print; undefined where no practice coins are traded.
 * A password that was changed is changed back, and an authenticator, a lock or a freeze is taken away: what is printed must work.
 */
export async function ensureDemoAccount(context: AccountsContext, brand: string): Promise<DemoAccount | undefined> {
  if (!context.brands.isPractice(brand)) return undefined;
  const { store, passwords, money } = context;
  const password = await demoPassword(context, brand);
  const existing = await store.users.byEmail(brand, DEMO_EMAIL);
  const isOurs =
    existing !== undefined &&
    !hasSecondFactor(existing) &&
    existing.isPasskeyLoginOn &&
    existing.lockedAt === null &&
    (await passwords.verify(existing.passwordHash, password));
  if (existing && !isOurs) {
    const passwordHash = await passwords.hash(password);
    await restoreDemo(context, existing, passwordHash);
  }
  if (existing && existing.selfFrozenAt !== null) await money.setSelfFrozen(actorOf(existing), false, false);
  const user = existing ?? (await createDemo(context, brand, password));
  // From now on the gate refuses it what the next visitor could not take back.
  if (!user.isShared) await store.users.share(user.id);
  return { actor: actorOf(user), email: DEMO_EMAIL, password };
}
