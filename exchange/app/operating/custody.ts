import type { OperatorParams } from '@/contract/operator';
import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { Chain } from '../custody/chain';
import type { Chains } from '../custody/chains';
import { creditOne } from '../custody/deposits/creditReady';
import type { DepositRow, FollowStore } from '../custody/deposits/depositStore';
import type { Followers } from '../custody/deposits/followers';
import type { Simulation } from '../custody/simulation';
import { auditBy, type OperatingContext } from './context';
import type { OperatedHotWallets } from './hotAlarms';
import type { Operator } from './operatorStore';

interface ChainLine {
  chainId: string;
  name: string;
  readHeight: number | null;
  haltedMs: number | null;
  haltedFor: string | null;
}

/** What operators look at and decide of deposits and networks; each change is written with its audit line. */
export interface CustodyStore {
  chains(): Promise<ChainLine[]>;
  deposits(filter: { status?: string; userId?: string; chainId?: string; limit: number }): Promise<DepositRow[]>;
  deposit(depositId: string): Promise<(DepositRow & { refund: string | null }) | undefined>;
  audit(audit: AuditRecord, nowMs: number): Promise<void>;
  /** Nobody's becomes somebody's. False where it is not kept aside, or somebody's already. */
  assign(depositId: string, userId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** False where it is not kept aside. */
  markReturned(depositId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** Ends a halt; false where there is none. */
  resume(chainId: string, audit: AuditRecord, nowMs: number): Promise<boolean>;
  /** False where there is no such network. */
  setGate(gate: Omit<OperatorParams<'setNetwork'>, 'note'>, audit: AuditRecord, nowMs: number): Promise<boolean>;
}

/** What operators reach custody by. */
export interface OperatedCustody {
  store: CustodyStore;
  deposits: Parameters<typeof creditOne>[0] & { store: Pick<FollowStore, 'lastRead' | 'rollBack'> };
  followers: Pick<Followers, 'alone' | 'lookAgain' | 'state'>;
  chains: Chains;
  simulation: Simulation;
  hot: OperatedHotWallets;
  scales: ReadonlyMap<string, number>;
}

const unknown = (what: string) => new AppError('badRequest', 'id', `no such ${what}`);

/** How far each network was read, how far it is, what is wrong with it. */
export async function listChains({ custody }: OperatingContext) {
  const { store, followers, chains, simulation } = custody;
  const simulated = new Map(simulation.state().map((state) => [state.chainId, state]));
  return (await store.chains()).map((line) => {
    const { headHeight = null, failing } = followers.state(line.chainId);
    const lag = headHeight === null || line.readHeight === null ? null : headHeight - line.readHeight;
    const isConnected = chains.get(line.chainId) !== undefined;
    return { ...line, headHeight, lag, isConnected, failing: failing?.why ?? null, simulated: simulated.get(line.chainId) ?? null };
  });
}

const chainOf = ({ custody }: OperatingContext, chainId: string): Chain => {
  const chain = custody.chains.get(chainId);
  if (!chain) throw unknown('network');
  return chain;
};

const shown = ({ custody }: OperatingContext, { amount, ...row }: DepositRow) => ({
  ...row,
  amount: fromUnits(amount, custody.scales.get(row.asset) ?? 0),
});

export async function listDeposits(context: OperatingContext, _by: Operator, { limit = 50, ...filter }: OperatorParams<'listDeposits'>) {
  return (await context.custody.store.deposits({ ...filter, limit })).map((row) => shown(context, row));
}

/** A deposit, with where its owner wants coins back. That somebody looked, and why, is kept. */
export async function showDeposit(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'showDeposit'>) {
  const { store } = context.custody;
  await store.audit(auditBy(by, 'deposit.show', `deposit:${id}`, { note }), context.clock.now());
  const found = await store.deposit(id);
  if (!found) throw unknown('deposit');
  return { ...shown(context, found), refund: found.refund };
}

/** Credits what was kept aside, to whose it is or, where that is nobody, to who is named. @throws AppError as crediting it does */
export async function creditDepositAside(context: OperatingContext, by: Operator, { id, userId, note }: OperatorParams<'creditDeposit'>) {
  const { custody, clock } = context;
  const { store, followers, deposits } = custody;
  const found = await store.deposit(id);
  if (!found) throw unknown('deposit');
  return followers.alone(found.chainId, async () => {
    const before = await store.deposit(id);
    if (before?.status !== 'ASIDE') throw new AppError('badRequest', 'id', 'it is not kept aside');
    if (userId !== undefined) {
      const audit = auditBy(by, 'deposit.assign', `deposit:${id}`, { userId, note });
      if (!(await store.assign(id, userId, audit, clock.now())))
        throw new AppError('badRequest', 'user', 'it is somebody’s, or there is no such user');
    }
    const owner = userId ?? before.userId;
    if (owner === null) throw new AppError('badRequest', 'user', 'nobody knows whose it is: name who it is for');
    await store.audit(auditBy(by, 'deposit.credit', `deposit:${id}`, { userId: owner, note }), clock.now());
    await creditOne(deposits, { ...before, userId: owner });
    const after = await store.deposit(id);
    return { depositId: id, status: after?.status, reason: after?.reason };
  });
}

/** Says that coins that were kept aside were sent back, by which transaction. */
export async function returnDeposit(
  { custody, clock }: OperatingContext,
  by: Operator,
  { id, txId, note }: OperatorParams<'returnDeposit'>,
) {
  const audit = auditBy(by, 'deposit.return', `deposit:${id}`, { txId, note });
  if (!(await custody.store.markReturned(id, audit, clock.now()))) throw new AppError('badRequest', 'id', 'it is not kept aside');
  return { depositId: id, status: 'RETURNED' };
}

/**
 * Ends the halt of a network after a deep reorganisation: what was read above the last block that is still there is read anew. What was
 * credited stays so; what does not come again is listed as missing and is an operator's to correct.
 */
export async function resumeChain(context: OperatingContext, by: Operator, { chainId, note }: OperatorParams<'resumeChain'>) {
  const { custody, clock } = context;
  const chain = chainOf(context, chainId);
  const { followers, deposits, store } = custody;
  return followers.alone(chainId, async () => {
    let from = 0;
    for (const place of await deposits.store.lastRead(chainId)) {
      if ((await chain.block(place.height, () => false))?.hash !== place.hash) continue;
      from = place.height;
      break;
    }
    if (from === 0) throw new AppError('badRequest', 'chain', 'none of the blocks that were read is there any more');
    if (!(await store.resume(chainId, auditBy(by, 'custody.resume', `chain:${chainId}`, { from, note }), clock.now())))
      throw new AppError('badRequest', 'chain', 'it is not halted');
    await deposits.store.rollBack(chainId, from);
    followers.lookAgain(chainId);
    return { chainId, readAnewFrom: from + 1 };
  });
}

/** Pauses deposits or withdrawals of a coin on a network, or opens them. */
export async function setNetwork({ custody, clock }: OperatingContext, by: Operator, { note, ...gate }: OperatorParams<'setNetwork'>) {
  const audit = auditBy(by, 'custody.network', `network:${gate.asset}:${gate.chainId}`, { ...gate, note });
  if (!(await custody.store.setGate(gate, audit, clock.now()))) throw unknown('network');
  custody.followers.lookAgain(gate.chainId);
  return gate;
}

/** Has something happen on a simulated network. */
export async function simulate(context: OperatingContext, by: Operator, { chainId, note, ...what }: OperatorParams<'simulate'>) {
  const { custody, clock } = context;
  const { simulation, scales, store } = custody;
  const chain = chainOf(context, chainId);
  if (!simulation.runs(chain)) throw new AppError('badRequest', 'chain', 'it is no simulated network');
  await store.audit(auditBy(by, `custody.sim.${what.act}`, `chain:${chainId}`, { ...what, note }), clock.now());
  const count = what.count ?? 1;
  if (what.act === 'mine') await simulation.mine(chainId, count);
  if (what.act === 'reorg') await simulation.reorganise(chainId, count, what.isLossy ?? false);
  if (what.act === 'stall' || what.act === 'go') await simulation.stall(chainId, what.act === 'stall');
  if (what.act === 'arm') await simulation.arm(chainId, what.mishap ?? null);
  if (what.act !== 'pay') return simulation.state().find((state) => state.chainId === chainId);
  const { asset = '', to = '', amount = '' } = what;
  const units = toUnits(amount, scales.get(asset) ?? 0);
  const checked = chain.checkAddress(to);
  const isCarried = chain.facts.assets.some((carried) => carried.asset === asset);
  if (!checked.ok || !isCarried || units === undefined || units <= 0n)
    throw new AppError('badRequest', 'pay', 'address, coin or amount is not right');
  return { txId: await simulation.pay({ chainId, to: checked.address, asset, amount: units, memo: what.memo ?? null }) };
}
