import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The settings the web reads (`src/config/env.ts`), and those its start is told by. */
export const WEB_SETTINGS = [
  'PORT',
  'HOST',
  'EXCHANGE_PORT',
  'TRUSTED_PROXIES',
  'COUNTRY_HEADER',
  'EXCHANGE_SILENT_SECONDS',
  'PAGES_PER_MINUTE',
  'WORKSHOP',
];

const allSettings = () => [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/**
 * What the web's process is given of an environment: of the exchange's settings only what it reads itself. It needs no database, no node and
 * no signer, so whoever takes over a page finds none of their secrets in it. Nor does Next read .env once more.
 */
export function webEnv(env) {
  const left = { ...env, __NEXT_PROCESSED_ENV: 'true' };
  for (const name of allSettings()) if (!WEB_SETTINGS.includes(name)) delete left[name];
  delete left.KONTOR_OPERATOR_TOKEN;
  return left;
}
