import { createHmac } from 'node:crypto';
import type { Static } from 'typebox';
import type { UserInfo as UserInfoSchema } from '@/contract/user';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { AccountsContext } from './context';
import type { User } from './model';

export type UserInfo = Static<typeof UserInfoSchema>;

/** What the owner may see of the account. */
export function userInfoOf(user: User, { chatIdentityKey }: Pick<AccountsContext['brands'], 'chatIdentityKey'>): UserInfo {
  const key = chatIdentityKey(user.brand);
  return {
    id: user.id,
    email: user.email,
    nickName: user.nickName,
    fullName: user.fullName,
    phoneNumber: user.phone,
    authStatus: user.authStatus,
    defLanguage: user.language,
    accountType: user.accountType,
    // No second factor can be bound yet.
    isBindGa: 0,
    // Proves to the live chat who is writing; the inbox checks it with the same key.
    chatwootIdentifierHash: key === undefined ? null : createHmac('sha256', key).update(user.id).digest('hex'),
  };
}

/** The signed-in user. @throws AppError tokenInvalid when the account is gone. */
export async function userInfo({ store, brands }: AccountsContext, actor: Actor): Promise<UserInfo> {
  const user = await store.users.byId(actor.userId);
  if (!user) throw new AppError('tokenInvalid');
  return userInfoOf(user, brands);
}

/** Saves the interface language. @throws AppError languageUnknown when the brand does not offer it. */
export async function setLanguage({ store, brands }: AccountsContext, actor: Actor, language: string): Promise<null> {
  if (!brands.languages(actor.brand).includes(language)) throw new AppError('languageUnknown');
  await store.users.setLanguage(actor.userId, language);
  return null;
}
