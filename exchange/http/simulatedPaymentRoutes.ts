import type { FastifyInstance, FastifyReply } from 'fastify';
import { SIMULATED_PAYMENT_ACT_PATH, SIMULATED_PAYMENT_PATH } from '@/contract/webhook';
import { AppError } from '../app/appError';
import type { SimulatedPayments } from '../app/express/simulatedStore';
import { CALL_COSTS } from './callLimits';
import { loopbackOnly } from './loopbackOnly';
import { pathOf, simulatedPaymentPage } from './simulatedPaymentPage';

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
/** By its own name: that is how the page of a payment is known. */
const NAME = /^pay_[A-Za-z0-9_-]{43}$/;
const MOST_BYTES = 2_048;
/** Visitors' calls as all others: each asks the database. */
const COUNTED = { isPublic: true, cost: CALL_COSTS.history };

const protect = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', POLICY.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff');

async function found(payments: SimulatedPayments, name: unknown) {
  const payment = typeof name === 'string' && NAME.test(name) ? await payments.find(name) : undefined;
  if (!payment) throw new AppError('notFound');
  return payment;
}

/**
 * The simulated provider's own page, which the web passes on, and the hand of tests and demonstrations on this machine
 * (`POST /express/simulated/outcome`: the order's number and an outcome).
 */
export function registerSimulatedPayments(app: FastifyInstance, payments: SimulatedPayments): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(SIMULATED_PAYMENT_PATH, { config: COUNTED }, async (request, reply) => {
      const payment = await found(payments, (request.query as { payment?: unknown }).payment);
      return protect(reply).type('text/html; charset=utf-8').send(simulatedPaymentPage(payment));
    });
    scope.post(SIMULATED_PAYMENT_ACT_PATH, { config: COUNTED, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const payment = await found(payments, form.get('payment'));
      // The button that goes back names its outcome behind the one that was chosen.
      await payments.act(payment.paymentId, form.getAll('outcome').at(-1) ?? '');
      return protect(reply).redirect(pathOf(payment.returnUrl), 303);
    });
    scope.post('/express/simulated/outcome', { onRequest: loopbackOnly, bodyLimit: MOST_BYTES }, async (request) => {
      const { number, outcome } = (request.body ?? {}) as { number?: unknown; outcome?: unknown };
      const payment = await payments.byReference(String(number));
      if (!payment) throw new AppError('notFound');
      return { isDone: await payments.act(payment.paymentId, String(outcome)) };
    });
  });
}
