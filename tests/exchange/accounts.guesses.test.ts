import type { PasskeyAssertion } from '@/contract/secondFactor';
import { guessesOf } from '@/exchange/app/accounts/codes/codeGuards';
import type { Caller, Ticket } from '@/exchange/app/accounts/model';
import type { Database } from '@/exchange/app/ports/database';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { actorOf, passkeyOwner } from '../support/passkeyOwner';
import { openForRules } from '../support/testDatabase';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** A machine that guesses is as quick as it is let. */
const STEP = SECOND;

// Days of calls are simulated on one database; each rule is tried by itself in accounts.attempts.test.ts.
describe('guessing as fast as it is answered, for two days', () => {
  let rig: AccountsRig;
  let database: Database;
  beforeAll(async () => {
    database = await openForRules();
    rig = await buildAccountsRig(database);
  });
  afterAll(() => database.close());

  let hosts = 0;
  /** A network of its own each time: what counts by address alone stops nobody who has many. */
  const anywhere = (): Caller => {
    hosts += 1;
    return { ...rig.caller, ip: `10.${(hosts >> 8) & 255}.${hosts & 255}.7` };
  };
  /** Guesses that were looked at, by day. `guess` answers its refusal. The second day counts for what forgives by the day. */
  async function looked(guess: (caller: Caller) => Promise<string>, dayCount = 2): Promise<number[]> {
    const start = rig.now();
    const days = Array.from({ length: dayCount }, () => 0);
    while (rig.now() - start < dayCount * DAY) {
      const answer = await guess(anywhere());
      const day = Math.floor((rig.now() - start) / DAY);
      const wait = /^(?:rateLimited|accountLocked)\|\|(\d+)$/.exec(answer);
      if (wait === null) days[day] = (days[day] ?? 0) + 1;
      rig.pass(wait === null ? STEP : Number(wait[1]) * SECOND);
    }
    return days;
  }

  /** What is not answered now says when it will be: whoever guesses as fast as they are let waits as long, and no longer. */
  async function orWait<Result>(call: Promise<Result>): Promise<{ got: Result } | { wait: string }> {
    try {
      return { got: await call };
    } catch {
      return { wait: await refusalOf(call) };
    }
  }
  /** Asking for a code is no guess; a second later it is there. */
  const ASKED = 'rateLimited||1';

  async function withAuthenticator(email: string) {
    const { token } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just registered');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const params = { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) };
    await rig.accounts.secondFactor.bind(actor, rig.caller, params);
    return { key };
  }
  const wrongOf = (right: string) => ((Number(right) + 500_000) % 1_000_000).toString().padStart(6, '0');

  it('finds the code of a reset with less than 1 chance in 100,000 a day, over all the codes that are sent and whatever it opens', async () => {
    const email = 'guess.reset@mail.example';
    await rig.register(email);
    let ticket = '';
    let turn = 0;
    const days = await looked(async (caller) => {
      const newPassword = 'Lighthouse9';
      if (ticket !== '') {
        const code = wrongOf(rig.codeFor(email));
        // A right code also opens the challenge for a passkey, and can be asked about alone: one count for all three.
        const ways = [
          () => rig.accounts.forgotPasswordConfirm(caller, { ticket, code, newPassword }),
          () => rig.accounts.passkeys.resetChallenge(caller, { ticket, code }),
          () => rig.accounts.forgotPasswordCheck(caller, { ticket, code }),
        ];
        turn += 1;
        const answer = await refusalOf(ways[turn % ways.length]?.() ?? Promise.resolve());
        if (answer !== 'codeExpired') return answer;
      }
      const sent = await orWait(rig.accounts.forgotPasswordVerify(caller, { email, captcha: await rig.captcha('forgot') }));
      ticket = 'got' in sent ? sent.got.ticket : '';
      return 'got' in sent ? ASKED : sent.wait;
    });
    for (const guesses of days) {
      expect(guesses).toBeGreaterThan(0);
      expect(guesses / 1_000_000).toBeLessThan(1 / 100_000);
    }
  });

  it('finds a code of an authenticator with less than 3 chances in 100,000 a day: three are right at any time', async () => {
    const email = 'guess.factor@mail.example';
    const { key } = await withAuthenticator(email);
    const days = await looked(async (caller) => {
      const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
      const login = await orWait(rig.accounts.loginVerify(caller, form));
      if ('wait' in login) return login.wait;
      const asked = await rig.accounts.loginConfirm(caller, { ticket: login.got.ticket, code: rig.codeFor(email) });
      if ('token' in asked) throw new Error('a factor is asked for');
      const authenticatorCode = wrongOf(appCode(key, rig.now()));
      return refusalOf(rig.accounts.secondFactor.login(caller, { ticket: asked.ticket, platform: 'PC', authenticatorCode }));
    });
    for (const guesses of days) {
      expect(guesses).toBeGreaterThan(0);
      expect((3 * guesses) / 1_000_000).toBeLessThan(3 / 100_000);
    }
  });

  it('finds the code of a login, its password known, with less than 1 chance in 10,000 a day', async () => {
    const email = 'guess.code@mail.example';
    await rig.register(email);
    let ticket = '';
    const days = await looked(async (caller) => {
      if (ticket !== '') {
        const answer = await refusalOf(rig.accounts.loginConfirm(caller, { ticket, code: wrongOf(rig.codeFor(email)) }));
        if (answer !== 'codeExpired') return answer;
      }
      const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
      const login = await orWait(rig.accounts.loginVerify(caller, form));
      ticket = 'got' in login ? login.got.ticket : '';
      return 'got' in login ? ASKED : login.wait;
    });
    for (const guesses of days) expect(guesses / 1_000_000).toBeLessThan(1 / 10_000);
  });

  it.each(['authenticator', 'passkey'] as const)(
    'finds the code that adds the first %s, a stolen session given, with less than 1 chance in 100,000 a day',
    async (what) => {
      const email = `guess.add.${what}@mail.example`;
      const { token } = await rig.register(email);
      let ticket = '';
      const days = await looked(async (caller) => {
        // It has been idle for no longer than the guesser was.
        const actor = await rig.accounts.authenticate(token, 'kontor', true);
        if (!actor) throw new Error('the session is open');
        const ask = (): Promise<{ ticket: string }> =>
          what === 'passkey' ? rig.accounts.passkeys.sendCode(actor, caller) : rig.accounts.secondFactor.generate(actor, caller);
        if (ticket !== '') {
          const params = { ticket, code: wrongOf(rig.codeFor(email)) };
          const answer = await refusalOf(
            what === 'passkey'
              ? rig.accounts.passkeys.add(actor, caller, params)
              : rig.accounts.secondFactor.bind(actor, caller, { ...params, authenticatorCode: '000000' }),
          );
          if (answer !== 'codeExpired') return answer;
        }
        const sent = await orWait(ask());
        ticket = 'got' in sent ? sent.got.ticket : '';
        return 'got' in sent ? ASKED : sent.wait;
      });
      for (const guesses of days) {
        expect(guesses).toBeGreaterThan(0);
        expect(guesses / 1_000_000).toBeLessThan(1 / 100_000);
      }
    },
  );

  it('looks at fewer than 250 passwords of an account a day', async () => {
    const email = 'guess.password@mail.example';
    await rig.register(email);
    const days = await looked(async (caller) => {
      const form = { email, password: 'Wrong12345', captcha: await rig.captcha('login'), platform: 'PC' as const };
      return refusalOf(rig.accounts.loginVerify(caller, form));
    }, 1);
    for (const guesses of days) {
      expect(guesses).toBeGreaterThan(0);
      expect(guesses).toBeLessThan(250);
    }
  });

  it('finds a recovery code, password and mailbox given, with less than 1 chance in 100,000,000,000 a day', async () => {
    const email = 'guess.recovery@mail.example';
    await withAuthenticator(email);
    let ticket = '';
    const days = await looked(async (caller) => {
      if (ticket !== '') {
        const answer = await refusalOf(rig.accounts.secondFactor.login(caller, { ticket, platform: 'PC', recoveryCode: 'ZZZZZ-ZZZZZ' }));
        if (answer !== 'codeExpired') return answer;
      }
      const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
      const login = await orWait(rig.accounts.loginVerify(caller, form));
      if ('wait' in login) return login.wait;
      const asked = await rig.accounts.loginConfirm(caller, { ticket: login.got.ticket, code: rig.codeFor(email) });
      ticket = 'token' in asked ? '' : asked.ticket;
      return ASKED;
    }, 1);
    for (const guesses of days) {
      expect(guesses).toBeGreaterThan(0);
      // Ten of 50 bits are right.
      expect((10 * guesses) / 2 ** 50).toBeLessThan(1e-11);
    }
  });

  it('looks at fewer than 250 wrong passkeys of an account a day, and at each challenge once', async () => {
    const { actor, device } = await passkeyOwner(rig, 'guess.passkey');
    const prove = (caller: Caller, passkey: PasskeyAssertion) =>
      refusalOf(rig.accounts.secondFactor.renewRecoveryCodes(actor, caller, { passkey }));
    const days = await looked(async (caller) => {
      const passkey = device.sign(await rig.accounts.passkeys.challenge(actor, caller), { rpId: 'elsewhere.example' });
      return prove(caller, passkey);
    }, 1);
    for (const guesses of days) {
      expect(guesses).toBeGreaterThan(0);
      expect(guesses).toBeLessThan(250);
    }
    rig.pass(DAY);
    const right = device.sign(await rig.accounts.passkeys.challenge(actor, rig.caller));
    expect([await prove(rig.caller, right), await prove(rig.caller, right)]).toEqual(['answered', 'passkeyExpired']);
  });

  it('leaves the owner a way by recovery code when the tries of the authenticator are used up', async () => {
    const email = 'guess.owner@mail.example';
    const { token } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just registered');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const params = { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) };
    const { recoveryCodes } = await rig.accounts.secondFactor.bind(actor, rig.caller, params);
    const asked = async () => {
      const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
      const login = await rig.accounts.loginVerify(rig.caller, form);
      const answer = await rig.accounts.loginConfirm(rig.caller, { ticket: login.ticket, code: rig.codeFor(email) });
      if ('token' in answer) throw new Error('a factor is asked for');
      return answer.ticket;
    };
    const tried = await asked();
    const guess = (caller: Caller) =>
      refusalOf(
        rig.accounts.secondFactor.login(caller, { ticket: tried, platform: 'PC', authenticatorCode: wrongOf(appCode(key, rig.now())) }),
      );
    for (let nth = 0; nth < 9; nth += 1) expect(await guess(anywhere())).toBe('authenticatorInvalid');
    expect(await guess(anywhere())).toBe('rateLimited||86400');
    const recovered = await rig.accounts.secondFactor.login(rig.caller, { ticket: tried, platform: 'PC', recoveryCode: recoveryCodes[0] });
    expect(recovered.user.email).toBe(email);
  });

  it('has nine tries a day for binding a factor, whichever kind it is', async () => {
    const email = 'guess.kinds@mail.example';
    const actor = await actorOf(rig, (await rig.register(email)).token);
    const guess = async (nth: number) => {
      rig.pass(61 * SECOND);
      if (nth % 2 === 0) {
        const { ticket } = await rig.accounts.passkeys.sendCode(actor, rig.caller);
        return refusalOf(rig.accounts.passkeys.add(actor, anywhere(), { ticket, code: wrongOf(rig.codeFor(email)) }));
      }
      const { ticket } = await rig.accounts.secondFactor.generate(actor, rig.caller);
      const params = { ticket, code: wrongOf(rig.codeFor(email)), authenticatorCode: '000000' };
      return refusalOf(rig.accounts.secondFactor.bind(actor, anywhere(), params));
    };
    for (let nth = 0; nth < 9; nth += 1) expect(await guess(nth)).toBe('codeInvalid||4');
    expect(await guess(9)).toMatch(/^rateLimited/);
    expect(await guess(10)).toMatch(/^rateLimited/);
  });

  it('counts the codes of an account by the account, not by where they were sent', () => {
    const about = (ticket: Partial<Ticket>) => {
      const draft = { purpose: 'forgot', brand: 'kontor', userId: '10000001', channel: 'email', address: 'a@mail.example' } as const;
      return guessesOf({ ...draft, ...ticket }, rig.caller).map((one) => one.about);
    };
    expect(about({ channel: 'sms', address: '+34600000001' })).toEqual(about({}));
    expect(about({ userId: '10000002' })).not.toEqual(about({}));
    expect(about({ userId: null, address: 'b@mail.example' })).not.toEqual(about({ userId: null }));
  });
});
