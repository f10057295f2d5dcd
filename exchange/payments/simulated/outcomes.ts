import type { PaymentState } from '../../app/express/provider';

export interface OutcomeStep {
  from: readonly PaymentState[];
  state: PaymentState;
  paidWith?: string;
  /** Told so much later, ms. */
  afterMs: number;
}

const paid = (paidWith: string, afterMs = 0): OutcomeStep => ({ from: ['OPEN'], state: 'PAID', paidWith, afterMs });
const CHARGE_BACK: OutcomeStep = { from: ['PAID', 'SETTLED'], state: 'CHARGED_BACK', afterMs: 0 };

/** What can happen to a payment. Several steps are told one by one, as late as they say. */
const steps = {
  'pay-card': [paid('Visa ·· 4471')],
  'pay-wallet': [paid('Apple Pay ·· 4471')],
  'transfer-arrives': [paid('IBAN ·· 3000')],
  /** The message is late: the page comes back before it. */
  'pay-late': [paid('Visa ·· 4471', 8_000)],
  decline: [{ from: ['OPEN'], state: 'FAILED', afterMs: 0 }],
  cancel: [{ from: ['OPEN'], state: 'CANCELLED', afterMs: 0 }],
  expire: [{ from: ['OPEN'], state: 'EXPIRED', afterMs: 0 }],
  /** Charged back half a minute after the coins are there. */
  'pay-charge-back': [paid('Visa ·· 0259'), { ...CHARGE_BACK, afterMs: 30_000 }],
  'charge-back': [CHARGE_BACK],
  /** A payout: promised, then arrived; or promised and sent back. */
  'pay-out': [paid('IBAN ·· 3000'), { from: ['PAID'], state: 'SETTLED', afterMs: 5_000 }],
  'pay-out-returned': [paid('IBAN ·· 3000'), { from: ['PAID'], state: 'FAILED', afterMs: 5_000 }],
} as const satisfies Record<string, readonly OutcomeStep[]>;

export type SimulatedOutcome = keyof typeof steps;
export const outcomes: Readonly<Record<SimulatedOutcome, readonly OutcomeStep[]>> = steps;
export const isOutcome = (name: string): name is SimulatedOutcome => Object.hasOwn(outcomes, name);
