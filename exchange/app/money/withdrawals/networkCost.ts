import type { Posting } from '../ledger/posting';

/** What a network took for a transaction, in ledger units of its own coin. */
export interface NetworkCost {
  asset: string;
  amount: bigint;
}

/** It left custody, and the exchange has paid it. */
export const costEntries = ({ asset, amount }: NetworkCost): Posting['entries'] => [
  { owner: { type: 'system', name: 'custody' }, asset, amount },
  { owner: { type: 'system', name: 'networkCosts' }, asset, amount: -amount },
];
