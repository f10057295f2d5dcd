import { lookIfThere } from '../../mail/brandLook';
import { newMessageId } from '../../outbox/mailDelivery';
import type { NewDelivery } from '../../outbox/outboxStore';
import { withholdOwn } from '../../referral/findWithheld';
import type { AccountsContext } from '../context';
import { type Acting, NOBODY } from '../devices/acting';
import { eachAlone } from '../eachAlone';
import type { User } from '../model';
import { ownerMail } from '../owner/ownerMail';

/** Whoever was writing something of the account when it was erased has written it by then. */
const LATE_MS = 10 * 60_000;
const PIECE = 50;

/** A brand that is not there any more has no look to write in: then nothing is written, and erased all the same. */
function lastMail(context: AccountsContext, caller: Acting, user: User): NewDelivery | undefined {
  if (!lookIfThere((brand) => context.brands.look(brand), user.brand)) return undefined;
  const mail = ownerMail(context, caller, user, 'accountClosed', newMessageId());
  // Of no account any more: what comes late is erased for a while, and this may wait for a mail server longer than that.
  return mail && { ...mail, userId: null };
}

/**
 * Erases a closed account and writes the last message to its address, all of it or nothing. Done again it erases what came late, and
 * nobody is told twice.
 */
export async function eraseAccount(context: AccountsContext, userId: string, caller: Acting = NOBODY, bySessionId?: string): Promise<void> {
  const { store, clock, sessions } = context;
  await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (!user) return;
    const now = clock.now();
    // Before it is erased: it carries the address, the language and the word of its owner.
    const mail = lastMail(context, caller, user);
    if (mail) await tables.outbox.add(mail);
    await withholdOwn(tables.invitations, userId, now);
    await tables.erasure.erase(userId, now);
  });
  sessions.announceRevoked({ userId, why: { part: 'closed', bySessionId } });
}

/** Erases what was under way while an account was erased. */
async function eraseLate({ store, clock }: AccountsContext, userId: string): Promise<void> {
  await store.atomically(async (tables) => {
    if (!(await tables.users.lock(userId))) return;
    await tables.erasure.erase(userId, clock.now());
  });
}

/** Goes on where a process has died, and erases once more what was under way while an account was erased. To be called now and then. */
export async function finishClosing(context: AccountsContext): Promise<void> {
  const { store, clock } = context;
  const { erasure } = store.background;
  const unfinished = await erasure.unfinished(PIECE);
  const late = await erasure.erasedSince(clock.now() - LATE_MS);
  const due = [
    ...unfinished.map((userId) => () => eraseAccount(context, userId)),
    ...late.map((userId) => () => eraseLate(context, userId)),
  ];
  await eachAlone(due, (erase) => erase());
}
