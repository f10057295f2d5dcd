/** In which values are shown, by ISO 4217. A brand offers those of them it knows a rate for. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'HKD', 'JPY', 'MYR', 'SGD', 'TWD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What a user may choose: a theme, or to follow the device. */
export const THEMES = ['dark', 'light', 'system'] as const;

/** How the market's two directions are painted: the colour of a rising price first. */
export const MARKET_COLOURS = ['green-up', 'red-up', 'blue-up', 'orange-up'] as const;

/** What a user chose; null: never, so that each device follows its own settings. */
export interface Preferences {
  /** Seen by people the user deals with. */
  nickName: string;
  currency: Currency;
  /** IANA name, such as "Europe/Berlin". */
  timeZone: string | null;
  theme: (typeof THEMES)[number] | null;
  marketColours: (typeof MARKET_COLOURS)[number] | null;
  /** A tone when an order is filled. */
  soundFilled: boolean;
  /** A lower one when an order is refused, or cancelled by the market. */
  soundRefused: boolean;
}

export type PreferenceName = keyof Preferences;

export const DEFAULT_PREFERENCES: Omit<Preferences, 'nickName'> = {
  currency: 'USD',
  timeZone: null,
  theme: null,
  marketColours: null,
  soundFilled: false,
  soundRefused: false,
};

export const PREFERENCE_NAMES = ['nickName', ...Object.keys(DEFAULT_PREFERENCES)] as PreferenceName[];

/** Places of the time-zone database only: an offset such as "+01:00" knows no summer. */
const ZONE_NAME = /^(UTC|[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){1,2})$/;

/** Whether the runtime knows the clock of this place. */
export function isTimeZone(name: string): boolean {
  if (name.length > 50 || !ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}
