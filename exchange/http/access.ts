import type { EndpointName } from '@/contract/endpoints';
import type { Ground } from '@/domain/account/standing';
import type { StandingActor } from '../app/actor';
import type { OpenHandover } from '../app/verification/handover/openHandover';

/** What every request needs from the use cases: who asks, for which brand, and whether from where it comes is allowed. */
export interface Access {
  /**
   * The owner of a session token on this brand's hosts; undefined when it is unknown, expired, idle for too long, revoked or another
   * brand's. `isActing` says that a user does something, which keeps the session in use.
   */
  authenticate(token: string, brand: string, isActing: boolean): Promise<StandingActor | undefined>;
  /** The handover of the phone that carries this secret and was let in. @throws AppError handoverOver */
  phoneOf(phoneSecret: string | undefined, brand: string): Promise<OpenHandover>;
  /** Folder name of the brand a host belongs to; hosts nobody claims get the default brand. */
  brandOf(host: string): string;
  /** What the brand lets its users' accounts; `domain/account/standing.ts` asks it. */
  groundOf(brand: string): Ground;
  /** ms since 1970 */
  now(): number;
  /** False for a call of a feature that the brand has switched off. */
  isOffered(endpoint: EndpointName, brand: string): boolean;
  /** Whether visitors from this address or country (ISO 3166-1 alpha-2, absent when not known) are turned away. */
  isBlocked(ip: string, country: string | undefined): boolean;
  /** Header in which a trusted proxy names the visitor's country; absent when none does. */
  countryHeader?: string;
}
