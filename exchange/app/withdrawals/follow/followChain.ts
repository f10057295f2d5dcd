import { isOver } from '@/domain/withdrawal/states';
import { AppError } from '../../appError';
import type { Chain } from '../../custody/chain';
import type { WithdrawalRecord } from '../../money/records/withdrawalRecord';
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

/** As far as it goes at the moment. */
async function goOn(context: FollowingContext, chain: Chain, record: WithdrawalRecord): Promise<void> {
  let current = record;
  for (let taken = 0; taken < STEPS_AT_ONCE && !isOver(current.status); taken += 1) {
    const next = await step(context, chain, current);
    if (next === current) return;
    current = next;
  }
}

/**
 * One turn over all open withdrawals of a network, oldest first, so that sequence numbers are sent in their order. Whatever fails is tried
 * again at the next turn, from what is written down: a process that died anywhere goes on the same way.
 */
export async function followChain(context: FollowingContext, chain: Chain): Promise<void> {
  const { store, log } = context;
  const { chainId } = chain.facts;
  let failures = 0;
  let last: unknown;
  for (let after = '0'; ; ) {
    const piece = await store.open(chainId, after, PIECE);
    for (const record of piece) {
      try {
        await goOn(context, chain, record);
      } catch (error) {
        // Somebody else was first, or money stands still: the next turn sees what is.
        if (error instanceof AppError) continue;
        failures += 1;
        last = error;
      }
    }
    const end = piece.at(-1);
    if (piece.length < PIECE || !end) break;
    after = end.withdrawalId;
  }
  if (failures > 0) log.warn({ err: last, chainId, failures }, 'withdrawals could not be brought on; it is tried again');
}
