import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller } from '../model';
import { tellOwner } from '../owner/tellOwner';
import type { StoredPasskey } from './passkeyStore';

/** A passkey that may have been copied lets nobody in any more, the owner neither: who is first cannot be told. Its owner is told. */
export async function suspendPasskey(context: AccountsContext, caller: Caller, { passkeyId, userId }: StoredPasskey): Promise<void> {
  const { store, clock } = context;
  const now = clock.now();
  await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (!user || !(await tables.passkeys.suspend(passkeyId, now))) return;
    await tables.activity.add({ userId, kind: 'PASSKEY_SUSPEND', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'passkeySuspended');
  });
}
