import type { Accounts } from '../app/accounts/createAccounts';
import { countriesFor } from '../app/accounts/identity/countries';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import type { BrandStore } from '../app/site/brandStore';
import { reviewerOf } from '../app/site/reviewOf';
import type { Uploads } from '../app/uploads/createUploads';
import type { ProviderSettings } from '../app/verification/context';
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
  uploads: Pick<Uploads, 'list' | 'reviewLink'>;
}

/** Files by the area of uploads; a provider gets whole addresses, on the brand's own host. */
function documentsOf(uploads: Pick<Uploads, 'list' | 'reviewLink'>, originOf: (brand: string) => string): DocumentStore {
  return {
    filesOf: (owner) => uploads.list(owner),
    reviewLinks: (owner, review, uploadIds) =>
      Promise.all(
        uploadIds.map(async (uploadId) => ({
          uploadId,
          fileUrl: originOf(owner.brand) + (await uploads.reviewLink(owner, review, uploadId)).fileUrl,
        })),
      ),
  };
}

function providerOf({ VERIFICATION_PROVIDER_URL: url, VERIFICATION_PROVIDER_SECRET: secret }: Settings): ProviderSettings | undefined {
  return url !== null && secret !== null ? { url, secret, fetch: globalThis.fetch } : undefined;
}

/** Whether somebody elsewhere reviews where a brand wants it. */
export const hasProvider = (settings: Settings): boolean => providerOf(settings) !== undefined;

/** Verification with the reviewers that brands and settings name. */
export function openVerifications(settings: Settings, parts: VerificationParts, closers: Closers): Verifications {
  const { database, bus, clock, log, sealer, afterCommit, brands, accounts, uploads } = parts;
  const provider = providerOf(settings);
  const everywhere = countriesFor('en').map(({ iso2 }) => iso2);
  const verification = createVerifications({
    store: createVerificationStore(database, afterCommit),
    documents: documentsOf(uploads, (brand) => accountBrandsOf(brands, settings).look(brand).origin ?? ''),
    sealer,
    brands: {
      reviewerOf: (brand) => reviewerOf(brands.get(brand).file, provider !== undefined),
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
