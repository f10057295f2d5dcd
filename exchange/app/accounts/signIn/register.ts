import type { CodeSent, SignedIn } from '@/contract/auth';
import type { CallParams } from '@/contract/calls';
import { firstNickName } from '@/domain/account/nickName';
import { AppError } from '../../appError';
import type { AccountTables } from '../accountStore';
import { admitCall } from '../attempts/callGuards';
import { checkCode } from '../codes/checkCode';
import { issueTicket } from '../codes/sendCode';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { identityOf, takesTexts } from '../identity/identity';
import { newReferralCode } from '../identity/referralCode';
import type { Caller, NewUser, Ticket, User } from '../model';
import { findUser } from '../owner/findUser';
import { spokenLanguage } from '../owner/spokenLanguage';
import { requireStrongPassword } from '../passwords/passwordRules';
import { userInfoOf } from '../profile/userInfo';

const inviterBy = ({ store }: AccountsContext, brand: string, code: string): Promise<string | undefined> =>
  store.users.idByReferralCode(brand, code.trim().toUpperCase());

async function referrerOf(context: AccountsContext, brand: string, code = ''): Promise<string | null> {
  if (code.trim() === '') return null;
  const id = await inviterBy(context, brand, code);
  if (id === undefined) throw new AppError('referralInvalid');
  return id;
}

/** Whether registering with this code would be taken; whose it is, nobody is told. @throws AppError rateLimited */
export async function invitationOf(context: AccountsContext, caller: Caller, code: string): Promise<{ isKnown: boolean }> {
  await admitCall(context, caller, 'invitation');
  return { isKnown: (await inviterBy(context, caller.brand, code)) !== undefined };
}

/**
 * Starts registering and sends a code. An address that has an account already is answered the same, in the same time;
 * its owner gets a notice instead of a code, and no code will be right.
 * @throws AppError emailInvalid, phoneInvalid, phoneNotOffered, termsNotAccepted, passwordWeak, passwordKnown, captchaInvalid,
 * referralInvalid, rateLimited
 */
export async function registerVerify(context: AccountsContext, caller: Caller, params: CallParams<'registerVerify'>): Promise<CodeSent> {
  await admitCall(context, caller, 'register');
  const identity = identityOf(params);
  if (identity.channel === 'sms' && !context.hasPhone) throw new AppError('phoneNotOffered');
  if (identity.channel === 'sms' && !takesTexts(identity.address)) throw new AppError('phoneInvalid');
  if (!params.isTermsAccepted) throw new AppError('termsNotAccepted');
  requireStrongPassword(params.password, identity.address);
  await context.captcha.check(params.captcha, 'register', caller.ip);
  const referredBy = await referrerOf(context, caller.brand, params.referralCode);
  const existing = await findUser(context, caller.brand, identity);
  const passwordHash = await context.passwords.hash(params.password);
  const wanted = params.language ?? caller.language;
  return issueTicket(context, caller, {
    ...identity,
    brand: caller.brand,
    purpose: 'register',
    delivery: existing ? 'notice' : 'code',
    userId: null,
    passwordHash,
    referredBy,
    language: existing?.language ?? spokenLanguage(context, caller.brand, wanted),
  });
}

function newUserOf(ticket: Ticket, createdAt: number): NewUser {
  const { brand, channel, address, passwordHash, language, referredBy } = ticket;
  if (passwordHash === null) throw new Error('a ticket for registering carries a password hash');
  return {
    brand,
    email: channel === 'email' ? address : null,
    phone: channel === 'sms' ? address : null,
    passwordHash,
    // Its number is known once it is there.
    nickName: '',
    language,
    referralCode: newReferralCode(),
    referredBy,
    createdAt,
  };
}

/** The account of a ticket; undefined when the address was taken in the meantime. */
async function createUser({ brands }: AccountsContext, { users }: AccountTables, ticket: Ticket, now: number): Promise<User | undefined> {
  const created = await users.create(newUserOf(ticket, now));
  if (!created) return undefined;
  const nickName = firstNickName(created.id, brands.look(created.brand).name);
  await users.setNickName(created.id, nickName);
  return { ...created, nickName };
}

/** Finishes registering with the code and signs in. @throws AppError codeInvalid, codeExpired, rateLimited */
export async function registerConfirm(context: AccountsContext, caller: Caller, params: CallParams<'registerConfirm'>): Promise<SignedIn> {
  await admitCall(context, caller, 'register.confirm');
  const ticket = await checkCode(context, caller, params, ({ purpose }) => purpose === 'register');
  const { store, clock, sessions } = context;
  return store.atomically(async (tables) => {
    const isFirst = await tables.tickets.use(ticket.ticketHash, clock.now());
    const user = isFirst ? await createUser(context, tables, ticket, clock.now()) : undefined;
    // Another code was finished with in the meantime: this one has become worthless.
    if (!user) throw new AppError('codeExpired');
    const origin = originOf(context, caller);
    // The first login there is: later ones from this device are no news.
    await tables.activity.add({ userId: user.id, kind: 'LOGIN', result: 'PASSED', ...origin, at: clock.now() });
    const { token, expiresAt } = await sessions.open(tables, user, origin);
    return { token, expiresAt, user: userInfoOf(user, context) };
  });
}
