import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSealer, type SealingKey } from '@/exchange/app/sealing/sealer';
import { SEALING_KEY, sealingKeys } from '@/exchange/sealingKeys';

const key = (name: string, byte: number): SealingKey => ({ name, key: Buffer.alloc(32, byte) });
const old = key('old', 1);
const fresh = key('fresh', 2);

describe('sealed text', () => {
  it('is opened by the key that sealed it, for what it was sealed', () => {
    const sealer = createSealer([old]);
    const sealed = sealer.seal('JBSWY3DP', 'authenticator:1');
    expect(sealed).toMatch(/^old\./);
    expect(sealed).not.toContain('JBSWY3DP');
    expect(sealer.seal('JBSWY3DP', 'authenticator:1')).not.toBe(sealed);
    expect(sealer.open(sealed, 'authenticator:1')).toBe('JBSWY3DP');
    expect(() => sealer.open(sealed, 'authenticator:2')).toThrow();
  });

  it('does not open when a bit of it was changed', () => {
    const sealer = createSealer([old]);
    const [name, ...parts] = sealer.seal('JBSWY3DP', 'a').split('.');
    for (const at of [0, 1, 2]) {
      const changed = parts.map((part, index) => {
        const bytes = Buffer.from(part, 'base64url');
        if (index === at) bytes[0] = (bytes[0] ?? 0) ^ 1;
        return bytes.toString('base64url');
      });
      expect(() => sealer.open([name, ...changed].join('.'), 'a')).toThrow();
    }
    expect(() => sealer.open('old.AAAA', 'a')).toThrow('no sealed text');
  });

  it('goes on being opened while its key is turned, and says which one is missing', () => {
    const before = createSealer([old]).seal('text', 'a');
    const turned = createSealer([fresh, old]);
    expect(turned.open(before, 'a')).toBe('text');
    expect(turned.seal('text', 'a')).toMatch(/^fresh\./);
    expect(() => createSealer([fresh]).open(before, 'a')).toThrow('the key "old"');
  });
});

describe('the keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those of the setting', async () => {
    const text = `k1=${Buffer.alloc(32, 3).toString('base64')}`;
    expect(SEALING_KEY.test(text)).toBe(true);
    expect(await sealingKeys([text], join(folder, 'none'))).toEqual([key('k1', 3)]);
    expect(['k1=short', 'K1=', text.slice(3), `${text}=`].filter((other) => SEALING_KEY.test(other))).toEqual([]);
  });

  it('are one that is made once, for its owner alone, where the setting is empty', async () => {
    const made = join(folder, 'made');
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => sealingKeys([], made)));
    expect(others).toEqual(Array(4).fill(first));
    expect(await sealingKeys([], made)).toEqual(first);
    expect(first?.[0]?.key).toHaveLength(32);
    expect(statSync(join(made, 'sealing-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(made, 'sealing-key'), 'utf8').trim()).toMatch(SEALING_KEY);
  });

  it('are not made anew over a file that holds none: what is sealed would be lost', async () => {
    const path = join(folder, 'made', 'sealing-key');
    writeFileSync(path, 'nothing');
    await expect(sealingKeys([], join(folder, 'made'))).rejects.toThrow('holds no sealing key');
    expect(readFileSync(path, 'utf8')).toBe('nothing');
  });
});
