import type { RiskSign } from '@/domain/withdrawal/risk';
import type { HoldReason } from '@/domain/withdrawal/rules';
import type { WithdrawalStatus } from '@/domain/withdrawal/states';

/** What was asked for: fixed for good. Amounts are ledger units of the asset. */
export interface WithdrawalTerms {
  userId: string;
  brand: string;
  /** Chosen by the client; the same one again is the same withdrawal. */
  clientWithdrawalId: string;
  asset: string;
  chainId: string;
  /** As the network writes it. */
  address: string;
  memo: string | null;
  /** What leaves the wallet ... */
  amount: bigint;
  /** ... the exchange's fee of it; the rest goes to the address. */
  fee: bigint;
}

/** What was known when it was asked for. */
export interface WithdrawalAsked {
  /** As it stood in the address book. */
  label: string | null;
  /** Null where no market knows a price. */
  usdCents: bigint | null;
  score: number;
  signs: readonly RiskSign[];
  /** Browser and system, and the country, of who asked; empty and null where they are not known. */
  device: string;
  country: string | null;
}

export interface WithdrawalRecord extends WithdrawalTerms, WithdrawalAsked {
  /** Decimal digits. */
  withdrawalId: string;
  status: WithdrawalStatus;
  /** Why it is held or waits for an operator; of one that was rejected, what its owner is told. */
  reason: HoldReason | string | null;
  /** Until when it is held. */
  leavesMs: number;
  askedMs: number;
  approvedMs: number | null;
  /** 'rule', or the operators by name. */
  approvedBy: string | null;
  sentMs: number | null;
  endedMs: number | null;
  /** The transaction that counts, as far as that is known. */
  txId: string | null;
  confirmations: number;
  /** When an operator last asked that its transaction is offered again. */
  retryMs: number | null;
}

/** What may change when it goes on. */
export type WithdrawalChanges = Partial<
  Pick<WithdrawalRecord, 'reason' | 'leavesMs' | 'approvedMs' | 'approvedBy' | 'sentMs' | 'txId' | 'confirmations' | 'retryMs'>
>;

/** A transaction that was signed for it. Of all with one sequence number the network takes one, ever. */
export interface WithdrawalTransaction {
  withdrawalId: string;
  /** Counted from 0 within the withdrawal. */
  attempt: number;
  chainId: string;
  sequence: number;
  /** The first with its sequence number: no other withdrawal has the number. */
  isFirst: boolean;
  txId: string;
  raw: string;
  feePercent: number;
  /** Native units. */
  maxFee: bigint;
  signedMs: number;
  /** DEAD: the network will never take it. */
  state: 'SIGNED' | 'TAKEN' | 'DEAD';
}
