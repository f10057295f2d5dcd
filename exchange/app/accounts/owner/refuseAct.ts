import { type Act, PLAIN_GROUND, type WhyNot, whyNot } from '@/domain/account/standing';
import { refusalFor } from '../../standing/refusal';
import type { User } from '../model';

/** Why the account cannot do something as its row says it stands; undefined when it may. What a brand lets is about deposits alone. */
export const whyNotOf = (user: User, act: Act, now: number): WhyNot | undefined =>
  whyNot(act, { ...user, isVerified: user.authStatus === 1 }, PLAIN_GROUND, now);

/** Asks the gate about an account that was looked up: where nobody is signed in, and again where something is written. */
export function refuseAct(user: User, act: Act, now: number): void {
  const reason = whyNotOf(user, act, now);
  if (reason) throw refusalFor(reason);
}
