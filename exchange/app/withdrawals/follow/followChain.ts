import { canBeStopped, isOver } from '@/domain/withdrawal/states';
import { AppError } from '../../appError';
import type { Chain } from '../../custody/chain';
import type { WithdrawalRecord } from '../../money/records/withdrawalRecord';
import { giveBackUnsaved, isBarred } from '../savedOnly';
import type { FollowingContext } from './context';
import { followSent } from './followSent';
import { leaveHold } from './leaveHold';
import { signNext } from './signNext';

const PIECE = 100;
/** From its hold to being sent, at a turn. */
const STEPS_AT_ONCE = 4;

function step(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  if (record.status === 'HELD') return leaveHold(context, record);
  if (record.status === 'REVIEW') return Promise.resolve(record);
  return record.status === 'APPROVED' ? signNext(context, chain, record) : followSent(context, chain, record);
}

/** Whose coins leave to saved addresses only, of those of a piece that can be stopped: asked once for all of them. */
const boundIn = ({ store, clock }: FollowingContext, piece: readonly WithdrawalRecord[]): Promise<ReadonlySet<string>> =>
  store.savedOnlyAmong([...new Set(piece.filter(({ status }) => canBeStopped(status)).map(({ userId }) => userId))], clock.now());

/** As far as it goes at the moment. */
async function goOn(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<WithdrawalRecord> {
  let current = record;
  for (let taken = 0; taken < STEPS_AT_ONCE && !isOver(current.status); taken += 1) {
    const next = await step(context, chain, current);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** What a turn has seen of a network. */
interface Turn {
  open: Set<string>;
  /** Approved, and waiting for its signer or its network beside those that failed. */
  waiting: number;
}

/** One of them at a turn. What fails is remembered, and said at its end. */
async function bring(
  context: FollowingContext,
  chain: Chain,
  record: WithdrawalRecord,
  bound: ReadonlySet<string>,
  turn: Turn,
): Promise<void> {
  const { patience, troubles } = context;
  const { chainId } = chain.facts;
  const { withdrawalId } = record;
  turn.open.add(withdrawalId);
  try {
    if (canBeStopped(record.status) && bound.has(record.userId) && (await isBarred(context, record))) {
      await giveBackUnsaved(context, record);
      return;
    }
    const { status } = await goOn(context, chain, record);
    // One that is not asked for at the moment stays among those that could not be signed.
    const isUnsigned = status !== 'HELD' && status !== 'REVIEW' && patience.isUnsigned(chainId, withdrawalId);
    if (!isUnsigned) troubles.over(chainId, withdrawalId);
    if (!isUnsigned && status === 'APPROVED') turn.waiting += 1;
  } catch (error) {
    // Another was first, or money stands still: the next turn sees what is.
    if (!(error instanceof AppError)) troubles.failed(chainId, withdrawalId, error);
  }
}

/**
 * One turn over all open withdrawals of a network, oldest first, so that sequence numbers are sent in their order. Whatever fails is tried
 * again at the next turn, from what is written down: a process that died anywhere goes on the same way.
 */
export async function followChain(context: FollowingContext, chain: Chain): Promise<void> {
  const { store, patience, troubles } = context;
  const { chainId } = chain.facts;
  const turn: Turn = { open: new Set(), waiting: 0 };
  for (let after = '0'; ; ) {
    const piece = await store.open(chainId, after, PIECE);
    const bound = await boundIn(context, piece);
    for (const record of piece) await bring(context, chain, record, bound, turn);
    const end = piece.at(-1);
    if (piece.length < PIECE || !end) break;
    after = end.withdrawalId;
  }
  patience.turnEnded(chainId, turn.open);
  troubles.tell(chainId, turn.open, turn.waiting);
}
