import type { CreateExpressOrder } from '@/contract/express';
import { PLAIN_GROUND, PLAIN_STANDING } from '@/domain/account/standing';
import type { Level } from '@/domain/verification/levels';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { createAsking } from '@/exchange/app/express/asking';
import type { ExpressContext } from '@/exchange/app/express/context';
import { createExpressOrder } from '@/exchange/app/express/createOrder';
import { askAboutLooked, lookAfterOrders } from '@/exchange/app/express/lookAfter';
import { quotePrice } from '@/exchange/app/express/prices';
import { takePaymentNews } from '@/exchange/app/express/webhook';
import { createInTurn } from '@/exchange/app/inTurn';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Database } from '@/exchange/app/ports/database';
import { createTogether } from '@/exchange/app/together';
import { createExpressRepository } from '@/exchange/db/express/expressRepository';
import { createSimulatedPayments } from '@/exchange/db/express/simulatedPayments';
import { createSimulatedProvider } from '@/exchange/payments/simulated/simulatedProvider';
import { DAY_MS, startReferral } from './referralRig';
import { silentLog } from './silentLog';

export const WEBHOOK_SECRET = 'secret of the provider';

const PASSWORD = 'right';
const SALE_PROOF = { currentPassword: PASSWORD, ticket: 't'.repeat(43), code: '123456' };
const CALLER = { brand: 'kontor', host: 'kontor.localhost', ip: '192.0.2.1', language: 'en', userAgent: '' };

let serial = 0;

/** Express trading over a database, by whoever writes money there at the moment. */
export function expressOn(
  database: Database,
  { writer, clock }: { writer: ExpressContext['writer'] & { scales: ReadonlyMap<string, number> }; clock: Clock },
) {
  const rates = new Map([
    ['BTC', '90000'],
    ['USDT', '1'],
    ['EUR', '1.1'],
  ]);
  const told: string[] = [];
  const state = { level: 2 as Level, limitUsd: '1000000', isDeaf: false, isSavedOnly: false, isAway: false };
  /** What sales were proven with. */
  const proven: string[] = [];
  const provider = createSimulatedProvider({
    store: createSimulatedPayments(database),
    secret: WEBHOOK_SECRET,
    pagePath: '/pay',
    notify: async (body, signature) => {
      if (state.isDeaf) throw new Error('nobody answers');
      await takePaymentNews(context, [provider], body, signature);
    },
    clock,
    log: silentLog,
  });
  const context: ExpressContext = {
    writer,
    store: createExpressRepository(database),
    providerOf: () => provider,
    providerNamed: () => (state.isAway ? undefined : provider),
    brandOf: () => ({ name: 'Kontor', hasBuy: true, hasSell: true, coins: ['BTC'], slogans: {}, origin: 'http://kontor.localhost' }),
    rates: () => rates,
    scales: writer.scales,
    levelOf: async () => state.level,
    limitUsd: async () => state.limitUsd,
    sales: {
      sendSaleCode: () => Promise.reject(new Error('codes are of the accounts')),
      challenge: () => Promise.reject(new Error('passkeys are of the accounts')),
      proveSale: async (_actor, _caller, { currentPassword }, { told: { amount = '' } }) => {
        if (currentPassword !== PASSWORD) throw new AppError('credentialsInvalid');
        proven.push(amount);
      },
    },
    inTurn: createInTurn(),
    together: createTogether(),
    unwritten: new Map(),
    asking: createAsking({ atOnce: 8, patienceMs: 10_000 }, silentLog),
    refuseBesidesSaved: async () => {
      if (state.isSavedOnly) throw new AppError('addressNotSaved');
    },
    standingChanged: (userId) => told.push(userId),
    terms: {
      spreadPercent: '0',
      feePercent: '0.3',
      priceSeconds: 20,
      paySeconds: 600,
      holdHours: 24,
      approval: { approvalUsd: 10_000, fourEyesUsd: 100_000 },
    },
    secret: 'prices',
    clock,
    log: silentLog,
  };
  const standing = { ...PLAIN_STANDING, isVerified: true };
  /** As asked for now, at the price of now; asked again it is the same. */
  const prepare = (actor: Actor, over: Partial<CreateExpressOrder> = {}) => {
    serial += 1;
    const asked = { side: over.side ?? 'BUY', currency: over.currency ?? 'EUR', coin: over.coin ?? 'BTC' } as const;
    const { price, validUntil, priceToken } = quotePrice(context, actor.brand, asked);
    const proof = asked.side === 'SELL' ? SALE_PROOF : {};
    const wanted = {
      ...asked,
      ...proof,
      methodId: 'card',
      amount: '500',
      price,
      validUntil,
      priceToken,
      clientOrderId: `o-${serial}`,
      ...over,
    };
    const who = { ...actor, sessionId: '1', sessionEndsMs: clock.now() + DAY_MS, standing };
    return () => createExpressOrder(context, who, wanted, { ground: PLAIN_GROUND, caller: CALLER });
  };
  const order = (actor: Actor, over: Partial<CreateExpressOrder> = {}) => prepare(actor, over)();
  const paymentOf = async (orderId: string) => {
    const found = await context.store.byId(orderId);
    if (!found?.paymentId) throw new Error('no payment was opened');
    return found.paymentId;
  };
  return {
    ...{ writer, clock, context, provider, rates, told, proven, state, prepare, order, paymentOf },
    act: async (orderId: string, outcome: string) => provider.act(await paymentOf(orderId), outcome),
    turn: async () => {
      await provider.tell();
      await lookAfterOrders(context);
      await askAboutLooked(context);
    },
    read: async (orderId: string) => {
      const found = await context.store.byId(orderId);
      if (!found) throw new Error('no such order');
      return found;
    },
  };
}

/** Express trading over a database of the test: BTC at 90,000 USD, a euro at 1.1; clock, messages and levels are the test's. */
export async function startExpress(database: Database) {
  const rig = await startReferral(database);
  return { ...expressOn(database, rig.money), rig, writer: rig.money.writer, clock: rig.money.clock };
}
