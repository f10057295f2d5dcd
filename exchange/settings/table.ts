import { SEALING_KEY, SEALING_KEY_NAME } from '../sealingKeys';
import {
  choice,
  decimal,
  flag,
  jsonTexts,
  listMatching,
  matches,
  networks,
  optional,
  optionalMatching,
  optionalThat,
  text,
  url,
  whole,
} from './kinds';
import { isP256Key } from './p256Key';

const PERCENT = /^\d{1,2}(\.\d{1,6})?$/;

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

  SMS_GATEWAY_URL: url(
    ['https:', 'http:'],
    'Where text messages are posted to, such as https://sms.example/send. With SMTP_URL and without it nobody signs up by phone.',
    'It may have {to}, {text}, {id} and {brand} in it, as SMS_GATEWAY_BODY.',
  ),
  SMS_GATEWAY_HEADERS: jsonTexts(
    'Headers of it as JSON, such as {"authorization":"Bearer key"}. The body is JSON unless content-type says otherwise.',
  ),
  SMS_GATEWAY_BODY: text(
    '{"to":"{to}","text":"{text}"}',
    'Its body, with {to}, {text}, {id} and {brand} in it. {to} and {text} must stand here or in the address.',
  ),
  SMS_STRANGERS_PER_DAY: whole(
    1,
    1_000_000,
    '1000',
    'Text messages a day to numbers that have no account yet, from all callers together: each costs money.',
  ),

  WEB_PUSH_KEY: optionalThat(
    isP256Key,
    'a private key of P-256 (PKCS #8) in base 64, on one line (docs/OPERATING.md: how one is made)',
    'Signs web push. Empty: made once and kept in DATA_DIR/web-push-key.pem. Several exchange processes need the same one.',
  ),
  WEB_PUSH_ORIGINS: listMatching(
    /^https?:\/\/[a-z0-9.:[\]-]+$/,
    'a comma-separated list of origins such as https://push.example:8443',
    'Push services besides those on public names over TLS.',
  ),

  WITHDRAWAL_WINDOW_SECONDS: whole(0, 86_400, '300', 'Seconds every withdrawal waits before it leaves, so that its owner can stop it.'),
  WITHDRAWAL_FIRST_HOLD_SECONDS: whole(
    0,
    604_800,
    '86400',
    'Seconds one waits that goes to an address nothing was sent to before, and that does not stand ready in the address book.',
  ),
  WITHDRAWAL_APPROVAL_USD: whole(0, 1_000_000_000, '10000', 'From so many USD on an operator approves a withdrawal ...'),
  WITHDRAWAL_FOUR_EYES_USD: whole(0, 1_000_000_000, '100000', '... and from so many on a second one, too.'),

  RECONCILE_SECONDS: whole(
    5,
    86_400,
    '300',
    'Seconds between two comparisons of balances, entries and holds; a difference stops all movements of money.',
  ),

  CONVERT_SPREAD_PERCENT: decimal(
    0,
    10,
    '0.2',
    'What a conversion costs: per cent of what the order books would bring. There is no other fee.',
  ),
  CONVERT_QUOTE_SECONDS: whole(2, 120, '8', 'Seconds a quote of a conversion is firm.'),
  CONVERT_LOSS_PERCENT: decimal(
    0,
    10,
    '0.3',
    'Per cent of a conversion the desk may lose on it, beyond its spread, where the market moved within those seconds. Further, and the quote',
    'is refused and another one offered.',
  ),
  CONVERT_MAX_USD: whole(10, 10_000_000, '50000', 'The most one conversion gives, in USD.'),
  CONVERT_DESK_SHORT_USD: whole(
    0,
    10_000_000,
    '1000',
    'How far the desk that converts may be short of any one coin, in USD: what is too little to be traded waits there.',
  ),

  SESSION_DAYS: whole(1, 365, '30', 'Days until a session ends.'),
  SESSION_IDLE_MINUTES: whole(
    5,
    525_600,
    '720',
    'Minutes until a session ends that nobody uses. Pages that only read do not count as use.',
  ),
  CAPTCHA_ROUNDS: whole(
    1,
    1_000_000,
    '5000',
    'Work the built-in captcha asks of a browser, as rounds of each derivation: 5000 is a tenth of a second on a laptop, half a second',
    'on an old phone. Raise it while robots sign up.',
  ),
  ALTCHA_HMAC_KEY: optional('Signs captcha challenges. Empty: made once and kept in the database.'),
  SEALING_KEYS: listMatching(
    SEALING_KEY,
    'a comma-separated list of name=key, each key 32 bytes in base 64',
    'Keys that seal what must be read again, such as the keys of authenticators: name=key, separated by commas. The first one seals.',
    'Empty: one is made once and kept in DATA_DIR/sealing-key. Several exchange processes need the same ones.',
    'Before you set it or change it, read in docs/OPERATING.md how a key is turned.',
  ),
  SEALING_KEYS_LOST: listMatching(
    SEALING_KEY_NAME,
    'a comma-separated list of names of keys',
    'Names of sealing keys that are lost for good: the exchange starts without them, and what they sealed stays closed.',
  ),
  S3_ENDPOINT: url(
    ['https:', 'http:'],
    'Service that speaks S3 and keeps the files users send, sealed; such as https://s3.eu-central-1.amazonaws.com.',
    'Empty: they are kept in DATA_DIR/uploads.',
  ),
  S3_BUCKET: optionalMatching(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    'Bucket there.',
  ),
  S3_REGION: matches(/^[a-z0-9-]{1,40}$/, 'the name of a region', 'us-east-1', 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: optional('Key that may put, get and delete objects in the bucket.'),
  S3_SECRET_ACCESS_KEY: optional('Secret that belongs to S3_ACCESS_KEY_ID.'),
  RECAPTCHA_SITE_KEY: optional('With both keys reCAPTCHA takes the place of the built-in captcha.'),
  RECAPTCHA_SECRET: optional('Secret that belongs to RECAPTCHA_SITE_KEY.'),
  VERIFICATION_PROVIDER_URL: url(
    ['https:', 'http:'],
    'Where verifications are sent on brands without practice coins. Empty: operators decide.',
  ),
  VERIFICATION_PROVIDER_SECRET: optional('Signs what is sent to the provider and what it answers; belongs to VERIFICATION_PROVIDER_URL.'),
  EXPRESS_SPREAD_PERCENT: matches(
    PERCENT,
    'a percentage below 100',
    '0.5',
    'How far prices of express trading lie from the market, percent.',
  ),
  EXPRESS_FEE_PERCENT: matches(
    PERCENT,
    'a percentage below 100',
    '0.3',
    "Own fee of purchases by card, beside the provider's; percent of the total.",
  ),
  EXPRESS_PRICE_SECONDS: whole(5, 300, '20', 'Seconds that a told price of express trading holds.'),
  EXPRESS_PAY_SECONDS: whole(60, 3_600, '600', 'Seconds that the price of an order then holds for who pays.'),
  EXPRESS_HOLD_HOURS: whole(0, 720, '24', 'Hours before coins that were bought by card can be sent away.'),
  EXPRESS_APPROVAL_USD: whole(
    0,
    1_000_000_000,
    '10000',
    'From so many USD on that leave an account within 24 hours an operator approves a sale for money ...',
  ),
  EXPRESS_FOUR_EYES_USD: whole(0, 1_000_000_000, '100000', '... and from so many on a second one, too.'),
  CHATWOOT_INBOX_TOKEN: listMatching(
    /^[a-z][a-z0-9-]{0,39}=\S+$/,
    'a comma-separated list of brand=token',
    'Identity tokens of the live-chat inboxes, as brand=token, separated by commas.',
  ),

  EVM_RPC_URLS: listMatching(
    /^https?:\/\/[^\s,]+$/,
    'a comma-separated list of addresses such as https://node.example',
    'Nodes of a network of the family of Ethereum (JSON-RPC), separated by commas: its coins then come in and go out for real.',
    'Each block must be the same on all that answer; two that do not know of each other are best. Empty: no such network.',
  ),
  EVM_CHAIN_ID: whole(1, 9_007_199_254_740_991, '1', 'Its number (EIP-155): 1 is Ethereum. Nodes of another one are not asked.'),
  EVM_NETWORK: matches(
    /^[a-z][a-z0-9-]{0,39}$/,
    'the name of a network (lower case)',
    'ethereum',
    'What the catalogue of networks calls it.',
  ),
  EVM_NATIVE_ASSET: matches(/^[A-Z0-9]{2,12}$/, 'the name of an asset (capitals)', 'ETH', 'The asset its fees are paid in.'),
  EVM_TEST_NETWORK: flag('false', 'Its coins are worth nothing (a test network): practice brands offer it, others do not.'),
  EVM_CONFIRMATIONS: whole(
    1,
    100_000,
    '32',
    'Blocks, its own among them, before a deposit is credited and a withdrawal is done; the catalogue may ask for more.',
  ),
  EVM_BLOCK_SECONDS: decimal(0.1, 3_600, '12', 'Mean time between its blocks.'),
  EVM_MAX_FEE_GWEI: whole(
    1,
    1_000_000,
    '300',
    'The most that is offered for a unit of gas. While the network asks for more, withdrawals wait.',
  ),
  EVM_TOKENS: listMatching(
    /^[A-Z0-9]{2,12}=0x[0-9a-fA-F]{40}:\d{1,2}:(?=[\d.]*[1-9])\d{1,12}(?:\.\d{1,12})?$/,
    'a comma-separated list of asset=contract:decimals:amount, the amount above 0',
    'Tokens that are taken and sent (ERC-20), such as USDT=0xdAC17F958D2ee523a2206206994597C13D831ec7:6:20. The number of decimals is',
    'checked with the contract. Less than the amount at the end is not moved to the hot wallet: it should be worth several times what',
    'moving it costs, or whoever pays many small deposits has the gas wallet pay for each.',
  ),
  EVM_XPUB: optionalMatching(
    /^xpub[1-9A-HJ-NP-Za-km-z]{107}$/,
    'an extended public key (xpub...)',
    "Extended public key of custody's account (m/44'/60'/0'). Addresses come from it; nothing can be signed with it.",
    'It is written beside the keys: npm run operator -- custody keystore.',
  ),
  EVM_KEYSTORE: optional('File that holds the keys, sealed with a passphrase. Only a process of its own opens it. Or EVM_SIGNER_URL.'),
  EVM_KEYSTORE_PASSPHRASE_FILE: optional('File with the passphrase of EVM_KEYSTORE, readable by its owner alone.'),
  EVM_SIGNER_URL: url(['https:', 'http:'], 'A signer on another machine that has the keys (docs/CUSTODY.md), by https. Or EVM_KEYSTORE.'),
  EVM_SIGNER_SECRET: optionalMatching(/^\S{32,}$/, 'a text of 32 characters or more', 'Signs what EVM_SIGNER_URL is asked; known to both.'),

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
  EXCHANGE_SILENT_SECONDS: whole(
    2,
    600,
    '4',
    'Seconds without any answer after which the web says that the exchange is away. More where the machine stands still at times.',
  ),

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
