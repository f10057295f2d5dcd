import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/exchange/app/appError';
import { BrandStore } from '@/exchange/app/site/brandStore';
import { watchBrands } from '@/exchange/app/site/watchBrands';
import { StartError } from '@/exchange/app/startError';
import { accountBrandsOf } from '@/exchange/compose/openBrands';

interface Line {
  level: string;
  fields: Record<string, unknown>;
  message: string;
}

function setUp(names = ['kontor', 'visby']) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-brands-'));
  for (const name of names) cpSync(join('brands', name), join(folder, name), { recursive: true });
  const lines: Line[] = [];
  const write = (level: string) => (fields: object, message: string) => void lines.push({ level, fields: { ...fields }, message });
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const store = new BrandStore(folder, 'kontor', log);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name, 'site.json'), 'utf8'));
  const put = (name: string, value: unknown) =>
    writeFileSync(join(folder, name, 'site.json'), typeof value === 'string' ? value : JSON.stringify(value));
  return { folder, store, lines, read, write: put, errors: () => lines.filter(({ level }) => level === 'error') };
}

describe('brand store', () => {
  it('finds the brand of a host', async () => {
    const { store } = setUp();
    await store.load();
    const hosts = [
      'kontor.localhost',
      'visby.localhost',
      'visby.example',
      'www.visby.example',
      'localhost',
      '127.0.0.1',
      'elsewhere.example',
    ];
    expect(hosts.map((host) => store.nameOf(host))).toEqual(['kontor', 'visby', 'visby', 'visby', 'kontor', 'kontor', 'kontor']);
  });

  it('leads mails to the first host of the brand, or on this machine to the one that is there', async () => {
    const { store, write, read } = setUp();
    write('kontor', { ...read('kontor'), hosts: [] });
    await store.load();
    const origins = (SMTP_URL: string | null) => {
      const brands = accountBrandsOf(store, { SMTP_URL, PORT: 3100, CHATWOOT_INBOX_TOKEN: [] });
      return ['visby', 'kontor'].map((name) => brands.look(name).origin);
    };
    expect(origins('smtp://mail.example')).toEqual(['https://visby.example', undefined]);
    expect(origins(null)).toEqual(['http://visby.localhost:3100', 'http://kontor.localhost:3100']);
  });

  it('gives images of the folder an address out of their bytes; earlier ones stay for pages that name them, up to a hundred', async () => {
    const { store, folder } = setUp();
    await store.load();
    const file = join(folder, 'visby', 'favicon.svg');
    const drawn = readFileSync(file, 'utf8');
    const nameNow = () => new URL(store.get('visby').file.site.favicon, 'http://host').searchParams.get('name') ?? '';
    const draw = async (svg: string) => {
      writeFileSync(file, svg);
      expect(await store.refresh()).toEqual(['visby']);
      return nameNow();
    };
    const first = nameNow();
    expect(store.get('visby').file.site.favicon).toBe(`/api/site/image?name=${first}`);
    expect(store.image(first)).toEqual({ contentType: 'image/svg+xml', bytes: Buffer.from(drawn) });

    const second = await draw(`${drawn} `);
    expect(second).not.toBe(first);
    expect(store.image(first)?.bytes.toString()).toBe(drawn);
    expect(await draw(drawn)).toBe(first);
    for (let count = 2; count <= 101; count += 1) await draw(drawn + ' '.repeat(count));
    expect([first, second, nameNow()].map((name) => store.image(name) !== undefined)).toEqual([true, false, true]);
    expect(store.image(new URL(store.get('kontor').file.site.favicon, 'http://host').searchParams.get('name') ?? '')).toBeDefined();
  });

  it.each([
    ['accent.dark.accent', (file: never) => ({ ...Object(file), accent: brokenAccent(file) })],
    ['supportSpot', (file: never) => ({ ...Object(file), supportSpot: 'yes' })],
    ['surprise', (file: never) => ({ ...Object(file), surprise: 1 })],
    [
      'links.affiliate.default',
      (file: never) => ({ ...Object(file), links: { ...Object(file).links, affiliate: { default: 'javascript:alert(1)' } } }),
    ],
    ['site.favicon', (file: never) => ({ ...Object(file), site: { ...Object(file).site, favicon: './absent.svg' } })],
    ['', () => '{ "hosts": ['],
  ])('keeps the last good version when %s breaks, and says where', async (path, breakFile) => {
    const { store, read, write, errors } = setUp();
    await store.load();
    write('visby', breakFile(read('visby') as never));
    expect(await store.refresh()).toEqual([]);
    await store.refresh();
    expect(store.get('visby').file.site.name).toBe('Visby');
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toMatchObject({
      fields: { brand: 'visby', path },
      message: 'brand file is broken; its last good version stays in use',
    });
    expect(errors()[0]?.fields.reason).toEqual(expect.stringMatching(/.+/));
  });

  it('does not show another brand on the host of one that never worked', async () => {
    const { store, write } = setUp();
    write('visby', '{}');
    await store.load();
    expect(store.nameOf('visby.localhost')).toBe('visby');
    expect(() => store.get('visby')).toThrow(AppError);
  });

  it('does not start without a usable default brand', async () => {
    const missing = setUp(['visby']);
    await expect(missing.store.load()).rejects.toThrow(/kontor.site\.json is missing: visby can be used\.$/);
    await expect(missing.store.load()).rejects.toThrow(StartError);
    const broken = setUp();
    broken.write('kontor', {});
    await expect(broken.store.load()).rejects.toThrow(/site\.json is not served \(.+\)\.$/);
  });

  it('gives a host to the first brand that claims it', async () => {
    const { store, read, write, errors } = setUp();
    write('visby', { ...read('visby'), hosts: ['kontor.example'] });
    await store.load();
    expect(store.nameOf('kontor.example')).toBe('kontor');
    expect(errors()[0]?.fields).toEqual({ brand: 'visby', host: 'kontor.example', owner: 'kontor' });
  });

  it('leaves a host with the brand that has it when a copy of its folder is put beside it, until it lets go', async () => {
    const { store, folder, read, write, errors } = setUp(['kontor']);
    await store.load();
    cpSync(join(folder, 'kontor'), join(folder, 'aland'), { recursive: true });
    expect(await store.refresh()).toEqual(['aland']);
    expect(store.nameOf('kontor.example')).toBe('kontor');
    expect(errors()[0]?.fields).toEqual({ brand: 'aland', host: 'kontor.example', owner: 'kontor' });
    write('kontor', { ...read('kontor'), hosts: [] });
    await store.refresh();
    expect(store.nameOf('kontor.example')).toBe('aland');
  });

  it('shows changed, new and removed brands while it runs', async () => {
    const { store, folder, read, write } = setUp();
    await store.load();
    const stop = watchBrands(store, folder);
    const within = async (isDone: () => boolean) => {
      const deadline = Date.now() + 5_000;
      while (!isDone() && Date.now() < deadline) await sleep(20);
      expect(isDone()).toBe(true);
    };
    try {
      const file = read('visby');
      write('visby', { ...file, site: { ...file.site, name: 'Visby Two' } });
      await within(() => store.get('visby').file.site.name === 'Visby Two');
      cpSync('brands/kontor', join(folder, 'tallinn'), { recursive: true });
      write('tallinn', { ...read('kontor'), hosts: ['tallinn.example'] });
      await within(() => store.nameOf('tallinn.example') === 'tallinn');
      rmSync(join(folder, 'visby'), { recursive: true });
      await within(() => store.nameOf('visby.example') === 'kontor');
    } finally {
      stop();
    }
  });
});

function brokenAccent(file: never) {
  const { accent } = Object(file);
  return { ...accent, dark: { ...accent.dark, accent: 'red;}body{display:none' } };
}
