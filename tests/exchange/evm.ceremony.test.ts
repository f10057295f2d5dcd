import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mnemonicToAccount } from 'viem/accounts';
import { addressesBelow } from '@/exchange/custody/evm/hdAddresses';
import { openKeystore } from '@/exchange/custody/evm/keystore/keystore';
import { exchangeBundle } from '../support/exchangeProcess';

describe('the key ceremony', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ceremony-'));
  const at = (name: string) => join(folder, name);
  const make = (...args: string[]) =>
    new Promise<{ code: number; made: Record<string, string>; errors: string }>((resolve) => {
      const program = [exchangeBundle(), '--make-keystore', '--passphrase-file', at('passphrase'), ...args];
      execFile(process.execPath, program, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), made: stdout === '' ? {} : JSON.parse(stdout), errors: stderr }),
      );
    });
  beforeAll(() => writeFileSync(at('passphrase'), 'correct horse battery\n', { mode: 0o600 }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes keys that the words on paper bring back, in a file that is never written over and says none of them', async () => {
    const { code, made } = await make('--out', at('keys'), '--network', '5', '--limits', 'native=7');
    expect(code).toBe(0);
    const words = made.words ?? '';
    expect(words.split(' ')).toHaveLength(24);
    expect(made['hot wallet']).toBe(mnemonicToAccount(words).address);
    expect(made['gas wallet']).toBe(addressesBelow(made.EVM_XPUB ?? '')({ branch: 1, index: 0 }));
    expect(statSync(at('keys')).mode & 0o777).toBe(0o600);
    const text = readFileSync(at('keys'), 'utf8');
    expect(text).not.toContain(words.split(' ').slice(0, 2).join(' '));
    const { policy } = await openKeystore(text, 'correct horse battery');
    expect(policy).toMatchObject({ chainId: 5, maxWithdrawals: { native: 7n } });

    expect(await make('--out', at('keys'))).toMatchObject({
      code: 16,
      errors: expect.stringContaining('is there already, and stays as it is.'),
    });
    expect(readFileSync(at('keys'), 'utf8')).toBe(text);
    writeFileSync(at('paper'), words.replaceAll(' ', '\n'), { mode: 0o600 });
    const again = await make('--out', at('again'), '--phrase-file', at('paper'));
    expect(again.made).toMatchObject({ EVM_XPUB: made.EVM_XPUB });
    expect(again.made.words).toBeUndefined();
  });

  it('says in a line what is wrong', async () => {
    const words = [...Array(23).fill('abandon'), 'art'];
    const no = async (...typed: string[]) => {
      writeFileSync(at('typed'), typed.join(' '), { mode: 0o600 });
      return make('--out', at('no'), '--phrase-file', at('typed'));
    };
    for (const typed of [
      ['legal', 'winner', 'thank'],
      [...words.slice(0, 23), 'zebra'],
      [...words.slice(0, 23), 'artt'],
      ['art', ...words.slice(0, 23)],
    ])
      expect(await no(...typed)).toMatchObject({ code: 16, errors: expect.stringContaining('These words are no phrase') });
    expect(existsSync(at('no'))).toBe(false);
    expect((await make('--out', at('no'), '--limits', 'ether=5')).errors).toContain('Limits look like');
    expect((await make()).errors).toContain('needs --out');
    writeFileSync(at('passphrase'), 'short', { mode: 0o600 });
    expect((await make('--out', at('no'))).errors).toContain('12 characters or more');
  });
});
