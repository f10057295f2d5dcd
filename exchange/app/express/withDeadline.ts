import { inTime } from '../inTime';
import type { ExpressProvider, OpenedPayment } from './provider';

/** No answer of `open` came in time. One that comes later is of a payment that is there: it may not be lost. */
export class LateOpening extends Error {
  constructor(
    message: string,
    readonly answer: Promise<OpenedPayment>,
  ) {
    super(message);
  }
}

/** A provider whose every answer is waited for so long and no longer. What it was asked may be asked again: it is one that keeps that. */
export function withDeadline(provider: ExpressProvider, ms: number): ExpressProvider {
  const { name } = provider;
  const late = `${name} did not answer within ${ms} ms`;
  const timely = <Answer>(answer: Promise<Answer>) => inTime(ms, answer, () => new Error(late));
  return {
    name,
    get methods() {
      return provider.methods;
    },
    open: (request) => {
      const answer = provider.open(request);
      return inTime(ms, answer, () => new LateOpening(late, answer));
    },
    stateOf: (paymentId) => timely(provider.stateOf(paymentId)),
    cancel: (paymentId) => timely(provider.cancel(paymentId)),
    release: (paymentId) => timely(provider.release(paymentId)),
    refund: (paymentId) => timely(provider.refund(paymentId)),
    readNews: (body, signature, now) => provider.readNews(body, signature, now),
  };
}
