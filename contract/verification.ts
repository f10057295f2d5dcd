import Type, { type Static } from 'typebox';
import * as dictionary from '@/domain/verification/dictionary';
import { PERSON_KINDS, VERIFICATION_KINDS, VERIFICATION_STATUSES } from '@/domain/verification/kinds';
import { REFUSAL_REASONS, REQUEST_NAMES } from '@/domain/verification/reasons';
import { VERIFICATION_EVENTS } from '@/domain/verification/workflow';
import { Decimal, Id, oneOf, TimestampMs } from './primitives';
import { BusinessAnswers, PersonAnswers } from './verificationAnswers';

const strict = { additionalProperties: false };
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const Words = Type.String({ maxLength: 1000 });
/** Grows with every change. What another tab has changed meanwhile is refused, not overwritten. */
const Version = Type.Integer({ minimum: 0 });
const Level = oneOf(PERSON_KINDS);

const Limit = Type.Object({ amount: Decimal, currency: oneOf(['USD', 'EUR']) });
export const Limits = Type.Object({ withdrawPerDay: Limit, cardPerMonth: orNull(Limit) });

/** In the reviewer's words where there are any; shown as they were written. */
const Reason = Type.Object({ code: oneOf(REFUSAL_REASONS), text: orNull(Type.String()) });
const Request = Type.Object({
  requestId: Type.String(),
  code: oneOf(REQUEST_NAMES),
  needs: oneOf(['FILE', 'TEXT']),
  text: orNull(Type.String()),
});
export type VerificationRequest = Static<typeof Request>;

/** How one verification stands. */
const standing = {
  kind: oneOf(VERIFICATION_KINDS),
  status: oneOf(VERIFICATION_STATUSES),
  /** Refused for good: it cannot be started again. */
  isFinal: Type.Boolean(),
  submittedAt: orNull(TimestampMs),
  decidedAt: orNull(TimestampMs),
  /** Why it was refused, the weightiest first. */
  reasons: Type.Array(Reason),
  /** What is asked for besides. */
  requests: Type.Array(Request),
};

export const VerificationState = Type.Object({
  /** 1 to 4: the highest without a gap below it. */
  level: Type.Integer({ minimum: 1, maximum: 4 }),
  limits: Limits,
  levels: Type.Array(
    Type.Object({
      ...standing,
      level: Type.Integer({ minimum: 2, maximum: 4 }),
      limits: Limits,
      /** Must be verified before; null when this can be started. */
      opensAfter: orNull(Level),
    }),
  ),
  /** Of level 1. */
  basicLimits: Limits,
  business: Type.Object({ ...standing, companyName: orNull(Type.String()) }),
  /** What waits for it: API keys, and deposits on brands without `globalRegion`. Withdrawals do not; levels only raise their limits. */
  isVerified: Type.Boolean(),
});
export type VerificationState = Static<typeof VerificationState>;

const CountryEntry = Type.Object({
  iso2: Country,
  /** In the language of the call. */
  name: Type.String(),
  documentKinds: Type.Array(oneOf(dictionary.DOCUMENT_KINDS)),
  /** Whether people and companies there can be verified on this brand. */
  isServed: Type.Boolean(),
});

/** What can be chosen. Codes are put in words by whoever shows them; names of countries come in the language of the call. */
export const KycDict = Type.Object({
  countries: Type.Array(CountryEntry),
  addressProofs: Type.Array(oneOf(dictionary.ADDRESS_PROOFS)),
  fundsProofs: Type.Array(oneOf(dictionary.FUNDS_PROOFS)),
  occupations: Type.Array(oneOf(dictionary.OCCUPATIONS)),
  fundSources: Type.Array(oneOf(dictionary.FUND_SOURCES)),
  incomeBands: Type.Array(oneOf(dictionary.INCOME_BANDS)),
});
export type KycDict = Static<typeof KycDict>;
export const KybDict = Type.Object({
  countries: Type.Array(CountryEntry),
  documents: Type.Array(oneOf(dictionary.COMPANY_DOCUMENTS)),
  roles: Type.Array(oneOf(dictionary.SIGNATORY_ROLES)),
});

export type KybDict = Static<typeof KybDict>;

const SavedStep = Type.Object({ step: Type.String(), savedAt: TimestampMs });
const record = {
  ...standing,
  /** Whose it is: a page names it with what it saves, so that nothing goes to whoever signed in meanwhile. */
  userId: Type.Optional(Id),
  version: Version,
  /** 1 for the first time it is filled in, one more after each refusal. */
  attempt: Type.Integer({ minimum: 0 }),
  /** To name it by when writing to support; null before it is started. */
  reference: orNull(Type.String()),
  /** Steps that were finished, whatever is missing in them by now. */
  steps: Type.Array(SavedStep),
  /** After a draft: its fields, as `DETAILS.city`, that were not taken, for another page has changed them since they were typed over. */
  conflicts: Type.Optional(Type.Array(Type.String())),
  /** What happened, oldest first. */
  events: Type.Array(Type.Object({ event: oneOf(VERIFICATION_EVENTS), at: TimestampMs })),
};

/** The questionnaire as it stands on the server: what was typed on any device. */
export const KycRecord = Type.Object({ ...record, answers: PersonAnswers });
export type KycRecord = Static<typeof KycRecord>;
export const KybRecord = Type.Object({ ...record, answers: BusinessAnswers });
export type KybRecord = Static<typeof KybRecord>;

export const KycRecordQuery = Type.Object({ level: Level }, strict);
export const KycInit = Type.Object({ level: Level }, strict);

/**
 * DRAFT keeps what is given, over whatever was written meanwhile since this attempt was started, and unticks the steps it changes; STEP
 * finishes the steps given; SEND finishes everything and sends it (levels without a selfie). Of a step only fields that are given change;
 * an empty text clears one. A draft that says over what it was typed overwrites nothing that was changed since (`conflicts`). Of another
 * account than the one that is named it keeps nothing (`verificationStale`).
 */
const Mode = oneOf(['DRAFT', 'STEP', 'SEND']);
const typed = {
  version: Version,
  /** For whom it was typed, as the record named them. */
  userId: Type.Optional(Id),
  /** By which no page overwrites what another has changed, and none its own later save by an earlier one that comes late. */
  typing: Type.Optional(
    Type.Object(
      {
        /** Made up by the page for as long as it is open. */
        tab: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
        /** Grows with each save of the page. */
        turn: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
        /** By field, as `DETAILS.city`: the version of the record it was typed over. That of the save where it is not named. */
        over: Type.Record(Type.String({ pattern: '^[A-Za-z.]{1,60}$' }), Version, { maxProperties: 100 }),
      },
      strict,
    ),
  ),
};
export const KycSubmit = Type.Object({ level: Level, ...typed, mode: Mode, answers: PersonAnswers }, strict);
export const KybSubmit = Type.Object({ ...typed, mode: oneOf(['DRAFT', 'STEP']), answers: BusinessAnswers }, strict);

export const AtVersion = Type.Object({ version: Version }, strict);

/** What to do before the camera. It is made up anew for every try. */
export const SelfieAsked = Type.Object({
  version: Version,
  challengeId: Type.String(),
  gestures: Type.Array(oneOf(dictionary.GESTURES)),
  expiresAt: TimestampMs,
});
export type SelfieAsked = Static<typeof SelfieAsked>;
export const KycIdentityFinish = Type.Object(
  {
    version: Version,
    challengeId: Type.String({ maxLength: 60 }),
    /** One upload for each gesture, in their order. */
    photos: Type.Array(Id, { maxItems: 10 }),
  },
  strict,
);

/** Who has to be known before a company is verified, by whatever they hold in all. */
export const KybPeople = Type.Object({
  version: Version,
  people: Type.Array(
    Type.Object({ ownerId: Type.String(), name: Type.String(), country: Type.String(), share: Decimal, isControlling: Type.Boolean() }),
  ),
});
export type KybPeople = Static<typeof KybPeople>;
export const KybIdentityFinish = Type.Object(
  {
    version: Version,
    /** Everything is true and complete to the best of the knowledge of who sends it. */
    isDeclared: Type.Literal(true),
  },
  strict,
);

export const SupplementAsked = Type.Object({ version: Version, requests: Type.Array(Request) });
export type SupplementAsked = Static<typeof SupplementAsked>;
const SupplementAnswer = Type.Object(
  { requestId: Type.String({ maxLength: 60 }), file: Type.Optional(Id), text: Type.Optional(Words) },
  strict,
);
const supplement = { version: Version, answers: Type.Array(SupplementAnswer, { maxItems: 20 }) };
export const KycSupplementInit = Type.Object({ level: Level }, strict);
export const KycSupplementSave = Type.Object({ level: Level, ...supplement }, strict);
export const KybSupplementSave = Type.Object(supplement, strict);
