import type { MoneyWriter, Posting } from '../../money/moneyWriter';
import { costEntries } from '../../money/withdrawals/networkCost';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { Chain, TransactionState } from '../chain';
import type { DueSweep, SweepRow, SweepStore } from './sweepStore';

export interface SweepContext {
  store: SweepStore;
  /** Blocks a chain needs, and whether it stands still. */
  standing(chainId: string): Promise<{ confirmations: number; haltedMs: number | null } | undefined>;
  writer: Pick<MoneyWriter, 'post'>;
  clock: Clock;
  log: Log;
}

/** Addresses of one turn. */
const AT_ONCE = 20;
/** One that no block takes is offered for more after so many blocks, and not before so long. */
const STUCK_BLOCKS = 20;
const STUCK_AT_LEAST_MS = 120_000;
const FIRST_WAIT_MS = 600_000;
const LONGEST_WAIT_MS = 86_400_000;

interface Seen {
  sweep: SweepRow;
  state: TransactionState;
}

type Included = Extract<TransactionState, { kind: 'included' }>;

/** Of one sender and number: the network takes one of them. */
function rivals(open: readonly SweepRow[]): SweepRow[][] {
  const groups = new Map<string, SweepRow[]>();
  for (const sweep of open) {
    const key = sweep.step === 'fees' ? `fees|${sweep.sequence}` : `${sweep.index}|${sweep.sequence}`;
    groups.set(key, [...(groups.get(key) ?? []), sweep]);
  }
  return [...groups.values()];
}

/** What the network took for a sweep. */
const costOf = (chain: Chain, { chainId, txId }: SweepRow, fee: bigint): Posting => {
  const entries = costEntries({ asset: chain.facts.nativeAsset, amount: fee });
  return { kind: 'custody.sweep', reference: `${chainId}:${txId}`, entries };
};

async function confirm({ store, writer, clock }: SweepContext, chain: Chain, sweep: SweepRow, { failed, fee }: Included): Promise<void> {
  // Once, by its transaction: a process that dies between the two posts nothing again.
  if (fee > 0n) await writer.post(costOf(chain, sweep, fee));
  await store.finish(sweep, failed ? 'FAILED' : 'DONE', fee, clock.now());
}

/** The very bytes that were written down, the dearest first; undefined when the network will take none of them ever. */
async function send(chain: Chain, seen: readonly Seen[]): Promise<SweepRow | undefined> {
  for (const { sweep } of [...seen].reverse()) if ((await chain.broadcast(sweep)) === 'taken') return sweep;
  return undefined;
}

async function signAndSend(
  context: SweepContext,
  chain: Chain,
  { index, asset }: Pick<DueSweep, 'index' | 'asset'>,
  replaces?: SweepRow,
): Promise<SweepRow['step'] | undefined> {
  const signed = await chain.signSweep(index, asset, replaces?.raw);
  if (!signed || (replaces && replaces.sequence !== signed.sequence)) return undefined;
  await context.store.add({ ...signed, chainId: chain.facts.chainId, index, asset, signedMs: context.clock.now() });
  await chain.broadcast(signed);
  return signed.step;
}

/** Follows the steps of one number. Answers whether one of them is in a block, so that what builds on it can go on. */
async function follow(context: SweepContext, chain: Chain, group: readonly SweepRow[], safe: number): Promise<boolean> {
  const { store, clock } = context;
  const seen = await Promise.all(group.map(async (sweep) => ({ sweep, state: await chain.stateOf(sweep.txId) })));
  for (const { sweep, state } of seen) {
    if (state.kind !== 'included') continue;
    if (state.height <= safe) await confirm(context, chain, sweep, state);
    return true;
  }
  const latest = group.at(-1);
  if (!latest) return false;
  if (!seen.some(({ state }) => state.kind === 'waiting')) {
    if (!(await send(chain, seen))) await store.finish(latest, 'DEAD', 0n, clock.now());
  } else if (clock.now() - latest.signedMs >= Math.max(STUCK_AT_LEAST_MS, STUCK_BLOCKS * chain.facts.blockSeconds * 1_000))
    await signAndSend(context, chain, latest, latest);
  return false;
}

async function begin(context: SweepContext, chain: Chain, due: DueSweep): Promise<void> {
  const { store, clock } = context;
  if (await signAndSend(context, chain, due)) return;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(due.tries, 10), LONGEST_WAIT_MS);
  await store.putOff(chain.facts.chainId, due, clock.now() + waitMs);
}

/**
 * One turn of moving what was credited to the hot wallet. Each step is written down before it is sent and followed until it is deep; what
 * fails is tried again at the next turn from what is written down, whoever does it.
 */
export async function sweepChain(context: SweepContext, chain: Chain): Promise<void> {
  const { store, clock, log } = context;
  const { chainId, memo, confirmations } = chain.facts;
  const standing = await context.standing(chainId);
  // Where memos tell deposits apart all of it arrives at the hot wallet.
  if (memo !== null || !standing || standing.haltedMs !== null) return;
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  const open = await store.open(chainId);
  const { height } = await chain.head();
  const safe = height - Math.max(confirmations, standing.confirmations) + 1;
  const busy = new Set<number>();
  for (const group of rivals(open)) {
    for (const { index } of group) busy.add(index);
    await attempt(
      follow(context, chain, group, safe).then((isIn) => {
        if (isIn) for (const { index } of group) busy.delete(index);
      }),
    );
  }
  for (const due of await store.due(chainId, clock.now(), AT_ONCE)) {
    if (busy.has(due.index)) continue;
    // Two coins of one address would be signed under one number.
    busy.add(due.index);
    await attempt(begin(context, chain, due));
  }
  if (failures.length > 0)
    log.warn({ err: failures[0], chainId, failures: failures.length }, 'coins could not be moved; it is tried again');
}
