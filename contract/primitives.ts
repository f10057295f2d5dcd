import Type from 'typebox';

// Building blocks every area shares. Money travels as decimal strings, times as milliseconds since the epoch.

/** A non-negative decimal in plain notation: "0", "12", "0.00001234". Never an exponent, never a sign. */
export const Decimal = Type.String({ pattern: '^(0|[1-9]\\d{0,29})(\\.\\d{1,18})?$', description: 'Non-negative decimal, plain notation' });

/** A decimal that may be negative. */
export const SignedDecimal = Type.String({ pattern: '^-?(0|[1-9]\\d{0,29})(\\.\\d{1,18})?$', description: 'Decimal, plain notation' });

/** The last millisecond of the year 9999: later ones have no date in most languages and databases. */
export const MAX_TIMESTAMP_MS = 253_402_300_799_999;
export const TimestampMs = Type.Integer({ minimum: 0, maximum: MAX_TIMESTAMP_MS, description: 'Milliseconds since 1970-01-01 UTC' });

/** `BTC_USDT`: the name of an instrument. What it trades stands in the instrument, not in the name. */
export const SymbolName = Type.String({
  pattern: '^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$',
  description: 'Name of an instrument; its base and quote stand in the instrument',
});

export const AssetCode = Type.String({ pattern: '^[A-Z0-9]{2,10}$' });

/** Ids are decimal strings: they may grow past what a JavaScript number holds, and never past what 8 bytes do (19 digits). */
export const Id = Type.String({ pattern: '^\\d{1,18}$' });

/** What no text may have that is kept: the character zero, which the database cannot keep, and halves of characters, which its JSON cannot. */
export const UNSTORABLE = '\\u0000\\p{Cs}';

/** A text of a user's that is kept or looked for as it comes. */
export const StorableText = (lengths: { minLength?: number; maxLength: number }) =>
  Type.String({ ...lengths, pattern: `^[^${UNSTORABLE}]*$` });

export const Email = Type.String({ minLength: 3, maxLength: 254 });

/** As it was typed; whether it is strong enough is another question. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });

/** A call without parameters. */
export const Nothing = Type.Object({}, { additionalProperties: false });

/** One page of a list: `searchAfter` is the cursor for the next page, `last` says there is none. */
export function pageOf<Row extends Type.TSchema>(row: Row) {
  return Type.Object({
    records: Type.Array(row),
    searchAfter: Type.Union([Type.String(), Type.Null()]),
    last: Type.Boolean(),
  });
}

/** Of a session: 256 random bits, base64url. Stored hashed by the exchange. */
export const Token = Type.String({ minLength: 43, maxLength: 43 });

export const PageQuery = {
  searchAfter: Type.Optional(Type.String({ maxLength: 200 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** A literal union from a readonly list of names. */
export function oneOf<const Names extends readonly string[]>(names: Names, options: Type.TSchemaOptions = {}): Type.TUnsafe<Names[number]> {
  // Without Unsafe the names widen to string, and every reader of the contract would have to narrow them again.
  return Type.Unsafe<Names[number]>(Type.Enum([...names], options));
}
