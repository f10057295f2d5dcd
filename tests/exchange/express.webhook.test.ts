import type { FastifyInstance } from 'fastify';
import { type ExpressProvider, PAYMENT_STATES } from '@/exchange/app/express/provider';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { signatureOf } from '@/exchange/app/messageSignature';
import { buildHttpServer } from '@/exchange/http/httpServer';
import { createMetrics } from '@/exchange/http/metrics';
import { registerPaymentWebhook } from '@/exchange/http/paymentWebhook';
import { createLogger } from '@/exchange/logger';
import { plainAccess } from '../support/exchangeApp';
import { startExpress, WEBHOOK_SECRET } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';
import { startFront } from '../support/webFront';

jest.setTimeout(60_000);

// What a payment provider meets when it calls: over HTTP, through the web's server, as it is called from elsewhere.
describeOnDatabase('the webhook of payments', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let app: FastifyInstance;
  let front: Awaited<ReturnType<typeof startFront>>;

  const open = async (requestsPerMinute: number) => {
    // Every visitor is turned away: a provider is none.
    const access = {
      ...plainAccess,
      authenticate: async () => undefined,
      brandOf: () => 'kontor',
      isOffered: () => true,
      isBlocked: () => true,
    };
    app = await buildHttpServer({ log: createLogger('silent'), access, metrics: createMetrics(), trustedProxies: [], requestsPerMinute });
    registerPaymentWebhook(app, (body, signature) => takePaymentNews(express.context, [express.provider], body, signature));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    front = await startFront({ exchangePort: typeof address === 'object' && address ? address.port : 0 });
  };
  beforeAll(async () => {
    express = await startExpress(database());
    // What happens to payments is told by the test alone.
    express.state.isDeaf = true;
  });
  afterEach(async () => {
    await front.close();
    await app.close();
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await express.rig.money.writer.stop();
  });

  type State = Awaited<ReturnType<ExpressProvider['stateOf']>>['state'];
  const call = async (body: string, signature = signatureOf(WEBHOOK_SECRET, body, express.clock.now())) => {
    const headers = { 'content-type': 'application/json', 'x-kontor-signature': signature };
    return (await fetch(`http://127.0.0.1:${front.port}/api/express/webhook`, { method: 'POST', headers, body })).status;
  };
  const begin = async () => {
    const user = await express.rig.join();
    const { orderId } = await express.order(user);
    const paymentId = await express.paymentOf(orderId);
    const said = (state: State, eventId: string = state) => JSON.stringify({ eventId, paymentId, state, paidWith: 'Visa ·· 4471' });
    return { orderId, said, tell: (state: State) => call(said(state)), state: async () => (await express.read(orderId)).state };
  };

  it('is heard when it is signed, and neither with another signature, another body, none, nor one of long ago', async () => {
    await open(1_000);
    const { said, state, tell } = await begin();
    const now = express.clock.now();
    const body = said('PAID');
    for (const [sent, signature] of [
      [body, signatureOf('another secret', body, now)],
      [`${body} `, signatureOf(WEBHOOK_SECRET, body, now)],
      [body, ''],
      [body, 't=0,v1=00'],
      [body, signatureOf(WEBHOOK_SECRET, body, now - 301_000)],
      [body, signatureOf(WEBHOOK_SECRET, body, now + 301_000)],
    ] as const)
      expect(await call(sent, signature)).toBe(401);
    expect(await state()).toBe('WAITING');
    expect(await tell('PAID')).toBe(200);
    expect(await state()).toBe('DELIVERED');
  });

  it('says what is none of its events, and that a payment is not known yet', async () => {
    await open(1_000);
    expect(await call('{}')).toBe(400);
    expect(await call('nothing')).toBe(400);
    expect(await call(JSON.stringify({ eventId: '1', paymentId: 'pay_none', state: 'PAID', paidWith: null }))).toBe(404);
  });

  it('delivers once, recorded and replayed or told twice at the same moment', async () => {
    await open(1_000);
    const { orderId, said, state } = await begin();
    const body = said('PAID');
    const signature = signatureOf(WEBHOOK_SECRET, body, express.clock.now());
    expect(await Promise.all([call(body, signature), call(body, signature), call(said('PAID', 'again'))])).toEqual([200, 200, 200]);
    expect(await call(body, signature)).toBe(200);
    expect(await state()).toBe('DELIVERED');
    const postings = await database().query(`select kind from ledger_postings where reference = $1 and kind like 'express.%'`, [orderId]);
    expect(postings).toEqual([{ kind: 'express.buy' }]);
    express.clock.advance(301_000);
    expect(await call(body, signature)).toBe(401);
  });

  it('ends in the same way in whatever order it is told', async () => {
    await open(1_000);
    // A refusal behind the payment is late; a payment behind a refusal goes back; a chargeback before the payment lets nothing be delivered.
    const ends: [told: State[], end: string][] = [
      [['PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'OPEN'], 'DELIVERED'],
      [['FAILED', 'PAID'], 'REFUNDED'],
      [['EXPIRED', 'PAID', 'PAID'], 'REFUNDED'],
      [['CHARGED_BACK', 'PAID'], 'CHARGED_BACK'],
      [['SETTLED', 'CHARGED_BACK', 'PAID'], 'CHARGED_BACK'],
      [['PAID', 'CHARGED_BACK', 'CHARGED_BACK'], 'CHARGED_BACK'],
    ];
    for (const [told, end] of ends) {
      const { orderId, tell, state } = await begin();
      for (const one of told) expect(await tell(one)).toBe(200);
      expect([told, await state()]).toEqual([told, end]);
      const rows = await database().query<{ sum: string }>(
        `select coalesce(sum(e.amount), 0)::text as sum from ledger_postings p join ledger_entries e on e.posting_id = p.id
           join accounts a on a.id = e.account_id where p.reference = $1 and p.kind like 'express.%' and a.owner_type = 'user'`,
        [orderId],
      );
      // What was delivered is there; whatever ended otherwise left nothing with the user.
      expect(rows[0]?.sum !== '0').toBe(end === 'DELIVERED');
    }
    expect(PAYMENT_STATES).toHaveLength(8);
  });

  it('is about the payment of whoever tells it, though another numbers one alike', async () => {
    await open(1_000);
    const [first, second] = [await begin(), await begin()];
    const paymentId = await express.paymentOf(first.orderId);
    await database().query('update express_orders set provider = $2, payment_id = $3 where id = $1::bigint', [
      second.orderId,
      'Other',
      paymentId,
    ]);
    expect(await first.tell('PAID')).toBe(200);
    expect([await first.state(), await second.state()]).toEqual(['DELIVERED', 'WAITING']);
  });

  it('has a budget', async () => {
    await open(10);
    expect([await call('{}', ''), await call('{}', ''), await call('{}', '')]).toEqual([401, 401, 429]);
  });
});
