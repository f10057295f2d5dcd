import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openExamples, signedInExamples } from '@/exchange/http/docs/examples';
import { STRONG_PASSWORD, solve } from '../support/accountsRig';
import { type ContractTarget, openContractTarget } from '../support/contract/target';

// What the page of the API shows is copied: it has to run as it stands there, against an exchange that was started.

const run = promisify(execFile);
const TSC = join(process.cwd(), 'node_modules/.bin/tsc');
const NODE_TYPES = join(process.cwd(), 'node_modules/@types');

let target: ContractTarget;
let shown: Map<string, string>;
let token: string;
let folder: string;

/** A call that answers. */
const call: <Data>(...sent: Parameters<ContractTarget['send']>) => Promise<Data> = async (name, params) => {
  const { body } = await target.send(name, params);
  const { code, msg, data } = body as { code: string; msg: string; data: never };
  if (code !== '0') throw new Error(`${name}: ${msg}`);
  return data;
};

async function signUp(email: string): Promise<string> {
  const { challenge } = await call<{ challenge: unknown }>('captchaChallenge', { target: 'register' });
  const form = { email, password: STRONG_PASSWORD, isTermsAccepted: true, captcha: await solve(challenge) };
  const { ticket } = await call<{ ticket: string }>('registerVerify', form);
  const code = (await target.codeFor?.(email)) ?? '';
  return (await call<{ token: string }>('registerConfirm', { ticket, code })).token;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

/** The programs of the page, by id. */
async function programs(): Promise<Map<string, string>> {
  const page = await (await fetch(`${target.url}/docs`)).text();
  return new Map(
    [...page.matchAll(/<pre[^>]* data-example="([\w-]+)">([^<]*)<\/pre>/g)].map(([, id = '', code = '']) => [id, plain(code)]),
  );
}

/** The makers fill the books of a new exchange right after its start. */
async function fullBook(): Promise<void> {
  for (;;) {
    const { bids, asks } = await call<{ bids: unknown[]; asks: unknown[] }>('depth', { symbol: 'BTC_USDT', limit: 20 });
    if (bids.length === 20 && asks.length === 20) return;
    await nextTurn();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-examples-'));
  target = await openContractTarget();
  shown = await programs();
  token = await signUp('reader@mail.example');
  target.use(token);
  await call('practiceClaim', {});
  await fullBook();
});
afterAll(async () => {
  await target.stop();
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, TOKEN: token });
const idsOf = (language: string) =>
  [...openExamples, ...signedInExamples].filter((example) => example.language === language).map(({ id }) => id);

describe('the examples on the page of the API', () => {
  it('are all of them', () => {
    expect([...shown.keys()]).toEqual([...openExamples, ...signedInExamples].map(({ id }) => id));
  });

  it.each(idsOf('curl'))('%s answers', async (id) => {
    const { stdout } = await run('bash', ['-c', shown.get(id) ?? ''], { env: env() });
    expect(JSON.parse(stdout)).toMatchObject({ code: '0', msg: 'success' });
    expect(JSON.parse(stdout).data).not.toEqual([]);
  });

  // Together: reading the types of Node takes longer than all of them.
  it('compile strictly where they are TypeScript', async () => {
    const files = idsOf('TypeScript').map((id) => `${id}.mts`);
    for (const id of idsOf('TypeScript')) writeFileSync(join(folder, `${id}.mts`), shown.get(id) ?? '');
    const strict = ['--strict', '--noUnusedLocals', '--target', 'es2023', '--module', 'nodenext', '--moduleDetection', 'force'];
    await run(TSC, [...strict, '--types', 'node', '--typeRoots', NODE_TYPES, ...files], { cwd: folder });
  });

  it.each(idsOf('TypeScript'))('%s runs, compiled', async (id) => {
    expect(readFileSync(join(folder, `${id}.mjs`), 'utf8')).toMatch('fetch(');
    const { stdout } = await run(process.execPath, [join(folder, `${id}.mjs`)], { env: env() });
    expect(stdout).toMatch(
      id === 'depth-typescript' ? /^bid \d+(\.\d)? ask \d+(\.\d)?$/m : /^OPEN at \d+(\.\d)? beside 1 open\nCANCELED$/m,
    );
  });
});
