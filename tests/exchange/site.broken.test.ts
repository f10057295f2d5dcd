import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@/exchange/app/ports/log';
import { brandFrom } from '@/exchange/app/site/readBrand';
import { Closers } from '@/exchange/compose/closers';
import { openBrands } from '@/exchange/compose/openBrands';
import { readSettings } from '@/exchange/settings/readSettings';

const file = JSON.parse(readFileSync('brands/kontor/site.json', 'utf8'));
const chat = { baseUrl: 'https://chat.example', websiteToken: 'x' };
/** Of a form that the settings take. */
const XPUB = `xpub${'1'.repeat(107)}`;
const LICENCE = { text: { en: 'Licensed.' }, flag: 'eu' };
const COUNTRY = 'must be a country by its two letters in capitals, such as DE';

describe('a brand file that breaks a rule', () => {
  it.each([
    [
      { chat: { baseUrl: 'https://chat.example', websiteTokn: 'x' } },
      'chat.websiteToken',
      'is required; websiteTokn is not a setting of a brand',
    ],
    [{ chat: { baseUrl: 'https://chat.example' } }, 'chat.websiteToken', 'is required'],
    [{ chat: { ...chat, needConsent: true } }, 'chat.needConsent', 'is not a setting of a brand'],
    [{ chat: { ...chat, baseUrl: 'http://chat.example' } }, 'chat.baseUrl', 'must be an address that starts with https://'],
    [{ links: { footer: {}, social: {}, help: { english: '/help' } } }, 'links.help.english', 'is not a setting of a brand'],
    [{ chat: 'https://chat.example' }, 'chat', 'must be object, or null'],
    [{ chat: undefined }, 'chat', 'is required'],
    [{ licence: { ...LICENCE, flag: 'uk' } }, 'licence.flag', 'must be eu'],
    [{ licence: { ...LICENCE, hoder: 'Kontor' } }, 'licence.hoder', 'is not a setting of a brand'],
    [{ verification: { review: 'operator' } }, 'verification.review', 'must be one of rules, operators, provider'],
    [{ verification: { countries: ['Germany'] } }, 'verification.countries.0', COUNTRY],
    [{ verification: { countries: ['DE', 'XX'] } }, 'verification.countries.1', `${COUNTRY}; XX is none`],
    [{ coinInfo: { USDT: { isOpen: 2 } } }, 'coinInfo.USDT.isOpen', 'must be one of 0, 1'],
    [
      { links: { ...file.links, help: { en: 'http://x' } } },
      'links.help.en',
      'must be an https address, a path of the web or mailto:, or empty',
    ],
    [{ hosts: ['https://kontor.example'] }, 'hosts.0', 'must be a host in lower case, without a port'],
    [{ practice: 'yes' }, 'practice', 'must be boolean'],
  ])('is told where and why: %j', async (change, path, reason) => {
    const text = JSON.stringify({ ...file, ...change });
    await expect(brandFrom('brands/kontor', 'kontor', text)).rejects.toMatchObject({ path, reason });
  });
});

describe('a brand of practice coins', () => {
  it('is not served beside a real network, and is beside a test network', async () => {
    const opened = async (env: Record<string, string>) => {
      const closers = new Closers();
      const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
      const settings = readSettings({
        ...{ BRANDS_DIR: 'brands', EVM_RPC_URLS: 'http://127.0.0.1:1', EVM_XPUB: XPUB },
        ...{ EVM_SIGNER_URL: 'http://127.0.0.1:1/sign', EVM_SIGNER_SECRET: 's'.repeat(40), ...env },
      });
      try {
        return (await openBrands(settings, silent, closers)).all().map(({ name }) => name);
      } finally {
        await closers.closeAll(() => {});
      }
    };
    await expect(opened({})).rejects.toThrow(/DEFAULT_BRAND.*is not served \(practice: practice coins would trade/);
    expect(await opened({ EVM_TEST_NETWORK: 'true' })).toContain('kontor');
  });
});

describe('a brand that asks for what there is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-doubts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const warningsOf = async (change: object, env: Record<string, string> = {}) => {
    cpSync('brands/kontor', join(folder, 'kontor'), { recursive: true });
    writeFileSync(join(folder, 'kontor', 'site.json'), JSON.stringify({ ...file, ...change }));
    const warnings: [object, string][] = [];
    const log: Log = { info: () => {}, warn: (fields, message) => void warnings.push([fields, message]), error: () => {} };
    const closers = new Closers();
    const brands = await openBrands(readSettings({ BRANDS_DIR: folder, ...env }), log, closers);
    await closers.closeAll(() => {});
    expect(brands.get('kontor').file.site.name).toBe('Kontor');
    return warnings;
  };
  const PROVIDER = { VERIFICATION_PROVIDER_URL: 'https://provider.example', VERIFICATION_PROVIDER_SECRET: 'x' };

  it.each([
    [
      'a provider, where none is set',
      { practice: false, verification: { review: 'provider' } },
      'no provider is set (VERIFICATION_PROVIDER_URL, VERIFICATION_PROVIDER_SECRET): operators decide',
    ],
    [
      'rules, where no practice coins are',
      { practice: false, verification: { review: 'rules' } },
      'rules decide where practice coins are traded only: operators decide',
    ],
  ])('is served, and the log says what comes of it: %s', async (_what, change, reason) => {
    expect(await warningsOf(change)).toEqual([
      [
        { brand: 'kontor', file: join(folder, 'kontor', 'site.json'), path: 'verification.review', reason },
        'brand file asks for what there is not',
      ],
    ]);
  });

  it.each([
    [{ practice: false, verification: { review: 'provider' } }, PROVIDER],
    [{ practice: true, verification: { review: 'rules' } }, {}],
    [{ practice: false, verification: { countries: ['DE'] } }, {}],
  ])('is the only one that is spoken of', async (change, env) => expect(await warningsOf(change, env)).toEqual([]));

  it('is named when the setting of its chat names no folder', async () => {
    expect(await warningsOf({}, { CHATWOOT_INBOX_TOKEN: 'kontro=abc,kontor=def' })).toEqual([
      [{ brand: 'kontro' }, 'CHATWOOT_INBOX_TOKEN names a brand that has no folder: its chat does not know who is writing'],
    ]);
  });
});
