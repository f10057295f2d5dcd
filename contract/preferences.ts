import Type, { type Static } from 'typebox';
import { CURRENCIES, MARKET_COLOURS, PREFERENCE_NAMES, THEMES } from '@/domain/account/preferences';
import { oneOf } from './primitives';

const strict = { additionalProperties: false };
const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([value, Type.Null()]);

const chosen = {
  /** Seen by people the user deals with; 2 to 20 characters. */
  nickName: Type.String({ maxLength: 80 }),
  /** In which values are shown. */
  currency: oneOf(CURRENCIES),
  /** IANA name; null: each device's own. */
  timeZone: orNull(Type.String({ maxLength: 50 })),
  /** null: never chosen, each device follows its own choice. */
  theme: orNull(oneOf(THEMES)),
  marketColours: orNull(oneOf(MARKET_COLOURS)),
  /** A tone when an order is filled. */
  soundFilled: Type.Boolean(),
  /** A lower one when an order is refused, or cancelled by the market. */
  soundRefused: Type.Boolean(),
};

/** What a user chose, on whatever device. */
export const Preferences = Type.Object({
  ...chosen,
  /** Counts the changes; 0 while nothing was chosen. */
  version: Type.Integer({ minimum: 0 }),
});
export type Preferences = Static<typeof Preferences>;

/** What is left out stays as it is. */
export const PreferencesSave = Type.Object(
  {
    /** The version the choices were made on: what others changed after it is told. */
    version: Type.Integer({ minimum: 0 }),
    changes: Type.Partial(Type.Object(chosen), { ...strict, minProperties: 1 }),
  },
  strict,
);

export const PreferencesSaved = Type.Object({
  preferences: Preferences,
  /** Of the changes, those that another user had changed since `version`, to something else. The last one to write wins. */
  overwritten: Type.Array(oneOf(PREFERENCE_NAMES)),
});
