import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAnvil } from '../tests/support/evm/anvil';
import { buildEvmRig, NETWORK_ID } from '../tests/support/evm/evmRig';
import { freePort } from '../tests/support/exchangeProcess';

// The programs as an operator starts them (`npm start`), on a real node of Ethereum's family: keys made by the ceremony's command, ether and
// a token deposited, confirmed, swept and withdrawn, all over the public API; and what every process of it knows of the keys.
// `npm run bench -- network`: says what it saw and how long that took; ends with an error where something did not happen.

const BRAND = 'kontor';
const CHAIN = 'ethereum';
/** As the catalogue asks for on this network; the settings ask for fewer. */
const CONFIRMATIONS = 12;
const PATIENCE_MS = Number(process.env.NETWORK_PATIENCE_SECONDS ?? 600) * 1_000;
const OUTSIDE = '0x00000000219ab540356cBB839Cbe05303d7705Fa';
const POLL_MS = 500;

const startedMs = performance.now();
const say = (what: string) => process.stdout.write(`${((performance.now() - startedMs) / 1_000).toFixed(1).padStart(7)} s  ${what}\n`);

/** What is looked at until it is there. */
async function until<Seen>(what: string, look: () => Promise<Seen | undefined>): Promise<Seen> {
  for (const endMs = performance.now() + PATIENCE_MS; performance.now() < endMs; ) {
    const seen = await look();
    if (seen !== undefined) {
      say(what);
      return seen;
    }
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
  throw new Error(`did not happen: ${what}`);
}

/** Everything that runs below a process. */
function below(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      return /^\d+$/.test(name) ? [{ child: Number(name), parent: Number(parent) }] : [];
    } catch {
      return [];
    }
  });
  const children = parents.filter(({ parent }) => parent === pid).map(({ child }) => child);
  return children.flatMap((child) => [child, ...below(child)]);
}

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', '\n');

const CHUNK = 1 << 24;

/** Which of these texts a process has in the memory it can write. Linux, for whoever may look into it. */
function inMemory(pid: number, texts: readonly string[]): string[] {
  const found = new Set<string>();
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const longest = Math.max(...texts.map(({ length }) => length));
  const chunk = Buffer.alloc(CHUNK + longest);
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from = '', to = ''] = /^(\w+)-(\w+) rw/.exec(line) ?? [];
    if (from === '') continue;
    const end = Number.parseInt(to, 16);
    for (let place = Number.parseInt(from, 16); place < end; place += CHUNK) {
      try {
        const read = readSync(memory, chunk, 0, Math.min(chunk.length, end - place), place);
        for (const text of texts) if (chunk.subarray(0, read).includes(text)) found.add(text);
      } catch {
        // A part that nothing lies in.
        break;
      }
    }
  }
  closeSync(memory);
  return [...found];
}

async function tour(folder: string): Promise<void> {
  const at = (name: string) => join(folder, name);
  const anvil = await startAnvil({ networkId: NETWORK_ID });
  let programs: ChildProcess | undefined;
  let log = '';
  try {
    const rig = await buildEvmRig(anvil);
    const passphrase = randomBytes(24).toString('base64');
    writeFileSync(at('passphrase'), `${passphrase}\n`, { mode: 0o600 });
    const limits = `native=${10n ** 18n},${rig.token.contract}=${10n ** 9n}`;
    const ceremony = [
      'custody',
      'keystore',
      '--out',
      at('keys.json'),
      '--passphrase-file',
      at('passphrase'),
      '--network',
      String(NETWORK_ID),
    ];
    const made = spawnSync(process.execPath, ['tools/operator.mjs', ...ceremony, '--limits', limits, '--json'], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`the key ceremony: ${made.stderr}`);
    const keys = JSON.parse(made.stdout) as Record<string, string>;
    const [xpub, hot, gas, words] = [keys.EVM_XPUB ?? '', keys['hot wallet'] ?? '', keys['gas wallet'] ?? '', keys.words ?? ''];
    say(`keys are made; the hot wallet is ${hot}`);

    const [web, exchange] = [await freePort(), await freePort()];
    const env = {
      ...process.env,
      ...{ PORT: String(web), EXCHANGE_PORT: String(exchange), DATA_DIR: at('data'), DATABASE_URL: '', DATABASE_FLUSH: 'off' },
      ...{ LOG_LEVEL: 'debug', WITHDRAWAL_WINDOW_SECONDS: '1', WITHDRAWAL_FIRST_HOLD_SECONDS: '1', CAPTCHA_ROUNDS: '50' },
      ...{ EVM_RPC_URLS: anvil.url, EVM_CHAIN_ID: String(NETWORK_ID), EVM_NETWORK: CHAIN, EVM_TEST_NETWORK: 'true' },
      ...{ EVM_CONFIRMATIONS: '3', EVM_BLOCK_SECONDS: '1', EVM_TOKENS: `USDT=${rig.token.contract}:6:20` },
      ...{ EVM_XPUB: xpub, EVM_KEYSTORE: at('keys.json'), EVM_KEYSTORE_PASSPHRASE_FILE: at('passphrase') },
    };
    programs = spawn(process.execPath, ['tools/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const hear = (chunk: Buffer) => {
      log += chunk.toString();
    };
    programs.stdout?.on('data', hear);
    programs.stderr?.on('data', hear);
    const answers = (url: string) =>
      fetch(url, { redirect: 'manual' }).then(
        ({ status }) => (status < 500 ? true : undefined),
        () => undefined,
      );
    await until('the exchange is ready', () => answers(`http://127.0.0.1:${exchange}/health/ready`));
    await until('the web answers', () => answers(`http://localhost:${web}/markets`));
    for (const wallet of [hot, gas]) if (!log.includes(wallet)) throw new Error(`the log does not say ${wallet}`);

    Object.assign(process.env, { E2E_WEB_PORT: String(web), E2E_EXCHANGE_PORT: String(exchange) });
    const { createAccount } = await import('../e2e/support/accounts');
    const { call } = await import('../e2e/support/exchangeApi');
    const { messageCount, nextCode } = await import('../e2e/support/mailbox');
    const { email, token } = await createAccount(BRAND);
    const address = (symbol: string) => call(BRAND, 'depositAddress', { symbol, chainId: CHAIN }, token);
    const free = async (symbol: string) =>
      (await call(BRAND, 'mainWallet', {}, token)).assets.find(({ coinSymbol }) => coinSymbol === symbol)?.available ?? '0';
    const before = { ETH: await free('ETH'), USDT: await free('USDT') };
    const own = (await address('ETH')).address as `0x${string}`;

    // As docs/CUSTODY.md says: both wallets are filled first.
    await rig.pay(hot as `0x${string}`, '3');
    await rig.pay(gas as `0x${string}`, '1');
    await rig.payToken(hot as `0x${string}`, 1_000_000_000n);
    await anvil.mine();
    await rig.pay(own, '2');
    await rig.payToken((await address('USDT')).address as `0x${string}`, 500_000_000n);
    await anvil.mine();
    const seen = async () => (await call(BRAND, 'deposits', {}, token)).records;
    await until('both deposits are seen with their first confirmation', async () =>
      (await seen()).filter(({ confirmations }) => confirmations === 1).length === 2 ? true : undefined,
    );
    await anvil.mine(CONFIRMATIONS - 2);
    await until(`${CONFIRMATIONS - 1} confirmations, nothing credited`, async () => {
      const all = await seen();
      if (all.some(({ status }) => status === 'CREDITED')) throw new Error('credited too early');
      return all.every(({ confirmations }) => confirmations === CONFIRMATIONS - 1) ? true : undefined;
    });
    await anvil.mine();
    await until('both are credited', async () => ((await seen()).every(({ status }) => status === 'CREDITED') ? true : undefined));
    say(`ETH ${before.ETH} -> ${await free('ETH')}, USDT ${before.USDT} -> ${await free('USDT')}`);

    await until('ether and tokens are swept from the deposit address', async () => {
      await anvil.mine();
      const [ether, tokens] = [await rig.has(own), await rig.has(own, rig.token.contract)];
      return tokens === 0n && ether < 10n ** 17n ? true : undefined;
    });

    const withdrawn: [string, string, bigint, `0x${string}` | undefined][] = [
      ['ETH', '0.1008', 10n ** 17n, undefined],
      ['USDT', '102.4', 100_000_000n, rig.token.contract],
    ];
    for (const [symbol, amount, gets, contract] of withdrawn) {
      const had = await rig.has(OUTSIDE, contract);
      const { withdrawalFee: fee } = (await call(BRAND, 'chains', { symbol })).find(({ chainId }) => chainId === CHAIN) ?? {
        withdrawalFee: '',
      };
      const wanted = { symbol, chainId: CHAIN, address: OUTSIDE, amount, fee };
      const count = await messageCount(email);
      const { ticket } = await call(BRAND, 'withdrawVerify', wanted, token);
      const code = await nextCode(email, count);
      const asked = await call(BRAND, 'withdraw', { ...wanted, clientWithdrawalId: `tour-${symbol}`, ticket, code }, token);
      const status = async () => (await call(BRAND, 'withdrawal', { withdrawalId: asked.withdrawalId }, token)).status;
      await until(`the withdrawal of ${amount} ${symbol} is sent`, async () => ((await status()) === 'SENT' ? true : undefined));
      await anvil.mine(CONFIRMATIONS);
      await until(`the withdrawal of ${amount} ${symbol} is settled`, async () => ((await status()) === 'DONE' ? true : undefined));
      if ((await rig.has(OUTSIDE, contract)) - had !== gets) throw new Error(`${symbol}: something else than ${gets} arrived`);
    }

    const phrase = words.split(' ').slice(0, 3).join(' ');
    for (const secret of [passphrase, phrase, xpub, 'xprv']) if (log.includes(secret)) throw new Error('the log has something of the keys');
    say(`${log.split('\n').length} lines of log have nothing of the keys`);
    const looked: string[] = [];
    for (const pid of below(programs.pid ?? 0)) {
      const command = read(pid, 'cmdline').split('\n').join(' ');
      const role = command.includes('.build/server/') ? 'web' : command.includes(' --sign ') ? 'signer' : 'exchange';
      const told = read(pid, 'environ').match(/^EVM_\w+/gm) ?? [];
      if (role !== 'exchange' && told.length > 0) throw new Error(`the ${role}'s process is told ${told.join()}`);
      const hidden = { web: [passphrase, xpub, at('keys.json'), at('passphrase')], exchange: [passphrase], signer: [phrase] }[role];
      if (inMemory(pid, hidden).length > 0) throw new Error(`the ${role} has in its memory what it must not know`);
      // What is known to be there is found, so the look sees what there is.
      if (role === 'exchange' && inMemory(pid, [xpub]).length === 0) throw new Error('the look into memory sees nothing');
      looked.push(role);
      say(`the ${role} (${pid}) was told ${told.length} settings of the network, and has none of the keys it must not have`);
    }
    for (const role of ['web', 'exchange', 'signer']) if (!looked.includes(role)) throw new Error(`no process of the ${role} was found`);
  } catch (error) {
    process.stderr.write(`${log.split('\n').slice(-40).join('\n')}\n`);
    throw error;
  } finally {
    if (programs?.pid !== undefined) {
      const ended = new Promise((resolve) => programs?.once('exit', resolve));
      programs.kill('SIGTERM');
      await ended;
    }
    await anvil.stop();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  try {
    await tour(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
