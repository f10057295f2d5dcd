import type { Standing, WhyNotKind } from '../domain/account/standing';
import type { CodeName } from './codes';
import type { UserInfo } from './user';

// What `domain/account/standing.ts` says, as it travels. Pure constants: the browser may import this file.

/** The code a reason is refused with. Behind the key stands since or until when, in ms since 1970, where the reason knows it. */
export const codeOfReason: Readonly<Record<WhyNotKind, CodeName>> = {
  closed: 'accountClosed',
  locked: 'accountIsLocked',
  frozen: 'accountFrozen',
  selfFrozen: 'accountSelfFrozen',
  sendingHeld: 'sendingHeld',
  unverified: 'verificationRequired',
  depositNotAllowed: 'depositNotAllowed',
  notFrozen: 'accountNotFrozen',
  shared: 'accountShared',
};

/** How the signed-in user's account stands, as far as who is signed in is told: locked and closed ones have nobody signed in. */
export const standingOf = ({ accountType, authStatus, standing }: Pick<UserInfo, 'accountType' | 'authStatus' | 'standing'>): Standing => ({
  accountType,
  isVerified: authStatus === 1,
  isShared: standing?.isShared ?? false,
  frozenAt: standing?.frozenAt ?? null,
  selfFrozenAt: standing?.selfFrozenAt ?? null,
  sendingHeldUntil: standing?.sendingHeldUntil ?? null,
  lockedAt: null,
  closedAt: null,
});
