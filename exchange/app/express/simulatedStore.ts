import type { MethodKind } from '@/domain/express/methods';
import type { ExpressSide } from '@/domain/express/orderState';
import type { PaymentState } from './provider';

/** A payment as the simulated provider keeps it. */
export interface SimulatedPayment {
  paymentId: string;
  reference: string;
  side: ExpressSide;
  amount: string;
  currency: string;
  methodKind: MethodKind;
  /** How it reads on a statement. */
  merchant: string;
  returnUrl: string;
  state: PaymentState;
  paidWith: string | null;
  createdMs: number;
  expiresMs: number;
  /** A payout that is not made before it is released. */
  isHeld: boolean;
  /** What was chosen for it on the page, the rest of which waits for that. */
  outcome: string | null;
}

/** What it still has to tell. */
export interface SimulatedEvent {
  eventId: string;
  payment: SimulatedPayment;
  state: PaymentState;
}

/** The memory of the simulated provider. */
export interface SimulatedPaymentStore {
  /** The payment under this reference, which is made where there is none. */
  ensure(payment: SimulatedPayment): Promise<SimulatedPayment>;
  find(paymentId: string): Promise<SimulatedPayment | undefined>;
  byReference(reference: string): Promise<SimulatedPayment | undefined>;
  /**
   * Moves a payment on and writes down what is to be told of it, when. Only from one of the states it is said to be in; undefined and nothing
   * written where it is not.
   */
  change(
    paymentId: string,
    from: readonly PaymentState[],
    to: { state: PaymentState; paidWith?: string; outcome?: string },
    nowMs: number,
    tellMs: number | null,
  ): Promise<SimulatedPayment | undefined>;
  /** What is to be told by now, the oldest first. */
  due(nowMs: number, limit: number): Promise<SimulatedEvent[]>;
  told(eventId: string, nowMs: number): Promise<void>;
  later(eventId: string, dueMs: number): Promise<void>;
}

/** What its page and its tests do with it. */
export interface SimulatedPayments {
  find(paymentId: string): Promise<SimulatedPayment | undefined>;
  byReference(reference: string): Promise<SimulatedPayment | undefined>;
  /** Lets something happen to a payment. False where it cannot any more, or nobody knows what it is. */
  act(paymentId: string, outcome: string): Promise<boolean>;
}
