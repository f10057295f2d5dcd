import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAltchaGate } from '@/exchange/app/accounts/captcha/altchaGate';
import { createRecaptchaGate } from '@/exchange/app/accounts/captcha/recaptchaGate';
import { createAccountStore } from '@/exchange/db/accounts/accountStore';
import { cheapEffort, refusalOf, solve } from '../support/accountsRig';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const IP = '198.51.100.7';

describeOnDatabase('the built-in captcha', (database) => {
  let time = 1_790_000_000_000;
  const clock = { now: () => time };
  const gateWith = (secret: string) =>
    createAltchaGate({ captchas: createAccountStore(database()).captchas, clock, secret, effort: cheapEffort });
  const solved = async (target: 'login' | 'register', secret = 'one secret') => {
    const challenge = await gateWith(secret).challenge(target);
    if (challenge.provider !== 'altcha') throw new Error('altcha was expected');
    return solve(challenge.challenge);
  };
  const check = (answer: string, secret = 'one secret') => refusalOf(gateWith(secret).check(answer, 'login', IP));

  it('takes a solution once, in any process that shares the secret', async () => {
    const answer = await solved('login');
    expect(answer.length).toBeLessThan(4_000);
    const outcomes = await Promise.all([check(answer), check(answer), check(answer)]);
    expect(outcomes.sort()).toEqual(['answered', 'captchaInvalid', 'captchaInvalid']);
  });

  it('holds for twenty minutes and for one purpose', async () => {
    const [late, other] = [await solved('login'), await solved('register')];
    expect(await check(other)).toBe('captchaInvalid');
    time += 20 * MINUTE;
    expect(await check(late)).toBe('captchaInvalid');
  });

  it('refuses what somebody else signed, tampered with or did not solve', async () => {
    expect(await check(await solved('login', 'another secret'))).toBe('captchaInvalid');
    const read = (answer: string) => JSON.parse(Buffer.from(answer, 'base64').toString());
    const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const tampered = read(await solved('register'));
    tampered.challenge.parameters.data.target = 'login';
    const longer = read(await solved('login'));
    longer.challenge.parameters.data.validUntil += 1;
    const unsolved = read(await solved('login'));
    unsolved.solution.derivedKey = '00'.repeat(32);
    const odd = read(await solved('login'));
    odd.challenge.parameters.nonce = 7;
    for (const payload of [tampered, longer, unsolved, odd, {}, { challenge: {}, solution: {} }, null]) {
      expect(await check(write(payload))).toBe('captchaInvalid');
    }
    expect(await check('not base64 ☃')).toBe('captchaInvalid');
  });
});

describe('reCAPTCHA', () => {
  let server: Server;
  let verifyUrl: string;
  let asked: URLSearchParams[] = [];
  let reply: { status: number; body: string };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
  });

  const gate = () => createRecaptchaGate({ siteKey: 'site', secret: 'hush', log: silentLog, verifyUrl });
  const check = (status: number, verdict: unknown) => {
    reply = { status, body: typeof verdict === 'string' ? verdict : JSON.stringify(verdict) };
    return refusalOf(gate().check('answer', 'login', IP));
  };

  it('hands out the site key and asks with secret, answer and address', async () => {
    expect(await gate().challenge('login')).toEqual({ provider: 'recaptcha', siteKey: 'site' });
    expect(await check(200, { success: true })).toBe('answered');
    expect(asked.map((params) => Object.fromEntries(params))).toEqual([{ secret: 'hush', response: 'answer', remoteip: IP }]);
  });

  it.each([
    [200, { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'captchaInvalid'],
    [200, { success: 'true' }, 'captchaInvalid'],
    [200, { success: true, score: 0.9, action: 'login' }, 'answered'],
    [200, { success: true, score: 0.3, action: 'login' }, 'captchaInvalid'],
    [200, { success: true, score: 0.9, action: 'register' }, 'captchaInvalid'],
    [503, {}, 'unavailable'],
    [200, '<html>', 'unavailable'],
  ])('on HTTP %i with %j it is %s', async (status, verdict, outcome) => {
    expect(await check(status, verdict)).toBe(outcome);
  });

  it('lets nobody in while the service cannot be reached', async () => {
    const away = createRecaptchaGate({ siteKey: 'site', secret: 'hush', log: silentLog, verifyUrl: 'http://127.0.0.1:1/' });
    expect(await refusalOf(away.check('answer', 'login', IP))).toBe('unavailable');
  });
});
