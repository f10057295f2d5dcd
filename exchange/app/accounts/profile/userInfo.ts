import { createHmac } from 'node:crypto';
import type { Static } from 'typebox';
import type { UserInfo as UserInfoSchema } from '@/contract/user';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { openedName } from '../../sealing/sealedName';
import type { AccountsContext } from '../context';
import { hasSecondFactor } from '../factor/methods';
import type { User } from '../model';
import { ownUser } from '../owner/findUser';

export type UserInfo = Static<typeof UserInfoSchema>;

type UserInfoContext = Pick<AccountsContext, 'brands' | 'sealer'>;

/** What the owner may see of the account. */
export function userInfoOf(user: User, { brands, sealer }: UserInfoContext): UserInfo {
  const { frozenAt, selfFrozenAt, sendingHeldUntil, isShared } = user;
  const key = brands.chatIdentityKey(user.brand);
  return {
    id: user.id,
    email: user.email,
    nickName: user.nickName,
    fullName: openedName(sealer, user.id, user.sealedName),
    phoneNumber: user.phone,
    authStatus: user.authStatus,
    defLanguage: user.language,
    accountType: user.accountType,
    isBindGa: hasSecondFactor(user) ? 1 : 0,
    // What has ended by itself is seen from the time.
    standing: { frozenAt, selfFrozenAt, sendingHeldUntil, isShared },
    // Proves to the live chat who is writing; the inbox checks it with the same key. Visitors who share an account are nobody there.
    chatwootIdentifierHash: key === undefined || isShared ? null : createHmac('sha256', key).update(user.id).digest('hex'),
  };
}

/** The signed-in user. @throws AppError tokenInvalid when the account is gone. */
export async function userInfo(context: AccountsContext, actor: Actor): Promise<UserInfo> {
  const user = await ownUser(context, actor);
  return userInfoOf(user, context);
}

/** Saves the interface language. @throws AppError languageUnknown when the brand does not offer it. */
export async function setLanguage({ store, brands }: AccountsContext, actor: Actor, language: string): Promise<null> {
  if (!brands.languages(actor.brand).includes(language)) throw new AppError('languageUnknown');
  await store.users.setLanguage(actor.userId, language);
  return null;
}
