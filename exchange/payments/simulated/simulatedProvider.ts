import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { oneOf } from '@/contract/primitives';
import { AppError } from '../../app/appError';
import { type ExpressProvider, PAYMENT_STATES, type PaymentNews, type PaymentState, type ProviderMethod } from '../../app/express/provider';
import type { SimulatedPayment, SimulatedPaymentStore, SimulatedPayments } from '../../app/express/simulatedStore';
import { isSigned, signatureOf } from '../../app/messageSignature';
import type { Clock } from '../../app/ports/clock';
import type { Log } from '../../app/ports/log';
import { newToken } from '../../app/tokens';
import { isOutcome, type OutcomeStep, outcomes } from './outcomes';

const CURRENCIES = ['EUR', 'USD'];
const BOTH = ['BUY', 'SELL'] as const;

const METHODS: readonly ProviderMethod[] = [
  { methodId: 'card', kind: 'CARD', name: null, sides: BOTH, feePercent: '1.5', min: '30', max: '15000', minMinutes: 0, maxMinutes: 0 },
  { methodId: 'bank', kind: 'BANK', name: null, sides: BOTH, feePercent: '0', min: '30', max: '50000', minMinutes: 1440, maxMinutes: 2880 },
  {
    methodId: 'apple-pay',
    kind: 'WALLET',
    name: 'Apple Pay',
    sides: ['BUY'],
    feePercent: '1.5',
    min: '30',
    max: '15000',
    minMinutes: 0,
    maxMinutes: 0,
  },
].map((method) => ({ ...method, currencies: CURRENCIES }) as ProviderMethod);

const Message = Compile(
  Type.Object({
    eventId: Type.String({ maxLength: 40 }),
    paymentId: Type.String({ maxLength: 60 }),
    reference: Type.Optional(Type.String({ maxLength: 60 })),
    state: oneOf(PAYMENT_STATES),
    paidWith: Type.Union([Type.Null(), Type.String({ maxLength: 60 })]),
  }),
);

interface SimulatedOptions {
  store: SimulatedPaymentStore;
  /** Signs what is told, as a real provider signs with the secret of its account. */
  secret: string;
  /** Path of the page that is shown. */
  pagePath: string;
  /** Where what happened is told: the exchange's webhook. */
  notify: (body: Buffer, signature: string) => Promise<unknown>;
  clock: Clock;
  log: Log;
}

const RETRY_MS = 5_000;
const PIECE = 50;

/** The provider, and what people do on its page. */
export interface SimulatedProvider extends ExpressProvider, SimulatedPayments {
  /** Tells what is to be told by now. */
  tell(): Promise<void>;
}

/** A payment company in miniature, for practice coins, tests and demonstrations: no money moves and no card is asked for. */
export function createSimulatedProvider({ store, secret, pagePath, notify, clock, log }: SimulatedOptions): SimulatedProvider {
  const newsOf = ({ paymentId, reference, state, paidWith }: SimulatedPayment): PaymentNews => ({ paymentId, reference, state, paidWith });

  /** Nothing is taken after its time. */
  async function current(paymentId: string): Promise<SimulatedPayment> {
    const payment = await store.find(paymentId);
    if (!payment) throw new Error('no such payment');
    if (payment.state !== 'OPEN' || clock.now() <= payment.expiresMs) return payment;
    return (await store.change(paymentId, ['OPEN'], { state: 'EXPIRED' }, clock.now(), clock.now())) ?? current(paymentId);
  }

  async function tellOne(eventId: string, { paymentId, reference, paidWith }: SimulatedPayment, state: PaymentState): Promise<void> {
    const body = Buffer.from(JSON.stringify({ eventId: `sim-${eventId}`, paymentId, reference, state, paidWith }));
    try {
      await notify(body, signatureOf(secret, body, clock.now()));
      await store.told(eventId, clock.now());
    } catch (error) {
      await store.later(eventId, clock.now() + RETRY_MS);
      log.info({ err: error, paymentId }, 'a simulated payment could not be told; it is told again');
    }
  }

  async function tell(): Promise<void> {
    for (const { eventId, payment, state } of await store.due(clock.now(), PIECE)) await tellOne(eventId, payment, state);
  }

  async function go(paymentId: string, steps: readonly OutcomeStep[], outcome?: string): Promise<boolean> {
    const now = clock.now();
    let isDone = false;
    for (const { from, state, paidWith, afterMs } of steps)
      if (await store.change(paymentId, from, { state, paidWith, outcome }, now, now + afterMs)) isDone = true;
    return isDone;
  }

  return {
    name: 'Paywell',
    methods: METHODS,
    open: async ({ side, reference, amount, currency, methodId, statement, returnUrl, expiresMs, isHeld }) => {
      const methodKind = METHODS.find((method) => method.methodId === methodId)?.kind ?? 'CARD';
      const fresh: SimulatedPayment = {
        ...{ paymentId: `pay_${newToken()}`, reference, side, amount, currency, methodKind, returnUrl, expiresMs, isHeld },
        ...{ merchant: statement, state: 'OPEN', paidWith: null, outcome: null, createdMs: clock.now() },
      };
      const { paymentId } = await store.ensure(fresh);
      return { paymentId, payUrl: `${pagePath}?payment=${paymentId}` };
    },
    stateOf: async (paymentId) => newsOf(await current(paymentId)),
    cancel: async (paymentId) => {
      const { state, isHeld } = await current(paymentId);
      if (state === 'CANCELLED' || state === 'EXPIRED' || state === 'FAILED') return true;
      return (await store.change(paymentId, isHeld ? ['OPEN', 'PAID'] : ['OPEN'], { state: 'CANCELLED' }, clock.now(), null)) !== undefined;
    },
    release: async (paymentId) => {
      const { outcome } = await current(paymentId);
      if (outcome !== null && isOutcome(outcome)) await go(paymentId, outcomes[outcome].slice(1));
    },
    refund: async (paymentId) => {
      await store.change(paymentId, ['PAID', 'SETTLED'], { state: 'REFUNDED' }, clock.now(), null);
    },
    readNews: (body, signature, now) => {
      if (!isSigned(secret, body, signature, now)) throw new AppError('tokenInvalid');
      let value: unknown;
      try {
        value = JSON.parse(body.toString());
      } catch {
        throw new AppError('badRequest', 'request', 'not JSON');
      }
      if (!Message.Check(value)) throw new AppError('badRequest', 'request', 'not an event');
      return { paymentId: value.paymentId, reference: value.reference, state: value.state, paidWith: value.paidWith };
    },
    find: store.find,
    byReference: store.byReference,
    act: async (paymentId, outcome) => {
      if (!isOutcome(outcome)) return false;
      const { isHeld } = await current(paymentId);
      // A payout that is held is promised; the rest of it comes with its release.
      const isDone = isHeld ? await go(paymentId, outcomes[outcome].slice(0, 1), outcome) : await go(paymentId, outcomes[outcome]);
      await tell();
      return isDone;
    },
    tell,
  };
}
