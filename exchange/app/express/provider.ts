import type { MethodKind } from '@/domain/express/methods';
import type { ExpressSide } from '@/domain/express/orderState';

/** A way to pay, or to be paid, that a provider offers in a currency. */
export interface ProviderMethod {
  methodId: string;
  kind: MethodKind;
  /** As people know it, in every language alike (Apple Pay); null: what its kind is called. */
  name: string | null;
  sides: readonly ExpressSide[];
  currencies: readonly string[];
  /** Percent of the total. */
  feePercent: string;
  /** Of one payment, in the currency. */
  min: string;
  max: string;
  /** How long the money takes; both 0: at once. */
  minMinutes: number;
  maxMinutes: number;
}

/** What the provider is asked to take, or to pay out. Asked again under one reference it answers with the same payment. */
export interface PaymentRequest {
  side: ExpressSide;
  /** The order's number, by which both know it. */
  reference: string;
  amount: string;
  currency: string;
  methodId: string;
  /** How it reads on a statement. */
  statement: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  /** Nothing is taken after it, ms since 1970. */
  expiresMs: number;
  /** A payout that is promised, and not paid before `release`: an operator looks first. */
  isHeld: boolean;
}

export interface OpenedPayment {
  paymentId: string;
  /** The provider's page. Numbers of cards are typed there and nowhere else. */
  payUrl: string;
}

/**
 * How a payment stands. Of a payout `PAID` is the promise to pay out, and `SETTLED` that the money has arrived; a payment is settled with
 * `PAID`. A payment that is `REFUNDED` although nobody here asked for it, by a person at the provider, takes its coins back as one that is
 * `CHARGED_BACK`.
 */
export const PAYMENT_STATES = ['OPEN', 'PAID', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface PaymentNews {
  paymentId: string;
  /** The order's number, where the provider says it: a payment that was opened and could not be written down is known by it. */
  reference?: string | undefined;
  state: PaymentState;
  /** "Visa ·· 4471": at most the last four digits. */
  paidWith: string | null;
}

/**
 * Whoever takes payments and pays out. What it tells may come late, twice and in any order; what it is asked may be asked again.
 * Adding one is one file that keeps this and a line in `exchange/compose/paymentProviders.ts` (docs/OPERATING.md, "Payment providers").
 */
export interface ExpressProvider {
  /** As people are told it. */
  readonly name: string;
  readonly methods: readonly ProviderMethod[];
  /** @throws Error when it cannot be reached; the order stays, and is tried again */
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** For what its messages should have said. */
  stateOf(paymentId: string): Promise<PaymentNews>;
  /** False where it is too late: the payment was made, or the payout promised. One that is held is let go of until it is released. */
  cancel(paymentId: string): Promise<boolean>;
  /** Has a payout made that was held. @throws Error when it cannot be reached; it is told again */
  release(paymentId: string): Promise<void>;
  /** Gives back what was paid, once: asked again it has given it back. */
  refund(paymentId: string): Promise<void>;
  /** What a call to the webhook says. @throws AppError tokenInvalid: not signed, or too long ago; badRequest */
  readNews(body: Buffer, signature: string, now: number): PaymentNews;
}
