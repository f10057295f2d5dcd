import type { SpotOrderRecord } from '../records/spotOrderRecord';

/** What may change about an order after it was placed. */
export type OrderState = Pick<
  SpotOrderRecord,
  'filledLots' | 'filledQuote' | 'feePaid' | 'reserved' | 'status' | 'closeReason' | 'updatedMs'
>;

export function stateOf({ filledLots, filledQuote, feePaid, reserved, status, closeReason, updatedMs }: SpotOrderRecord): OrderState {
  return { filledLots, filledQuote, feePaid, reserved, status, closeReason, updatedMs };
}
