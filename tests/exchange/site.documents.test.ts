import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandDocuments, documentIn, readDocuments } from '@/exchange/app/site/brandDocuments';
import { BrandStore } from '@/exchange/app/site/brandStore';
import { registerSiteRoutes } from '@/exchange/http/siteRoutes';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { silentLog } from '../support/silentLog';

const HEAD = '---\nversion: 3\ninForce: 2026-11-01\n---\n';

/** Reads a folder with these files as the one of the brand Tallinn. */
function read(files: Record<string, string>): Promise<BrandDocuments> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readDocuments(folder, 'Tallinn');
}

describe("a brand's own texts", () => {
  it('are read with version, day and the name of the brand', async () => {
    const documents = await read({ 'terms.md': `${HEAD}\n# Terms of {{name}}\n`, 'notes.md': 'not a text of the site' });
    expect([...documents.keys()]).toEqual(['terms']);
    const terms = { name: 'terms', language: 'en', version: '3', inForce: '2026-11-01', markdown: '# Terms of Tallinn' };
    expect(documentIn(documents, 'terms', 'bg')).toEqual(terms);
    expect(documentIn(documents, 'privacy', 'en')).toBeUndefined();
  });

  it('answer in the language asked for, else in the one of the default text', async () => {
    const head = HEAD.replace('version', 'language: it-IT\nversion');
    const documents = await read({ 'privacy.md': `${head}Testo`, 'privacy.pt-PT.md': `${HEAD}Texto` });
    expect(documentIn(documents, 'privacy', 'pt-PT')).toMatchObject({ language: 'pt-PT', markdown: 'Texto' });
    expect(documentIn(documents, 'privacy', 'es')).toMatchObject({ language: 'it-IT', markdown: 'Testo' });
  });

  it.each([
    ['without a head', { 'terms.md': 'Text' }, 'terms.md: must begin with ---'],
    ['with a line that is none', { 'terms.md': '---\nversion\n---\nText' }, 'terms.md: "version" is not of the form'],
    ['without a version', { 'terms.md': '---\ninForce: 2026-11-01\n---\nText' }, 'terms.md: version is missing'],
    ['of a day there is not', { 'terms.md': '---\nversion: 1\ninForce: 2026-02-30\n---\nText' }, 'terms.md: inForce must be a day'],
    ['without words', { 'terms.md': HEAD }, 'terms.md: has no text'],
    ['with a name nobody fills in', { 'terms.md': `${HEAD}{{company}}` }, 'terms.md: {{company}} is not known'],
    ['longer than a page can be', { 'terms.md': `${HEAD}${'x'.repeat(200_001)}` }, 'terms.md: is longer than'],
    ['in another language alone', { 'terms.es.md': `${HEAD}Texto` }, 'terms.md: is missing'],
  ])('are refused %s, by file and reason', async (_, files: Record<string, string>, message) => {
    await expect(read(files)).rejects.toThrow(message);
  });

  it('are served by host, name and language, and are not found where there is none', async () => {
    const documents = await read({ 'terms.md': `${HEAD}Text`, 'terms.es.md': `${HEAD}Texto` });
    const app = buildRouteTestApp({ brandOf: () => 'tallinn' });
    const documentOf = (host: string, name: 'terms' | 'privacy', language: string) =>
      host === 'tallinn.localhost' ? documentIn(documents, name, language) : undefined;
    registerSiteRoutes(app, { configOf: () => emptySiteConfig, documentOf, imageOf: () => undefined });
    const ask = async (query: string) =>
      (await app.inject({ url: `/site/document?${query}`, headers: { 'x-forwarded-host': 'tallinn.localhost:3000' } })).json();
    expect((await ask('name=terms&language=es')).data).toMatchObject({ language: 'es', markdown: 'Texto' });
    expect(await ask('name=privacy&language=es')).toMatchObject({ code: '10002', data: null });
    expect(await ask('name=terms&language=es&host=riga.localhost')).toMatchObject({ code: '10002' });
    expect((await ask('name=imprint&language=es')).code).not.toBe('0');
  });
});

describe('the texts of the shipped brands', () => {
  it('are there for each, carry its name, and speak only of what it offers', async () => {
    const store = new BrandStore('brands', 'kontor', silentLog);
    await store.load();
    for (const { file, documents } of store.all()) {
      const [terms, privacy] = (['terms', 'privacy'] as const).map((name) => documentIn(documents, name, 'en')?.markdown ?? '');
      expect(terms).toContain(file.site.name);
      expect(privacy).toContain(file.site.name);
      const others = store.all().filter(({ file: other }) => other.site.name !== file.site.name);
      for (const { file: other } of others) expect(`${terms}${privacy}`).not.toContain(other.site.name);
      expect(/^## Orders and trades$/m.test(terms ?? '')).toBe(file.supportSpot);
      expect(/^## Futures/m.test(terms ?? '')).toBe(file.supportFutures);
      expect(/\border book\b|\btrades\b/.test(`${terms}${privacy}`)).toBe(file.supportSpot);
      expect(/reference rate/.test(terms ?? '')).toBe(file.supportEarn);
      expect(/Express purchases/.test(terms ?? '')).toBe(file.supportExpressTrading);
      expect(/authority that licensed us/.test(terms ?? '')).toBe(file.licence !== null);
    }
  });
});
