import Type from 'typebox';

// Every field may be missing: drafts are kept as they are. What a finished step must have is domain/verification/problems.ts.

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Short = text(60);
const Name = text(120);
const Line = text(200);
/** Of an upload; empty where there was one and is none any more. */
const FileId = Type.Optional(Type.String({ pattern: '^\\d{0,18}$' }));

const step = <Fields extends Type.TProperties>(fields: Fields) => Type.Optional(Type.Object(fields, strict));

export const PersonAnswers = Type.Object(
  {
    COUNTRY: step({ country: Short }),
    DETAILS: step({
      givenNames: Name,
      familyName: Name,
      dateOfBirth: Short,
      nationality: Short,
      street: Line,
      city: Name,
      postalCode: Short,
      region: Name,
    }),
    DOCUMENT: step({ documentKind: Short, issuer: Short, number: Short, expiresOn: Short, front: FileId, back: FileId }),
    PROOF: step({ proofKind: Short, issuedOn: Short, file: FileId }),
    FUNDS: step({
      occupation: Short,
      employer: Name,
      sources: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
      income: Short,
      isExposed: Type.Optional(Type.Boolean()),
    }),
  },
  strict,
);

const OwnerId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' });
const Owner = Type.Object(
  {
    id: OwnerId,
    /** null: holds a share of the company itself. */
    parentId: Type.Union([OwnerId, Type.Null()]),
    kind: Type.Unsafe<'PERSON' | 'COMPANY'>(Type.Enum(['PERSON', 'COMPANY'])),
    name: Type.String({ maxLength: 120 }),
    country: Type.String({ maxLength: 2 }),
    /** Percent of what stands above it. */
    share: Type.String({ maxLength: 12 }),
    registrationNumber: Short,
    isControlling: Type.Optional(Type.Boolean()),
  },
  strict,
);

const Signatory = Type.Object(
  {
    id: OwnerId,
    givenNames: Type.String({ maxLength: 120 }),
    familyName: Type.String({ maxLength: 120 }),
    dateOfBirth: Type.String({ maxLength: 10 }),
    nationality: Type.String({ maxLength: 2 }),
    role: Type.String({ maxLength: 20 }),
  },
  strict,
);

export const BusinessAnswers = Type.Object(
  {
    COMPANY: step({
      name: Name,
      country: Short,
      registrationNumber: Short,
      incorporatedOn: Short,
      street: Line,
      city: Name,
      postalCode: Short,
      website: Line,
      business: text(300),
    }),
    FILES: step({ registerExtract: FileId, articles: FileId, shareholders: FileId, addressProof: FileId }),
    OWNERS: step({ owners: Type.Optional(Type.Array(Owner, { maxItems: 60 })) }),
    PEOPLE: step({
      signatories: Type.Optional(Type.Array(Signatory, { maxItems: 20 })),
      births: Type.Optional(Type.Record(OwnerId, Type.String({ maxLength: 10 }), { maxProperties: 60 })),
    }),
  },
  strict,
);
