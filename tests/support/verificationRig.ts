import type { CallData, CallParams } from '@/contract/calls';
import type { UploadType } from '@/domain/upload/uploadRules';
import type { Actor } from '@/exchange/app/actor';
import { ACCOUNT_CHANGED_TOPIC, type AccountChanged } from '@/exchange/app/events';
import type { Database } from '@/exchange/app/ports/database';
import type { Log } from '@/exchange/app/ports/log';
import { createVerifications, type Verifications } from '@/exchange/app/verification/createVerifications';
import { createVerificationStore } from '@/exchange/db/verification/verificationRepository';
import { type AccountsRig, buildAccountsRig } from './accountsRig';

/** Answers that are right on the day the rig's clock shows, 2026-09-21. */
export const RIGHT = {
  COUNTRY: { country: 'DE' },
  DETAILS: {
    givenNames: 'Jana',
    familyName: 'Hoffmann',
    dateOfBirth: '1987-05-09',
    nationality: 'DE',
    street: 'Am Kai 4',
    city: 'Hamburg',
    postalCode: '20457',
  },
  DOCUMENT: { documentKind: 'ID_CARD', issuer: 'DE', number: 'L01X00T47', expiresOn: '2031-05-09', front: '1', back: '2' },
} satisfies CallParams<'kycQuestionSubmit'>['answers'];

export const named = (familyName: string) => ({ ...RIGHT, DETAILS: { ...RIGHT.DETAILS, familyName } });

const person = { parentId: null, kind: 'PERSON' as const, country: 'DE' };
export const RIGHT_COMPANY = {
  COMPANY: {
    name: 'Hoffmann Handel GmbH',
    country: 'DE',
    registrationNumber: 'HRB 118402',
    incorporatedOn: '2015-03-01',
    street: 'Am Kai 4',
    city: 'Hamburg',
    postalCode: '20457',
    business: 'Trades coffee',
  },
  FILES: { registerExtract: '21', articles: '22', shareholders: '23', addressProof: '24' },
  OWNERS: {
    owners: [
      { ...person, id: 'jana', name: 'Jana Hoffmann', share: '85' },
      { ...person, id: 'luca', name: 'Luca Ferri', country: 'IT', share: '15' },
    ],
  },
  PEOPLE: {
    signatories: [{ id: 's', givenNames: 'Jana', familyName: 'Hoffmann', dateOfBirth: '1987-05-09', nationality: 'DE', role: 'DIRECTOR' }],
    births: { jana: '1987-05-09' },
  },
} satisfies CallParams<'kybQuestionSubmit'>['answers'];

/** What everybody has on the rig, by id. */
const KEPT: Readonly<Record<string, UploadType>> = {
  1: 'ID_FRONT',
  2: 'ID_BACK',
  ...Object.fromEntries(['3', '4', '5', '10', '11', '12'].map((id) => [id, 'SELFIE'])),
  6: 'ADDRESS_PROOF',
  7: 'FUNDS_PROOF',
  8: 'SUPPLEMENT',
  9: 'PASSPORT',
  ...Object.fromEntries(['21', '22', '23', '24'].map((id) => [id, 'COMPANY'])),
};

export interface ProviderCall {
  body: string;
  signature: string;
}

export interface VerificationRig extends AccountsRig {
  verification: Verifications;
  /** When files were sent that were not sent just now, by id. */
  sentAt: Map<string, number>;
  /** Ids of files that were deleted. */
  missing: Set<string>;
  /** Files of users that were kept, by user. */
  attached: Map<string, string[]>;
  /** Told on open pages. */
  changed: AccountChanged[];
  /** What was sent to the provider; answers with `providerStatus`. */
  sentToProvider: ProviderCall[];
  providerStatus: number;
  /** Happens before the provider answers. */
  whileTelling: (() => Promise<void>) | undefined;
  /** The provider's real end, where a test has one. */
  providerAt: string | undefined;
  /** Every line of the log. */
  logged: string[];
  user(name: string, brand?: string): Promise<Actor>;
  /** Fills everything in and sends it; as it stands then. */
  sendIdentity(actor: Actor, answers?: typeof RIGHT): Promise<CallData<'kycIdentityFinish'>>;
  /** As `sendIdentity`, of a company. */
  sendCompany(actor: Actor, name?: string): Promise<CallData<'kybIdentityFinish'>>;
  /** Lets the rules think. */
  review(): Promise<void>;
}

export const PROVIDER_SECRET = 'provider-secret';

/** Verification on a database of the test. Brand `kontor` is decided by rules, `visby` by operators, `riga` by a provider. */
export async function buildVerificationRig(database: Database): Promise<VerificationRig> {
  const accounts = await buildAccountsRig(database);
  const attached = new Map<string, string[]>();
  const sentAt = new Map<string, number>();
  const missing = new Set<string>();
  const changed: AccountChanged[] = [];
  const logged: string[] = [];
  const sentToProvider: ProviderCall[] = [];
  accounts.bus.subscribe(ACCOUNT_CHANGED_TOPIC, (event: AccountChanged) => changed.push(event));
  const line = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }));
  const log: Log = { info: line, warn: line, error: line };
  const fetch = async (_url: unknown, init: RequestInit) => {
    sentToProvider.push({ body: String(init.body), signature: new Headers(init.headers).get('x-kontor-signature') ?? '' });
    await rig.whileTelling?.();
    if (rig.providerAt !== undefined) return globalThis.fetch(rig.providerAt, init);
    return new Response(null, { status: rig.providerStatus });
  };
  const verification = createVerifications({
    store: createVerificationStore(database, accounts.afterCommit, () => async ({ userId }, ids) => {
      attached.set(userId, [...(attached.get(userId) ?? []), ...ids]);
      return true;
    }),
    documents: {
      filesOf: async () =>
        Object.entries(KEPT)
          .filter(([uploadId]) => !missing.has(uploadId))
          .map(([uploadId, type]) => ({ uploadId, type, createdAt: sentAt.get(uploadId) ?? accounts.now() })),
      reviewLinks: async (_owner, _review, ids) => ids.map((uploadId) => ({ uploadId, fileUrl: `/files/${uploadId}` })),
    },
    sealer: accounts.sealer,
    brands: {
      reviewerOf: (brand) => (brand === 'kontor' ? 'rules' : brand === 'riga' ? 'provider' : 'operators'),
      countriesOf: () => ['DE', 'DK', 'IT', 'GB'],
    },
    provider: { url: 'https://provider.example/cases', secret: PROVIDER_SECRET, fetch: fetch as typeof globalThis.fetch },
    tell: (telling, userId, news) => accounts.tellOwner(telling, userId, news),
    bus: accounts.bus,
    clock: accounts.clock,
    log,
  });

  const sendIdentity: VerificationRig['sendIdentity'] = async (actor, answers = RIGHT) => {
    const { version } = await verification.kyc.start(actor, 'IDENTITY');
    const saved = await verification.kyc.submit(actor, { level: 'IDENTITY', version, mode: 'STEP', answers });
    const asked = await verification.kyc.selfie(actor, saved.version);
    const photos = asked.gestures.map((_gesture, place) => String(10 + place));
    return verification.kyc.finish(actor, { version: asked.version, challengeId: asked.challengeId, photos });
  };
  const sendCompany: VerificationRig['sendCompany'] = async (actor, name = RIGHT_COMPANY.COMPANY.name) => {
    const { version } = await verification.kyb.start(actor);
    const answers = { ...RIGHT_COMPANY, COMPANY: { ...RIGHT_COMPANY.COMPANY, name } };
    const saved = await verification.kyb.submit(actor, { version, mode: 'STEP', answers });
    return verification.kyb.finish(actor, saved.version);
  };
  const rig: VerificationRig = {
    ...accounts,
    verification,
    sentAt,
    missing,
    attached,
    changed,
    sentToProvider,
    providerStatus: 200,
    whileTelling: undefined,
    providerAt: undefined,
    logged,
    user: async (name, brand = 'kontor') => {
      const { id } = await accounts.register(`${name}@mail.example`, { ...accounts.caller, brand });
      return { userId: id, brand, accountType: 0 };
    },
    sendIdentity,
    sendCompany,
    review: async () => {
      accounts.pass(3_000);
      await verification.sweep();
      await accounts.settled();
    },
  };
  return rig;
}
