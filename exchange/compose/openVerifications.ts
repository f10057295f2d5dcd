import type { ReviewerName } from '@/domain/verification/kinds';
import { countriesFor } from '../app/accounts/countries';
import type { Accounts } from '../app/accounts/createAccounts';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import type { BrandStore } from '../app/site/brandStore';
import { isDecidedByRules } from '../app/site/reviewOf';
import type { Uploads } from '../app/uploads/createUploads';
import type { VerificationBrands } from '../app/verification/context';
import { createVerifications, type Verifications } from '../app/verification/createVerifications';
import type { DocumentStore } from '../app/verification/documentStore';
import { createVerificationStore } from '../db/verification/verificationRepository';
import { startVerificationJob } from '../jobs/verificationJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { accountBrandsOf } from './openBrands';

interface VerificationParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  afterCommit: AfterCommit;
  brands: BrandStore;
  accounts: Pick<Accounts, 'tellOwner'>;
  uploads: Pick<Uploads, 'attach' | 'list' | 'reviewLink'>;
}

/** Files by the area of uploads; a provider gets whole addresses, on the brand's own host. */
function documentsOf(uploads: Pick<Uploads, 'attach' | 'list' | 'reviewLink'>, originOf: (brand: string) => string): DocumentStore {
  return {
    filesOf: (owner) => uploads.list(owner),
    attach: (owner, uploadIds) => uploads.attach(owner, uploadIds),
    reviewLinks: (owner, uploadIds) =>
      Promise.all(
        uploadIds.map(async (uploadId) => ({
          uploadId,
          fileUrl: originOf(owner.brand) + (await uploads.reviewLink(owner, uploadId)).fileUrl,
        })),
      ),
  };
}

/** Rules decide about practice coins only; a provider only where one is set. Otherwise people do. */
function reviewersOf(brands: BrandStore, hasProvider: boolean): VerificationBrands['reviewerOf'] {
  return (brand): ReviewerName => {
    const { file } = brands.get(brand);
    if (isDecidedByRules(file)) return 'rules';
    const wanted = file.verification?.review ?? 'provider';
    return wanted === 'provider' && hasProvider ? 'provider' : 'operators';
  };
}

/** Verification with the reviewers that brands and settings name. */
export function openVerifications(settings: Settings, parts: VerificationParts, closers: Closers): Verifications {
  const { database, bus, clock, log, sealer, afterCommit, brands, accounts, uploads } = parts;
  const { VERIFICATION_PROVIDER_URL: url, VERIFICATION_PROVIDER_SECRET: secret } = settings;
  const provider = url !== null && secret !== null ? { url, secret, fetch: globalThis.fetch } : undefined;
  const everywhere = countriesFor('en').map(({ iso2 }) => iso2);
  const verification = createVerifications({
    store: createVerificationStore(database, afterCommit),
    documents: documentsOf(uploads, (brand) => accountBrandsOf(brands, settings).look(brand).origin ?? ''),
    sealer,
    brands: {
      reviewerOf: reviewersOf(brands, provider !== undefined),
      countriesOf: (brand) => brands.get(brand).file.verification?.countries ?? everywhere,
    },
    provider,
    tell: (telling, userId, news) => accounts.tellOwner(telling, userId, news),
    bus,
    clock,
    log,
  });
  closers.add('verification job', startVerificationJob(verification.sweep, log));
  return verification;
}
