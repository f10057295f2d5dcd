import type { OperatorParams } from '@/contract/operator';
import type { AuditRecord } from '../auditRecord';
import type { Chains } from '../custody/chains';
import type { creditOne } from '../custody/deposits/creditReady';
import type { DepositRow, FollowStore, OwnDepositStore } from '../custody/deposits/depositStore';
import type { Followers } from '../custody/deposits/followers';
import type { HotAlarm, HotWallets } from '../custody/hot/hotWallets';
import type { Simulation } from '../custody/simulation';

interface ChainLine {
  chainId: string;
  name: string;
  readHeight: number | null;
  haltedMs: number | null;
  haltedFor: string | null;
  /** The last number whose address was handed out, or that was skipped. */
  lastAddress: number;
}

/** What operators look at and decide of deposits and networks; each change is written with its audit line. */
export interface CustodyStore {
  chains(): Promise<ChainLine[]>;
  deposits(filter: { status?: string; userId?: string; chainId?: string; limit: number }): Promise<DepositRow[]>;
  deposit(depositId: string): Promise<(DepositRow & { refund: string | null }) | undefined>;
  audit(audit: AuditRecord, nowMs: number): Promise<void>;
  /** Gives a deposit of nobody's to a user. False where it is not kept aside, has an owner, or there is no such user. */
  assign(depositId: string, userId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** False where it is not kept aside. */
  markReturned(depositId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** Ends a halt; false where there is none. */
  resume(chainId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** Addresses up to this number are not handed out any more; false where that would be a way back. */
  skipAddresses(chainId: string, number: number, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** False where there is no such network. */
  setGate(gate: Omit<OperatorParams<'setNetwork'>, 'note'>, audit: AuditRecord, nowMs: number): Promise<boolean>;
}

/** What operators reach hot wallets by. */
export interface OperatedHotWallets {
  wallets: Pick<HotWallets, 'on'>;
  store: {
    alarms(): Promise<HotAlarm[]>;
    /** With its audit line; false where there is no such coin on such a network. */
    setAlarm(alarm: HotAlarm, audit: AuditRecord, nowMs: number): Promise<boolean>;
  };
}

/** What operators reach custody by. */
export interface OperatedCustody {
  store: CustodyStore;
  deposits: Parameters<typeof creditOne>[0] & { store: Pick<FollowStore, 'lastRead' | 'rollBack'> & Pick<OwnDepositStore, 'lastIndex'> };
  followers: Pick<Followers, 'alone' | 'lookAgain' | 'state'>;
  chains: Chains;
  simulation: Simulation;
  hot: OperatedHotWallets;
  scales: ReadonlyMap<string, number>;
}
