import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@/exchange/app/appError';
import type { ExpressProvider } from '@/exchange/app/express/provider';
import { isSigned, signatureOf } from '@/exchange/app/messageSignature';
import { buildExchange, type Exchange } from '@/exchange/buildApp';
import { connectedProviders, type ListedProvider, paymentProviders, realPaymentsBy } from '@/exchange/compose/paymentProviders';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { fillDataFolder } from '../support/pgliteImage';

jest.setTimeout(60_000);

const SECRET = 'of the account at the provider';

/** A provider as somebody adds one: what keeps the port, and its line. */
const acme: ExpressProvider = {
  name: 'Acme',
  methods: [
    {
      ...{ methodId: 'card', kind: 'CARD', name: null, sides: ['BUY'], currencies: ['EUR'] },
      ...{ feePercent: '1', min: '20', max: '1000', minMinutes: 0, maxMinutes: 0 },
    },
  ],
  open: async () => ({ paymentId: 'p', payUrl: 'https://acme.example/p' }),
  stateOf: async (paymentId) => ({ paymentId, state: 'OPEN', paidWith: null }),
  cancel: async () => true,
  release: async () => {},
  refund: async () => {},
  readNews: (body, signature, now) => {
    if (!isSigned(SECRET, body, signature, now)) throw new AppError('tokenInvalid');
    return { paymentId: body.toString(), state: 'PAID', paidWith: null };
  },
};
const listed: readonly ListedProvider[] = [
  ...paymentProviders,
  // Any setting that can be absent stands for the provider's own.
  { setting: 'VERIFICATION_PROVIDER_SECRET', isReal: true, open: () => acme },
];

describe('a payment provider that a setting connects', () => {
  const open = () => acme;

  it.each([null, '', false, 0, []])('is not there while that is %j', (value) => {
    const settings = { ...readSettings({}), VERIFICATION_PROVIDER_SECRET: value } as never;
    expect(realPaymentsBy(settings, listed)).toBeUndefined();
    expect(connectedProviders(settings, listed)).toEqual(paymentProviders);
  });

  it('is one wherever money is taken', () => {
    // @ts-expect-error brands of practice coins would be served beside money that no setting stands for
    const real: ListedProvider = { setting: null, isReal: true, open };
    expect(real.open).toBe(open);
  });
});

describe('a payment provider that is real', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-provider-'));
  const brands = join(folder, 'brands');
  const data = join(folder, 'data');
  const dress = (practice: boolean) => {
    cpSync('brands/kontor', join(brands, 'kontor'), { recursive: true });
    const file = JSON.parse(readFileSync('brands/kontor/site.json', 'utf8'));
    writeFileSync(join(brands, 'kontor', 'site.json'), JSON.stringify({ ...file, practice }));
  };
  beforeAll(() => fillDataFolder(data));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const build = () => {
    const provider = { VERIFICATION_PROVIDER_URL: 'https://acme.example', VERIFICATION_PROVIDER_SECRET: SECRET };
    const settings = readSettings({ DATA_DIR: data, DATABASE_FLUSH: 'off', BRANDS_DIR: brands, PRACTICE_RATE: '0', ...provider });
    expect(connectedProviders(settings, paymentProviders).some(({ isReal }) => isReal)).toBe(false);
    expect(realPaymentsBy(readSettings({}), listed)).toBeUndefined();
    return buildExchange(settings, createLogger('silent'), undefined, undefined, listed);
  };
  const tradesForMoney = async ({ app }: Exchange) => (await app.inject('/site/config')).json().data.supportExpressTrading;

  it('is refused beside a brand of practice coins, whose coins would be sold for money', async () => {
    dress(true);
    await expect(build()).rejects.toMatchObject({
      exitCode: 16,
      message: expect.stringMatching(
        /^Setting DEFAULT_BRAND: .*kontor\/site.json is not served \(practice: practice coins would be sold for real money of the payment provider that VERIFICATION_PROVIDER_SECRET connects\)\.$/,
      ),
    });
  });

  it('is there with its line alone: offered, and heard beside the simulated one', async () => {
    dress(false);
    const exchange = await build();
    try {
      expect(await tradesForMoney(exchange)).toBe(true);
      const told = async (secret: string, payload = 'a-payment-nobody-has') => {
        const headers = { 'content-type': 'application/json', 'x-kontor-signature': signatureOf(secret, payload, Date.now()) };
        return (await exchange.app.inject({ method: 'POST', url: '/express/webhook', headers, payload })).statusCode;
      };
      // Signed by nobody we know, and signed by the provider of a payment that is not written down yet.
      expect([await told('another'), await told(SECRET)]).toEqual([401, 404]);
      // It is believed no more than its port says: a number that no payment can have is not looked for.
      expect(await told(SECRET, 'a\u0001b')).toBe(400);
      const methods = await exchange.app.inject('/express/payment-methods?side=BUY&currency=EUR');
      expect(methods.json().data).toMatchObject([{ methodId: 'card', provider: 'Acme' }]);
    } finally {
      await exchange.stop();
    }
  });
});
