import type { Standing } from '@/domain/account/standing';

/** Who acts. Every private use case takes one and touches nothing that belongs to anyone else. */
export interface Actor {
  userId: string;
  brand: string;
  /** 0 normal, 1 sub account, 2 internal sub account (the practice market's makers and takers) */
  accountType: 0 | 1 | 2;
}

/** Whether an account is the house's own: nobody signs in to it. */
export const isHouse = (accountType: Actor['accountType']): boolean => accountType === 2;

/** A signed-in user, with how the account stands: what may be done with it is said by `domain/account/standing.ts`. */
export interface StandingActor extends SessionActor {
  standing: Standing;
}

/** Who acts, with the session it is done by or for. */
export type ActorInSession = Actor & Pick<SessionActor, 'sessionId'>;

/** A signed-in user, with the session that says so. */
export interface SessionActor extends Actor {
  sessionId: string;
  /** ms since 1970 */
  sessionEndsMs: number;
}
