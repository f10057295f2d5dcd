import type { CorrectionReason } from '@/domain/account/transactions';
import type { Batch } from '../batch/batch';
import type { Posting } from '../ledger/posting';

interface About {
  postingId: string;
  /** Absent: an operator's. */
  reason?: CorrectionReason;
  /** The order for money it is about. */
  reference?: string;
}

/** What a user got or lost without asking for it, for their history: each wallet's part. */
export function writeCorrections(batch: Batch, entries: Posting['entries'], { postingId, reason, reference }: About): void {
  for (const { owner, asset, amount } of entries) {
    if (owner.type !== 'user' || amount === 0n) continue;
    batch.insert('corrections', {
      ...{ user_id: owner.userId, posting_id: postingId, wallet: owner.wallet, asset, amount: String(amount), at_ms: batch.atMs },
      ...{ reason: reason ?? null, reference: reference ?? null },
    });
  }
}
