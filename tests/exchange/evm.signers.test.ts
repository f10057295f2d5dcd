import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER } from '@/contract/webhook';
import { SignerAwayError } from '@/exchange/app/custody/signerAway';
import { isSigned, signatureOf } from '@/exchange/app/messageSignature';
import { addressesBelow } from '@/exchange/custody/evm/hdAddresses';
import { sealKeystore } from '@/exchange/custody/evm/keystore/keystore';
import { createKeystoreSigner } from '@/exchange/custody/evm/keystore/keystoreSigner';
import { createProcessSigner } from '@/exchange/custody/evm/keystore/processSigner';
import { usualPolicy } from '@/exchange/custody/evm/keystore/writtenPolicy';
import { checkSigned } from '@/exchange/custody/evm/signer/checkSigned';
import { requestOf } from '@/exchange/custody/evm/signer/message';
import { createRemoteSigner } from '@/exchange/custody/evm/signer/remoteSigner';
import { type Signer, SignerError, type SigningRequest } from '@/exchange/custody/evm/signer/signer';
import { ACCOUNT } from '../support/evm/evmRig';
import { exchangeBundle } from '../support/exchangeProcess';

const policy = usualPolicy(1);
const accountKey = ACCOUNT.privateExtendedKey;
const hot = addressesBelow(ACCOUNT.publicExtendedKey)({ branch: 0, index: 0 });
const request: SigningRequest = {
  purpose: 'withdrawal',
  chainId: 1,
  from: { branch: 0, index: 0 },
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  toPlace: null,
  contract: null,
  amount: 10n ** 18n,
  nonce: 4,
  gas: 21_000n,
  maxFeePerGas: 10n ** 9n,
  maxPriorityFeePerGas: 1n,
};
const isRight = async (signer: Signer) => checkSigned(await signer.sign(request), request, hot);

describe('a process that has the keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'));
  const keystorePath = join(folder, 'keys.json');
  const passphrasePath = join(folder, 'passphrase');
  const write = (path: string, text: string) => writeFileSync(path, text, { mode: 0o600 });
  const signers: Signer[] = [];
  const start = (more: Partial<Parameters<typeof createProcessSigner>[0]> = {}) => {
    const signer = createProcessSigner({ program: exchangeBundle(), keystorePath, passphrasePath, ...more });
    signers.push(signer);
    return signer;
  };
  beforeAll(async () => {
    write(keystorePath, JSON.stringify(await sealKeystore({ accountKey, policy }, 'correct horse', 2 ** 10)));
    write(passphrasePath, 'correct horse\n');
  });
  afterEach(() => Promise.all(signers.splice(0).map((signer) => signer.close())));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('signs what its rules let, one answer to each request, and goes on after a refusal', async () => {
    const signer = start();
    const [first, second] = await Promise.all([signer.sign(request), signer.sign({ ...request, nonce: 5 })]);
    await checkSigned(first, request, hot);
    await checkSigned(second, { ...request, nonce: 5 }, hot);
    await expect(signer.sign({ ...request, chainId: 7 })).rejects.toThrow('refused: another network');
    await isRight(signer);
  });

  it('is started anew when it has ended, and what was asked of it fails until then', async () => {
    const signer = start();
    await isRight(signer);
    await signer.close();
    await expect(signer.sign(request)).rejects.toThrow(SignerAwayError);
    await isRight(signer);
  });

  it('does not take along what was asked of the one after it, when its line is cut and it ends later', async () => {
    const program = join(folder, 'cutsItsLine.cjs');
    const first = join(folder, 'first');
    const asked = join(folder, 'asked');
    write(
      program,
      `const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
       const [first, asked] = ${JSON.stringify([first, asked])};
       const isAlive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
       if (!existsSync(first)) {
         writeFileSync(first, String(process.pid));
         process.send({ opened: true }, () => process.disconnect());
         setInterval(() => {}, 1000);
       } else {
         const before = Number(readFileSync(first, 'utf8'));
         process.send({ opened: true });
         process.on('disconnect', () => process.exit());
         process.on('message', ({ id }) => {
           appendFileSync(asked, 'once ');
           process.kill(before, 'SIGKILL');
           const timer = setInterval(() => {
             if (isAlive(before)) return;
             clearInterval(timer);
             process.send({ id, raw: '0x01' });
           }, 5);
         });
       }`,
    );
    const signer = start({ program, patienceMs: 2_000 });
    const answer = () => signer.sign(request).catch((error) => error);
    // Until it is known that the first one hears nothing.
    let last = await answer();
    for (let tries = 0; last instanceof SignerAwayError && tries < 3; tries += 1) last = await answer();
    expect(last).toBe('0x01');
    expect(readFileSync(asked, 'utf8')).toBe('once ');
  });

  it('says in a line why it does not open', async () => {
    const other = join(folder, 'other');
    write(other, 'another horse');
    await expect(start({ passphrasePath: other }).sign(request)).rejects.toThrow('another passphrase, or the file was changed');
    await expect(start({ keystorePath: join(folder, 'none') }).sign(request)).rejects.toThrow('none cannot be read');
    chmodSync(other, 0o644);
    await expect(start({ passphrasePath: other }).sign(request)).rejects.toThrow('can be read by others');
    expect(readFileSync(keystorePath, 'utf8')).not.toContain('horse');
  });

  it('is no program that is not there', () =>
    expect(start({ program: join(folder, 'no.mjs') }).sign(request)).rejects.toThrow('has ended'));
});

describe('a signer on another machine', () => {
  const SECRET = 's'.repeat(40);
  const own = createKeystoreSigner({ accountKey, policy });
  let server: Server;
  let url: string;
  let answers: (body: string) => Promise<{ status: number; text: string }>;
  const heard: { body: string; isProven: boolean }[] = [];

  /** As docs/CUSTODY.md asks for. */
  const signed = async (body: string) => {
    try {
      return { status: 200, text: JSON.stringify({ raw: await own.sign(requestOf(JSON.parse(body))) }) };
    } catch (error) {
      return { status: 403, text: JSON.stringify({ refused: (error as Error).message }) };
    }
  };
  beforeAll(async () => {
    server = createServer(async (asked, answer) => {
      let body = '';
      for await (const piece of asked) body += piece;
      heard.push({ body, isProven: isSigned(SECRET, body, String(asked.headers[SIGNATURE_HEADER]), Date.now()) });
      const { status, text } = await answers(body);
      answer.writeHead(status, { 'content-type': 'application/json', location: url }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sign`;
  });
  beforeEach(() => {
    answers = signed;
    heard.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const remote = (patienceMs?: number) =>
    createRemoteSigner({ url, proofOf: (body) => ({ [SIGNATURE_HEADER]: signatureOf(SECRET, body, Date.now()) }), patienceMs });

  it('is asked with a proof of who asks, and signs', async () => {
    await isRight(remote());
    expect(heard).toMatchObject([{ isProven: true }]);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ purpose: 'withdrawal', amount: '1000000000000000000', nonce: 4 });
  });

  it('says why it refuses', () =>
    expect(remote().sign({ ...request, chainId: 7 })).rejects.toThrow('the signer answers 403: refused: another network'));

  it.each([
    ['nonsense', { status: 200, text: '<html>' }, 'answers nonsense'],
    ['no transaction', { status: 200, text: '{"raw":"0x01"}' }, 'answers nonsense'],
    ['too much', { status: 200, text: JSON.stringify({ raw: '0x02', more: 'x'.repeat(20_000) }) }, 'answers nonsense'],
    ['an error', { status: 500, text: 'x' }, 'the signer answers 500: no reason'],
    ['another place', { status: 302, text: '' }, 'does not answer'],
  ])('is not believed when it answers with %s', async (_what, said, why) => {
    answers = async () => said;
    await expect(remote().sign(request)).rejects.toThrow(why);
  });

  it('is read as far as it has anything to say, and no further', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(8 * 1024));
      },
    });
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless));
    await expect(remote().sign(request)).rejects.toThrow('answers nonsense');
    asked.mockRestore();
    expect(sent).toBeLessThan(6);
  });

  it('is away where it says nothing of its own, and refuses where it does', async () => {
    answers = async () => ({ status: 502, text: '<html>' });
    await expect(remote().sign(request)).rejects.toThrow(SignerAwayError);
    answers = async () => ({ status: 502, text: '{"refused":"too much"}' });
    await expect(remote().sign(request)).rejects.toThrow(SignerError);
    answers = async () => ({ status: 302, text: '' });
    await expect(remote().sign(request)).rejects.toThrow(SignerAwayError);
  });

  it('is not waited for for ever', async () => {
    answers = () => new Promise(() => undefined);
    await expect(remote(100).sign(request)).rejects.toThrow('does not answer');
  });
});
