import type { ReviewerName } from '@/domain/verification/kinds';
import type { OwnerTelling } from '../accounts/owner/tellOwner';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Sealer } from '../sealing/sealer';
import type { DocumentStore } from './documentStore';
import type { VerificationNews } from './news';
import type { VerificationStore } from './verificationStore';

/** What verification needs to know of the brands. */
export interface VerificationBrands {
  /** Who decides on this brand. */
  reviewerOf(brand: string): ReviewerName;
  /** ISO codes of the countries whose people and companies are served. */
  countriesOf(brand: string): readonly string[];
}

/** Somebody elsewhere who reviews: told by a signed call, answers by a signed call of their own (review/webhook.ts). */
export interface ProviderSettings {
  /** Where verifications are sent. */
  url: string;
  /** Signs both ways. */
  secret: string;
  fetch: typeof globalThis.fetch;
}

/** What the use cases of this area stand on. */
export interface VerificationContext {
  store: VerificationStore;
  documents: DocumentStore;
  sealer: Sealer;
  brands: VerificationBrands;
  /** Undefined where no provider is set. */
  provider: ProviderSettings | undefined;
  /** Tells an owner how it went, in the transaction of it. */
  tell(telling: OwnerTelling, userId: string, news: VerificationNews): Promise<void>;
  bus: Bus;
  clock: Clock;
  log: Log;
}
