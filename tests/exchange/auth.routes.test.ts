import type { FastifyInstance, InjectOptions } from 'fastify';
import { Compile } from 'typebox/compile';
import { calls } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { envelopeOf } from '@/contract/envelope';
import { registerAuthRoutes } from '@/exchange/http/authRoutes';
import { registerPasswordRoutes } from '@/exchange/http/passwordRoutes';
import { registerSecurityRoutes } from '@/exchange/http/securityRoutes';
import { registerUserRoutes } from '@/exchange/http/userRoutes';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from '../support/accountsRig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { describeOnDatabase } from '../support/testDatabase';

const REFUSED = { code: '10006', msg: 'auth.token_invalid', data: null };

// Some tests make a hundred calls, and machines that test are busy.
describeOnDatabase('calls about accounts', (database) => {
  let rig: AccountsRig;
  let app: FastifyInstance;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    app = buildRouteTestApp({
      authenticate: (token, brand, isActing) => rig.accounts.authenticate(token, brand, isActing),
      brandOf: (host) => (host.startsWith('visby') ? 'visby' : 'kontor'),
    });
    registerAuthRoutes(app, rig.accounts);
    registerPasswordRoutes(app, rig.accounts);
    registerUserRoutes(app, rig.accounts);
    registerSecurityRoutes(app, rig.accounts);
  });
  afterAll(() => app.close());

  async function call(name: EndpointName, params: Record<string, unknown> = {}, token?: string, host = 'kontor.localhost') {
    const { method, path } = endpoints[name];
    const headers = { host, ...(token === undefined ? {} : { 'exchange-token': token }) };
    const given: InjectOptions = method === 'GET' ? { query: params as Record<string, string> } : { payload: params };
    const answer = await app.inject({ method, url: path, headers, ...given });
    return { status: answer.statusCode, body: answer.json() };
  }
  /** Calls, and holds the answer against the contract. */
  async function answered(name: EndpointName, params: Record<string, unknown> = {}, token?: string) {
    const { status, body } = await call(name, params, token);
    expect({ status, code: body.code, msg: body.msg }).toEqual({ status: 200, code: '0', msg: 'success' });
    expect([...Compile(envelopeOf(calls[name].data)).Errors(body)]).toEqual([]);
    return body.data;
  }

  it('plays registering, logging in, settings, a new password and logging out, as the contract says', async () => {
    const email = 'play@mail.example';
    const form = { email, password: STRONG_PASSWORD, isTermsAccepted: true, captcha: await rig.captcha('register') };
    const { ticket } = await answered('registerVerify', form);
    const { token } = await answered('registerConfirm', { ticket, code: rig.codeFor(email) });
    expect(await answered('userInfo', {}, token)).toMatchObject({ email, defLanguage: 'en' });
    expect(await answered('languageSet', { language: 'ar-AE' }, token)).toBeNull();
    expect(await answered('userInfo', {}, token)).toMatchObject({ defLanguage: 'ar-AE' });
    expect(await answered('trackStatus', { key: 'hide_balances' }, token)).toEqual({ key: 'hide_balances', status: 0 });
    expect(await answered('trackSave', { key: 'hide_balances', status: 1 }, token)).toEqual({ key: 'hide_balances', status: 1 });
    expect(await answered('trackStatus', { key: 'hide_balances' }, token)).toEqual({ key: 'hide_balances', status: 1 });
    expect(await answered('logout', { platform: 'PC' }, token)).toBeNull();

    const login = await answered('loginVerify', { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' });
    rig.pass(60_000);
    const again = await answered('sendEmailCode', { ticket: login.ticket });
    await answered('loginConfirm', { ticket: again.ticket, code: rig.codeFor(email), platform: 'PC' });
    const forgot = await answered('forgotPasswordVerify', { email, captcha: await rig.captcha('forgot') });
    const params = { ticket: forgot.ticket, code: rig.codeFor(email), newPassword: 'Lighthouse9' };
    expect(await answered('forgotPasswordConfirm', params)).toBeNull();
  });

  it('plays registering by phone', async () => {
    const form = { phone: '91234567', dialingCode: '852', password: STRONG_PASSWORD, isTermsAccepted: true };
    const { ticket } = await answered('registerVerify', { ...form, captcha: await rig.captcha('register') });
    rig.pass(60_000);
    await answered('sendSmsCode', { ticket });
    const params = { ticket, code: rig.codeFor('+85291234567') };
    expect(await answered('validateSmsCode', params)).toEqual({ isValid: true });
    expect((await answered('registerConfirm', params)).user.phoneNumber).toBe('+85291234567');
  });

  it('lists the countries with dialing codes in the language of the user', async () => {
    const countries: { iso2: string; name: string; dialingCode: string }[] = await answered('countries');
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.find(({ iso2 }) => iso2 === 'HK')).toMatchObject({ dialingCode: '852' });
    expect(countries.find(({ iso2 }) => iso2 === 'DE')).toEqual({ iso2: 'DE', name: 'Germany', dialingCode: '49' });
    const spanish = await app.inject({ url: '/auth/countries', headers: { 'exchange-language': 'es' } });
    expect(spanish.json().data.find(({ iso2 }: { iso2: string }) => iso2 === 'DE').name).toBe('Alemania');
  });

  it('hands out captchas for each form', async () => {
    for (const target of ['login', 'register', 'forgot']) {
      const { challenge } = await answered('captchaChallenge', { target });
      expect(challenge).toMatchObject({ parameters: { data: { target } }, signature: expect.any(String) });
    }
  });

  describe.each([
    ['userInfo', {}],
    ['languageSet', { language: 'en' }],
    ['preferences', {}],
    ['preferencesSave', { version: 0, changes: { currency: 'EUR' } }],
    ['todos', {}],
    ['trackStatus', { key: 'hide_balances' }],
    ['trackSave', { key: 'hide_balances', status: 1 }],
    ['logout', { platform: 'PC' }],
    ['securityState', {}],
    ['sessions', {}],
    ['sessionRevoke', { sessionId: '1' }],
    ['sessionRevokeOthers', {}],
    ['sessionActive', {}],
    ['activity', {}],
    ['antiPhishingSet', { word: 'harbour-27' }],
    ['authenticatorGenerate', {}],
    ['authenticatorBind', { ticket: 'x'.repeat(43), code: '123456', authenticatorCode: '123456' }],
    ['authenticatorUnbind', { currentPassword: STRONG_PASSWORD, authenticatorCode: '123456' }],
    ['recoveryCodesRenew', { authenticatorCode: '123456' }],
    ['rememberedDevices', {}],
    ['rememberedDeviceForget', { deviceId: '1' }],
    ['passwordChange', { currentPassword: STRONG_PASSWORD, newPassword: 'Lighthouse9' }],
  ] satisfies [EndpointName, Record<string, unknown>][])('%s', (name, params) => {
    it('is refused with HTTP 403 without a token of this brand that is alive', async () => {
      const { token } = await rig.register(`${name.toLowerCase()}@mail.example`);
      const refused = { status: 403, body: REFUSED };
      expect(await call(name, params)).toEqual(refused);
      expect(await call(name, params, '')).toEqual(refused);
      expect(await call(name, params, 'x'.repeat(43))).toEqual(refused);
      expect(await call(name, params, token, 'visby.localhost')).toEqual(refused);
      const revoked = await rig.login(`${name.toLowerCase()}@mail.example`);
      await rig.accounts.logout(rig.caller, revoked.token);
      expect(await call(name, params, revoked.token)).toEqual(refused);
      rig.pass(30 * 86_400_000);
      expect(await call(name, params, token)).toEqual(refused);
    });
  });

  it("touches nobody else's settings", async () => {
    const [mine, theirs] = [await rig.register('mine@mail.example'), await rig.register('theirs@mail.example')];
    await answered('trackSave', { key: 'hide_balances', status: 1 }, mine.token);
    await answered('languageSet', { language: 'es' }, mine.token);
    expect(await answered('trackStatus', { key: 'hide_balances' }, theirs.token)).toEqual({ key: 'hide_balances', status: 0 });
    expect(await answered('userInfo', {}, theirs.token)).toMatchObject({ id: theirs.id, defLanguage: 'en' });
    await answered('logout', { platform: 'PC' }, mine.token);
    expect((await call('userInfo', {}, theirs.token)).status).toBe(200);
  });

  it('refuses a language the brand does not offer', async () => {
    const { token } = await rig.register('language@mail.example');
    expect((await call('languageSet', { language: 'bg' }, token)).body).toEqual({
      code: '20013',
      msg: 'user.language_unknown',
      data: null,
    });
  });

  it('keeps fifty flags and no more', async () => {
    const { token } = await rig.register('flags@mail.example');
    const key = (index: number) => `flag_${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
    for (let index = 0; index < 50; index += 1) await answered('trackSave', { key: key(index), status: 1 }, token);
    expect((await call('trackSave', { key: 'one_more', status: 1 }, token)).body.code).toBe('10001');
    expect(await answered('trackSave', { key: key(0), status: 0 }, token)).toEqual({ key: key(0), status: 0 });
  });

  it('proves the user to the live chat with the key of the brand', async () => {
    const { token, id } = await rig.register('chat@mail.example');
    const { createHmac } = await import('node:crypto');
    const { chatwootIdentifierHash } = await answered('userInfo', {}, token);
    expect(chatwootIdentifierHash).toBe(createHmac('sha256', 'inbox-key').update(id).digest('hex'));
    const visby = await rig.register('chat@mail.example', { ...rig.caller, brand: 'visby' });
    expect((await call('userInfo', {}, visby.token, 'visby.localhost')).body.data.chatwootIdentifierHash).toBeNull();
  });
});
