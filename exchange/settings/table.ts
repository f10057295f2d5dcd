import { choice, decimal, flag, listMatching, matches, networks, optional, optionalMatching, text, url, whole } from './kinds';

/** Every setting there is, in the order of .env.example. */
export const settingsTable = {
  PORT: whole(1, 65535, '3000', 'Port of the web, the one visitors see.'),
  HOST: text('localhost', 'Address the web listens on; 0.0.0.0 lets other machines in.'),
  EXCHANGE_PORT: whole(1, 65535, '4000', 'Port of the exchange. It listens on loopback only; the web passes calls on.'),

  DATABASE_URL: url(['postgres:', 'postgresql:'], 'PostgreSQL server. Empty: the embedded database in DATA_DIR.'),
  DATABASE_FLUSH: choice(
    ['commit', 'off'],
    'commit',
    'When the embedded database forces what it wrote to the disk: at every commit, which survives a power cut, or',
    'off, which is quicker and survives a killed process only.',
  ),
  DATA_DIR: text('.data', 'Folder of the embedded database and of the lock that keeps a second instance out.'),
  NATS_URL: url(['nats:', 'tls:'], 'Carries events between several exchange processes. Empty: one process.'),

  BRANDS_DIR: text('brands', 'One folder per brand; changes show within 5 s.'),
  DEFAULT_BRAND: matches(
    /^[a-z][a-z0-9-]{0,39}$/,
    'a brand folder name (lower case)',
    'kontor',
    'Brand of localhost and of hosts that no brand claims.',
  ),

  SMTP_URL: url(
    ['smtp:', 'smtps:'],
    'Mail server, such as smtps://user:password@mail.example:465.',
    'Empty: messages go to the mailbox page the exchange serves on loopback.',
  ),
  MAIL_FROM: matches(
    /^[^\s@<>]+@[^\s@<>]+$/,
    'an email address without a name',
    'no-reply@kontor.localhost',
    "Sender address of mail; the brand's name is put before it.",
  ),

  RECONCILE_SECONDS: whole(
    5,
    86_400,
    '300',
    'Seconds between two comparisons of balances, entries and holds; a difference stops all movements of money.',
  ),

  SESSION_DAYS: whole(1, 365, '30', 'Days until a session ends.'),
  SESSION_IDLE_MINUTES: whole(
    5,
    525_600,
    '720',
    'Minutes until a session ends that nobody uses. Pages that only read do not count as use.',
  ),
  ALTCHA_HMAC_KEY: optional('Signs captcha challenges. Empty: made once and kept in the database.'),
  RECAPTCHA_SITE_KEY: optional('With both keys reCAPTCHA takes the place of the built-in captcha.'),
  RECAPTCHA_SECRET: optional('Secret that belongs to RECAPTCHA_SITE_KEY.'),
  CHATWOOT_INBOX_TOKEN: listMatching(
    /^[a-z][a-z0-9-]{0,39}=\S+$/,
    'a comma-separated list of brand=token',
    'Identity tokens of the live-chat inboxes, as brand=token, separated by commas.',
  ),

  TRUSTED_PROXIES: networks(
    'Proxies in front of the web whose x-forwarded-* headers are believed, such as 127.0.0.1 for one on this machine.',
    'Empty: visitors reach the web themselves, and what they say of where they come from counts for nothing.',
  ),
  BLOCKED_ADDRESSES: networks('Addresses and networks that are turned away with HTTP 423.'),
  BLOCKED_COUNTRIES: listMatching(
    /^[A-Z]{2}$/,
    'a comma-separated list of two-letter country codes in capitals',
    'Countries that are turned away with HTTP 423. Needs COUNTRY_HEADER.',
  ),
  COUNTRY_HEADER: optionalMatching(
    /^[A-Za-z0-9-]+$/,
    'a header name',
    'Header in which a trusted proxy names the visitor country, such as cf-ipcountry.',
  ),
  REQUESTS_PER_MINUTE: whole(
    1,
    1_000_000,
    '6000',
    'Budget of one address a minute, over all calls: light ones take 1, histories 5, candles 10.',
  ),

  PAGES_PER_MINUTE: whole(1, 1_000_000, '300', 'Pages made for one address a minute. Copies of a page that stands cost nothing.'),

  WORKSHOP: flag('false', 'Shows the component workshop at /dev/ui; the development server always does.'),

  PRACTICE_SEED: whole(0, 4_294_967_295, '1', 'Seed of the practice market.'),
  PRACTICE_RATE: decimal(0, 20, '1', 'Speed of the practice market: 2 trades twice as often, 0 is no practice market.'),
  PRACTICE_PAUSED: flag('false', 'Starts with a practice market that stands still.'),

  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', 'trace, debug, info, warn, error or silent.'),
} as const;

export type SettingName = keyof typeof settingsTable;

export type Settings = {
  readonly [Name in SettingName]: Exclude<ReturnType<(typeof settingsTable)[Name]['parse']>, undefined>;
};
