import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import type { ContractTarget } from './target';

/** Sends a call, checks the answer against the schema, and returns its data. */
export type CheckedCall = <Name extends EndpointName>(name: Name, params: CallParams<Name>, file?: Buffer) => Promise<CallData<Name>>;

export interface Step {
  title: string;
  /** Every call the step makes. */
  calls: readonly EndpointName[];
  /** Needs codes from the mailbox; another backend may keep them to itself. */
  needsMail?: boolean;
  run(call: CheckedCall, target: ContractTarget): Promise<void>;
}

/** Makes what is sent different from what another run sent to the same backend. */
export const stamp = Date.now().toString(36);

/** The market that is traded. */
export const SYMBOL = process.env.CONTRACT_SYMBOL ?? 'BTC_USDT';
