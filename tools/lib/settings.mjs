import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { EXIT, fail } from './fail.mjs';
import { root } from './root.mjs';

/** Reads .env (values already in the environment win) and the settings the commands themselves need. */
export function readSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) readInto(process.env, file);
  return {
    webPort: port('PORT', 3000),
    webHost: process.env.HOST || 'localhost',
    exchangePort: port('EXCHANGE_PORT', 4000),
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
}

/** As the exchange reads it: Node's parser takes a comment that is indented for the beginning of the next name. */
function readInto(env, file) {
  const given = parseEnv(readFileSync(file, 'utf8').replaceAll(/^[ \t]+#.*$/gm, ''));
  for (const [name, value] of Object.entries(given)) env[name] ??= value;
}

function port(name, byDefault) {
  const text = process.env[name];
  if (text === undefined || text === '') return byDefault;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    fail(`${name} must be a port number from 1 to 65535; it is "${text}".`, EXIT.badSetting);
  return value;
}
