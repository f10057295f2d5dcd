import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from '@/exchange/app/startError';
import { readEnvFile } from '@/exchange/settings/envFile';
import { readSettings } from '@/exchange/settings/readSettings';
import { settingsTable } from '@/exchange/settings/table';
import { exampleText } from '../support/settingsExample';

const failureOf = (env: Record<string, string>, file: Record<string, string> = {}) => {
  try {
    readSettings(env, file);
  } catch (error) {
    if (error instanceof StartError && error.failure === 'settingInvalid') return error.message;
  }
  return undefined;
};

describe('settings', () => {
  it('has a working default for every one', () => {
    const settings = readSettings({ PATH: '/bin', HOME: '/root', EXPORT: '1', npm_config_cache: 'x', XDG_DATA_DIRS: '/usr/share' });
    expect(settings).toMatchObject({
      EXCHANGE_PORT: 4000,
      DATA_DIR: '.data',
      DATABASE_URL: null,
      PRACTICE_RATE: 1,
      PRACTICE_PAUSED: false,
    });
  });

  it('takes 0 for a practice market that is off', () => {
    expect(readSettings({ PRACTICE_RATE: '0' }).PRACTICE_RATE).toBe(0);
  });

  it('lists each with its default in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    expect(example).toBe(exampleText());
    expect(Object.keys(parseEnv(example)).sort()).toEqual(Object.keys(settingsTable).sort());
    expect(readSettings({}, parseEnv(example))).toEqual(readSettings({}));
  });

  it.each([
    ['EXCHANGE_PORT', 'none', 'a whole number from 1 to 65535'],
    ['EXCHANGE_PORT', '70000', 'a whole number from 1 to 65535'],
    ['PRACTICE_RATE', '1e3', 'a number from 0 to 20'],
    ['PRACTICE_PAUSED', 'yes', 'true or false'],
    ['DATABASE_URL', 'mysql://db/x', 'a URL starting with postgres:// or postgresql://'],
    ['BLOCKED_ADDRESSES', '10.0.0.0/8, 300.1.1.1', 'a comma-separated list of addresses or networks such as 203.0.113.0/24'],
    ['BLOCKED_COUNTRIES', 'us', 'a comma-separated list of two-letter country codes in capitals'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, silent'],
  ])('refuses %s=%s by name, without showing the value', (name, value, rule) => {
    expect(failureOf({ [name]: value })).toBe(`Setting ${name} must be ${rule}.`);
  });

  it.each([
    ['DATABASE_URI', 'Unknown setting DATABASE_URI: did you mean DATABASE_URL?'],
    ['MAIL_FORM', 'Unknown setting MAIL_FORM: did you mean MAIL_FROM?'],
    ['EXCHNAGE_PORT', 'Unknown setting EXCHNAGE_PORT: did you mean EXCHANGE_PORT?'],
    ['database_url', 'Unknown setting database_url: did you mean DATABASE_URL?'],
    ['KONTOR_THEME', 'Unknown setting KONTOR_THEME: .env.example lists them all.'],
    ['SMS_GATEWAY', 'Unknown setting SMS_GATEWAY: did you mean SMS_GATEWAY_URL?'],
    ['VERIFICATION_PROVIDER', 'Unknown setting VERIFICATION_PROVIDER: did you mean VERIFICATION_PROVIDER_URL?'],
    ['CHATWOOT_TOKEN', 'Unknown setting CHATWOOT_TOKEN: did you mean CHATWOOT_INBOX_TOKEN?'],
    ['S3_KEY', 'Unknown setting S3_KEY: did you mean S3_ACCESS_KEY_ID?'],
  ])('refuses %s in the environment', (name, message) => {
    expect(failureOf({ [name]: 'x' })).toBe(message);
  });

  it("leaves other programs' variables alone, those of services beside it among them", () => {
    expect(failureOf({ SMTP_PORT: 'tcp://10.0.0.1', S3_SERVICE_HOST: '10.0.0.2', DATABASE: 'x', SESSION: 'y', MAIL: 'z' })).toBeUndefined();
  });

  it('refuses every unknown name in the file, which is ours alone', () => {
    expect(failureOf({}, { HOMEPAGE: 'x' })).toBe('Unknown setting HOMEPAGE in .env: .env.example lists them all.');
  });

  it('lets the environment win over the file, and takes an empty value as not set', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-env-')), '.env');
    writeFileSync(file, 'EXCHANGE_PORT=4100\nDATA_DIR="/srv/my data" # disk\nSESSION_DAYS=\n');
    const settings = readSettings({ EXCHANGE_PORT: '4200' }, readEnvFile(file));
    expect(settings).toMatchObject({ EXCHANGE_PORT: 4200, DATA_DIR: '/srv/my data', SESSION_DAYS: 30 });
    expect(readEnvFile(`${file}.absent`)).toEqual({});
  });

  it.each([
    ['PORT 3000', 1],
    ['# ports\n\nPORT=1\nS3_SECRET_ACCESS_KEY: hunter2', 4],
    ['SMS_GATEWAY_BODY="{\n  x y\n}"\nthis is no setting', 4],
  ])('refuses a line of the file that sets nothing, and shows none of it: %j', (text, line) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-env-')), '.env');
    writeFileSync(file, text);
    expect(() => readEnvFile(file)).toThrow(`Line ${line} of .env sets nothing: settings look like NAME=value. Comments begin with #.`);
  });

  it('takes comments, exports and values over several lines', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-env-')), '.env');
    writeFileSync(file, '# one\n  # two\r\nexport PORT=3100\nSMS_GATEWAY_BODY=\'{\n  "to": 1\n}\'\nHOST = localhost\n');
    expect(readEnvFile(file)).toEqual({ PORT: '3100', SMS_GATEWAY_BODY: '{\n  "to": 1\n}', HOST: 'localhost' });
  });
});
