import { AppError } from '../appError';
import { type ExpressProvider, type OpenedPayment, PAYMENT_STATES, type PaymentNews } from './provider';

/** Numbers of payments, and addresses of pages: what every database, log and page takes as it is. */
const PAYMENT_ID = /^[\x20-\x7e]{1,200}$/;
const REFERENCE = /^[\x21-\x7e]{1,60}$/;
const PAY_URL = /^[\x21-\x7e]{1,4000}$/;
const MOST_PAID_WITH = 60;
const CONTROLS = /\p{C}/gu;

const isText = (value: unknown, rule: RegExp): value is string => typeof value === 'string' && rule.test(value);

/** "Visa ·· 4471" is read by people alone: what cannot be stored of it is left out. */
function tidy(paidWith: unknown): string | null {
  if (typeof paidWith !== 'string') return null;
  return Array.from(paidWith.replace(CONTROLS, '').trim()).slice(0, MOST_PAID_WITH).join('') || null;
}

function checkedOpening(name: string, opened: OpenedPayment): OpenedPayment {
  const { paymentId, payUrl } = opened;
  if (!isText(paymentId, PAYMENT_ID) || !isText(payUrl, PAY_URL))
    throw new Error(`${name} has opened a payment without a number or a page`);
  return { paymentId, payUrl };
}

function checkedNews({ paymentId, reference, state, paidWith }: PaymentNews): PaymentNews | undefined {
  const isNews = isText(paymentId, PAYMENT_ID) && PAYMENT_STATES.includes(state);
  return isNews
    ? { paymentId, reference: isText(reference, REFERENCE) ? reference : undefined, state, paidWith: tidy(paidWith) }
    : undefined;
}

/**
 * A provider that is believed no more than its port says: a number that could not be stored would be refused in the midst of what moves
 * money, and its payment be known to nobody.
 */
export function withCheckedAnswers(provider: ExpressProvider): ExpressProvider {
  const { name } = provider;
  return {
    name,
    get methods() {
      return provider.methods;
    },
    open: async (request) => checkedOpening(name, await provider.open(request)),
    stateOf: async (paymentId) => {
      const news = checkedNews(await provider.stateOf(paymentId));
      if (news?.paymentId !== paymentId) throw new Error(`${name} does not say how a payment stands`);
      return news;
    },
    cancel: async (paymentId) => {
      const isLetGo: unknown = await provider.cancel(paymentId);
      // What is neither is no word to free coins by.
      if (typeof isLetGo !== 'boolean') throw new Error(`${name} does not say whether it has let go of a payment`);
      return isLetGo;
    },
    release: (paymentId) => provider.release(paymentId),
    refund: (paymentId) => provider.refund(paymentId),
    readNews: (body, signature, now) => {
      const news = checkedNews(provider.readNews(body, signature, now));
      if (!news) throw new AppError('badRequest', 'body', 'not news of a payment');
      return news;
    },
  };
}
