import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, signatureOf } from '@/exchange/app/messageSignature';
import { refusalOf } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';
import { buildVerificationRig, PROVIDER_SECRET, RIGHT, type VerificationRig } from '../support/verificationRig';

describe('a signature', () => {
  const at = 1_790_000_000_000;
  it('is right for this body, by who knows the secret, for five minutes', () => {
    const signature = signatureOf('secret', '{"a":1}', at);
    expect(signature).toMatch(/^t=1790000000,v1=[0-9a-f]{64}$/);
    expect(isSigned('secret', '{"a":1}', signature, at + 300_000)).toBe(true);
    expect(isSigned('secret', '{"a":1}', signature, at + 301_000)).toBe(false);
    expect(isSigned('secret', '{"a":1}', signature, at - 301_000)).toBe(false);
    expect(isSigned('secret', '{"a":2}', signature, at)).toBe(false);
    expect(isSigned('other', '{"a":1}', signature, at)).toBe(false);
    expect(isSigned('secret', '{"a":1}', signature.replace('t=1790000000', 't=1790000001'), at)).toBe(false);
    for (const odd of ['', 'v1=00', signature.slice(0, -1), `${signature}0`]) expect(isSigned('secret', '{"a":1}', odd, at)).toBe(false);
  });
});

describeOnDatabase('a provider who reviews', (database) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });
  const by = (action: string) => ({
    name: 'alice',
    audit: (subject: string) => ({ actor: 'operator:alice', action, subject, details: { note: 'case 7' } }),
  });

  it('is a provider that is told until it has heard, and listened to when it signs', async () => {
    const { kyc, takeProviderDecision } = rig.verification;
    if (!takeProviderDecision) throw new Error('a provider is set');
    const actor = await rig.user('provider', 'riga');
    const { reference } = await rig.sendIdentity(actor);
    rig.providerStatus = 503;
    await rig.verification.sweep();
    await rig.verification.sweep();
    expect(rig.sentToProvider).toHaveLength(1);
    rig.providerStatus = 200;
    rig.pass(5_000);
    await rig.verification.sweep();
    rig.pass(3_600_000);
    await rig.verification.sweep();
    expect(rig.sentToProvider).toHaveLength(2);
    const [, { body: told = '', signature: toldBy = '' } = {}] = rig.sentToProvider;
    expect(isSigned(PROVIDER_SECRET, told, toldBy, rig.now() - 3_600_000)).toBe(true);
    expect(JSON.parse(told)).toMatchObject({
      reference,
      submission: 1,
      kind: 'IDENTITY',
      answers: RIGHT,
      files: expect.arrayContaining([{ uploadId: '1', fileUrl: '/files/1' }]),
    });
    expect(rig.logged.join()).toContain('the provider answered 503');
    expect(rig.logged.join()).not.toContain('Hoffmann');

    const call = (message: object, signature?: string) => {
      const body = JSON.stringify(message);
      return refusalOf(takeProviderDecision(Buffer.from(body), signature ?? signatureOf(PROVIDER_SECRET, body, rig.now())));
    };
    const refuse = { eventId: 'event-0001', reference, submission: 1, decision: { event: 'REFUSE', reasons: [{ code: 'FACE_MISMATCH' }] } };
    expect(await call(refuse, '')).toBe('tokenInvalid');
    expect(await call(refuse, signatureOf('guessed', JSON.stringify(refuse), rig.now()))).toBe('tokenInvalid');
    expect(await call({ ...refuse, decision: { event: 'REVOKE' } })).toMatch(/^badRequest/);
    const torn = JSON.stringify(refuse).slice(0, -1);
    expect(await refusalOf(takeProviderDecision(Buffer.from(torn), signatureOf(PROVIDER_SECRET, torn, rig.now())))).toBe(
      'badRequest||request||not JSON',
    );
    for (const odd of ['event-\u0000', 'event-\ud800']) {
      expect(await call({ ...refuse, eventId: odd })).toBe('badRequest||eventId||not a decision');
      expect(await call({ ...refuse, reference: odd })).toBe('badRequest||reference||not a decision');
      const decision = { event: 'REFUSE', reasons: [{ code: 'FACE_MISMATCH', text: odd }] };
      expect(await call({ ...refuse, decision })).toBe('badRequest||decision.reasons.0.text||not a decision');
    }
    const ask = (requests: unknown) => call({ ...refuse, decision: { event: 'ASK', requests } });
    expect(await ask([{ code: 'address-proof' }])).toBe('badRequest||decision.requests.0.code||not a decision');
    expect(await call({ ...refuse, submission: '1' })).toBe('badRequest||submission||not a decision');
    expect(await call([])).toBe('badRequest||request||not a decision');
    expect(await call({ ...refuse, reference: 'KX-2222-2222-2222' })).toBe('verificationUnknown');
    expect(await call(refuse)).toBe('answered');
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({ status: 'REFUSED', reasons: [{ code: 'FACE_MISMATCH', text: null }] });

    // The same message again changes nothing, whatever has happened since.
    await rig.sendIdentity(actor);
    expect(await call(refuse)).toBe('answered');
    expect((await kyc.record(actor, 'IDENTITY')).status).toBe('IN_REVIEW');
    expect(await call({ eventId: 'event-0002', reference, submission: 2, decision: { event: 'APPROVE' } })).toBe('answered');
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 1 });
    expect(await call({ eventId: 'event-0003', reference, submission: 2, decision: { event: 'APPROVE' } })).toBe(
      'verificationNotNow||VERIFIED',
    );
  });

  it('is a provider who decides on what it was sent, and on nothing that came since', async () => {
    const { kyc, operators, takeProviderDecision } = rig.verification;
    const actor = await rig.user('late', 'riga');
    const { reference } = await rig.sendIdentity(actor);
    let events = 0;
    const decide = (submission: number | undefined, decision: object = { event: 'APPROVE' }) => {
      events += 1;
      const body = JSON.stringify({ eventId: `late-event-${events}`, reference, submission, decision });
      return refusalOf(takeProviderDecision?.(Buffer.from(body), signatureOf(PROVIDER_SECRET, body, rig.now())) ?? Promise.reject());
    };
    const status = async () => (await kyc.record(actor, 'IDENTITY')).status;
    expect(await decide(undefined)).toMatch(/^badRequest/);
    expect(await decide(2)).toBe('verificationStale');
    expect(await decide(1, { event: 'REFUSE', reasons: [{ code: 'FACE_MISMATCH' }] })).toBe('answered');
    await rig.sendIdentity(actor);
    // About the documents that were refused.
    expect(await decide(1)).toBe('verificationStale');
    expect(await status()).toBe('IN_REVIEW');

    const ask = { event: 'ASK' as const, requests: [{ code: 'DOCUMENT_BACK' as const, text: null }] };
    await operators.decide(reference ?? '', ask, by('verification.ask'));
    expect(await decide(2)).toBe('verificationNotNow||MORE_NEEDED');
    const asked = await kyc.requests(actor, 'IDENTITY');
    const answers = asked.requests.map(({ requestId }) => ({ requestId, file: '8' }));
    await kyc.supplement(actor, { level: 'IDENTITY', version: asked.version, answers });
    expect(await decide(2)).toBe('verificationStale');
    expect(await status()).toBe('IN_REVIEW');
    expect(await decide(3)).toBe('answered');
    expect(await status()).toBe('VERIFIED');
  });

  it('is a provider who may ask for more, in its own words', async () => {
    const { kyc, takeProviderDecision } = rig.verification;
    const actor = await rig.user('asks', 'riga');
    const { reference } = await rig.sendIdentity(actor);
    const decision = { event: 'ASK', requests: [{ code: 'DOCUMENT_BACK', text: 'In daylight.' }, { code: 'EXPLANATION' }] };
    const body = JSON.stringify({ eventId: 'event-0200', reference, submission: 1, decision });
    await takeProviderDecision?.(Buffer.from(body), signatureOf(PROVIDER_SECRET, body, rig.now()));
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({
      status: 'MORE_NEEDED',
      requests: [
        { code: 'DOCUMENT_BACK', text: 'In daylight.' },
        { code: 'EXPLANATION', text: null },
      ],
    });
  });

  it('is a provider that hears of what was handed in while it was being told of what was before', async () => {
    const { kyc, operators } = rig.verification;
    const actor = await rig.user('overtaken', 'riga');
    const { reference } = await rig.sendIdentity(actor);
    const told = () =>
      rig.sentToProvider.map(({ body }) => JSON.parse(body)).flatMap((sent) => (sent.reference === reference ? sent.submission : []));
    rig.whileTelling = async () => {
      rig.whileTelling = undefined;
      const ask = { event: 'ASK' as const, requests: [{ code: 'EXPLANATION' as const, text: null }] };
      await operators.decide(reference ?? '', ask, by('verification.ask'));
      const asked = await kyc.requests(actor, 'IDENTITY');
      const answers = asked.requests.map(({ requestId }) => ({ requestId, text: 'A twin.' }));
      await kyc.supplement(actor, { level: 'IDENTITY', version: asked.version, answers });
    };
    await rig.verification.sweep();
    expect(told()).toEqual([1]);
    await rig.verification.sweep();
    expect(told()).toEqual([1, 2]);
  });

  it('is a provider that is followed nowhere else: who sends elsewhere has heard nothing', async () => {
    const asked: string[] = [];
    const provider = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    try {
      rig.providerAt = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/cases`;
      await rig.sendIdentity(await rig.user('moved', 'riga'));
      await rig.verification.sweep();
      expect(asked).toEqual(['/cases']);
      rig.pass(5_000);
      await rig.verification.sweep();
      expect(asked).toEqual(['/cases', '/cases']);
    } finally {
      rig.providerAt = undefined;
      await new Promise((resolve) => provider.close(resolve));
    }
  });

  it('is a provider whose messages are remembered for thirty days, and no longer', async () => {
    const remembered = async () => (await database().query('select 1 from verification_provider_events')).length;
    expect(await remembered()).toBeGreaterThan(0);
    rig.pass(29 * 86_400_000);
    await rig.verification.sweep();
    expect(await remembered()).toBeGreaterThan(0);
    rig.pass(86_400_001);
    await rig.verification.sweep();
    expect(await remembered()).toBe(0);
  });

  it('is not the provider where operators decide', async () => {
    const actor = await rig.user('outside', 'visby');
    const { reference } = await rig.sendIdentity(actor);
    const body = JSON.stringify({ eventId: 'event-0100', reference, submission: 1, decision: { event: 'APPROVE' } });
    expect(
      await refusalOf(
        rig.verification.takeProviderDecision?.(Buffer.from(body), signatureOf(PROVIDER_SECRET, body, rig.now())) ?? Promise.reject(),
      ),
    ).toBe('verificationUnknown');
  });
});
