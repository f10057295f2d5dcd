import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsTable } from '@/exchange/settings/table';
import { WEB_SETTINGS, webEnv } from '@/tools/lib/webEnv.mjs';

describe('what the web is started with', () => {
  const everything = Object.fromEntries(Object.keys(settingsTable).map((name) => [name, `value of ${name}`]));

  it('is none of the exchange’s settings but those it reads itself, and everything else', () => {
    const given = webEnv({ ...everything, KONTOR_OPERATOR_TOKEN: 'token', PATH: '/bin', NODE_OPTIONS: '' });
    expect(given).toMatchObject({ PATH: '/bin', NODE_OPTIONS: '' });
    expect(Object.keys(given).filter((name) => name in settingsTable && !WEB_SETTINGS.includes(name))).toEqual([]);
    expect(JSON.stringify(given)).not.toMatch(/EVM_|DATABASE|SECRET|TOKEN|KEYSTORE|SMTP/);
  });

  it('is all that its code asks for', () => {
    const files = ['next.config.js', 'middleware.ts', 'src/config/env.ts', ...readdirSync('server').map((name) => join('server', name))];
    const read = files
      .filter((name) => /\.(ts|js)$/.test(name))
      .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, asked = '']) => asked));
    expect(read).toContain('EXCHANGE_PORT');
    expect(read.filter((name) => name in settingsTable && !WEB_SETTINGS.includes(name))).toEqual([]);
  });

  it('is not filled up from the settings file by Next', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    writeFileSync(join(folder, '.env'), 'EVM_SIGNER_SECRET=secret-of-the-file\n');
    const program = `require('@next/env').loadEnvConfig(${JSON.stringify(folder)}, false); process.stdout.write(String(process.env.EVM_SIGNER_SECRET))`;
    const seen = (env: Record<string, string | undefined>) =>
      execFileSync(process.execPath, ['-e', program], { env: env as never }).toString();
    expect(seen({ PATH: process.env.PATH })).toBe('secret-of-the-file');
    expect(seen(webEnv({ PATH: process.env.PATH }))).toBe('undefined');
    rmSync(folder, { recursive: true, force: true });
  });
});
