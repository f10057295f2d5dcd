import { isLoopback } from '@/domain/network/visitorNetwork';
import { type SettingName, type Settings, settingsTable } from './table';

/** Why one setting cannot be taken beside the others; undefined when it can. */
type Check = (settings: Settings) => string | undefined;

/** The default as it is read: somebody who wrote just that wants nothing else. */
const isSet = (settings: Settings, name: SettingName) =>
  JSON.stringify(settings[name]) !== JSON.stringify(settingsTable[name].parse(settingsTable[name].defaultText));

const missing = (name: SettingName, why: string) => `Setting ${name} is missing: ${why}`;

/** Half of what belongs together does nothing, and says nothing. */
const pair =
  (left: SettingName, right: SettingName, why = (given: SettingName) => `${given} needs it.`): Check =>
  (settings) => {
    if (isSet(settings, left) === isSet(settings, right)) return undefined;
    const [given, absent] = isSet(settings, left) ? [left, right] : [right, left];
    return missing(absent, why(given));
  };

const S3_PARTS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Tools of Amazon need no endpoint, so that people leave it out, and their users' documents would lie on this machine's disk. */
const bucket: Check = (settings) => {
  const [given] = S3_PARTS.filter((name) => isSet(settings, name));
  if (settings.S3_ENDPOINT === null)
    return (
      given &&
      missing(
        'S3_ENDPOINT',
        `${given} needs it, with Amazon as well (https://s3.<region>.amazonaws.com). Without a bucket files stay on this machine.`,
      )
    );
  const absent = S3_PARTS.find((name) => !isSet(settings, name));
  return absent && missing(absent, 'S3_ENDPOINT needs it.');
};

/** A gateway takes what it is sent and drops what has no recipient: nobody would get a code, and nothing be logged. */
const gateway: Check = (settings) => {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_BODY: body } = settings;
  if (url === null) {
    const given = (['SMS_GATEWAY_HEADERS', 'SMS_GATEWAY_BODY'] as const).find((name) => isSet(settings, name));
    return given && missing('SMS_GATEWAY_URL', `${given} needs it.`);
  }
  const lacks = (part: string, so: string) => `Setting SMS_GATEWAY_BODY lacks ${part}, and so does SMS_GATEWAY_URL: ${so}`;
  const sent = url + body;
  if (!sent.includes('{to}')) return lacks('{to}', 'no text message would have a recipient.');
  return sent.includes('{text}') ? undefined : lacks('{text}', 'no text message would say anything.');
};

/** Of `name=value`: what comes later would silently take the place of what came first. */
const nameOf = (entry: string) => entry.slice(0, entry.indexOf('='));
const twice = (entries: readonly string[]) => entries.map(nameOf).find((name, index, all) => all.indexOf(name) < index);

/** Sealed text carries the name of its key: of two under one name, one seals what the other cannot open. */
const sealingKeys: Check = ({ SEALING_KEYS: keys, SEALING_KEYS_LOST: lost }) => {
  const doubled = twice(keys);
  if (doubled !== undefined) return `Setting SEALING_KEYS names the key "${doubled}" twice: a new key needs a name that none had before.`;
  const found = lost.find((name) => keys.map(nameOf).includes(name));
  return (
    found && `Setting SEALING_KEYS_LOST names the key "${found}", and SEALING_KEYS has it: a new key needs a name that none had before.`
  );
};

const EVM_PARTS = ['EVM_XPUB', 'EVM_KEYSTORE', 'EVM_SIGNER_URL', 'EVM_TOKENS'] as const;

/** Nobody reads along: it is sealed, or does not leave this machine. */
function isPrivateWay(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** A network that deposits are taken on and that nobody can sign for would keep them. */
const evmNetwork: Check = (settings) => {
  const [given] = EVM_PARTS.filter((name) => isSet(settings, name));
  if (settings.EVM_RPC_URLS.length === 0) return given && missing('EVM_RPC_URLS', `${given} needs it.`);
  if (settings.EVM_XPUB === null) return missing('EVM_XPUB', 'EVM_RPC_URLS needs it.');
  if (settings.EVM_KEYSTORE !== null && settings.EVM_SIGNER_URL !== null)
    return 'Settings EVM_KEYSTORE and EVM_SIGNER_URL: one of the two has the keys.';
  if (settings.EVM_KEYSTORE === null && settings.EVM_SIGNER_URL === null)
    return missing('EVM_KEYSTORE', 'EVM_RPC_URLS needs it, or EVM_SIGNER_URL.');
  if (settings.EVM_SIGNER_URL !== null && !isPrivateWay(settings.EVM_SIGNER_URL))
    return 'Setting EVM_SIGNER_URL must be https: what a signer on another machine is asked and answers is read on the way otherwise.';
  const doubled = twice(settings.EVM_TOKENS);
  return doubled && `Setting EVM_TOKENS names ${doubled} twice.`;
};

const inboxes: Check = ({ CHATWOOT_INBOX_TOKEN: tokens }) => {
  const doubled = twice(tokens);
  return doubled && `Setting CHATWOOT_INBOX_TOKEN names the brand "${doubled}" twice.`;
};

const CHECKS: readonly Check[] = [
  pair('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', () => 'reCAPTCHA needs both keys.'),
  pair('VERIFICATION_PROVIDER_URL', 'VERIFICATION_PROVIDER_SECRET'),
  (settings) =>
    settings.BLOCKED_COUNTRIES.length > 0 && settings.COUNTRY_HEADER === null
      ? missing('COUNTRY_HEADER', 'BLOCKED_COUNTRIES needs a trusted proxy that names the country.')
      : undefined,
  // A visitor could name any country: the header is taken from a trusted proxy alone.
  (settings) =>
    settings.COUNTRY_HEADER !== null && settings.TRUSTED_PROXIES.length === 0
      ? missing('TRUSTED_PROXIES', 'COUNTRY_HEADER is believed from a trusted proxy alone.')
      : undefined,
  pair('EVM_KEYSTORE', 'EVM_KEYSTORE_PASSPHRASE_FILE'),
  pair('EVM_SIGNER_URL', 'EVM_SIGNER_SECRET'),
  evmNetwork,
  bucket,
  gateway,
  sealingKeys,
  inboxes,
  ({ PORT, EXCHANGE_PORT }) => (PORT === EXCHANGE_PORT ? 'Setting EXCHANGE_PORT must differ from PORT.' : undefined),
];

/** The first reason why these settings do not go together. Values are never shown: some are secrets. */
export function whyNotTogether(settings: Settings): string | undefined {
  for (const check of CHECKS) {
    const why = check(settings);
    if (why !== undefined) return why;
  }
  return undefined;
}
