import { choicesWith } from '@/domain/notices/choices';
import type { SecurityTopic } from '@/domain/notices/topics';
import { deviceName } from '../../mail/deviceName';
import { noticeText } from '../../notices/noticeText';
import { pushDelivery } from '../../notices/pushDelivery';
import { newMessageId, newPushId } from '../../outbox/mailDelivery';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller, User } from '../model';
import { NEWS_VALID_MS, ownerMail } from './ownerMail';

type Telling = Pick<AccountTables, 'notices' | 'outbox'>;

/**
 * Tells the owner, inside the transaction of what it tells of: by a notice in the product, on devices that take web push, and where they
 * are reached, by mail if they have both, with what is known of who did it and a link that locks the account.
 */
export async function tellOwner(
  context: AccountsContext,
  { notices, outbox }: Telling,
  caller: Omit<Caller, 'host'>,
  user: User,
  topic: SecurityTopic,
): Promise<void> {
  // Nobody's: each visitor would read where the others are.
  if (user.isShared) return;
  const { sealer, brands, clock, places } = context;
  const at = clock.now();
  const device = deviceName(caller.userAgent);
  const { country } = originOf({ places }, caller);
  const params = { ...(device !== '' && { device }), ...(country !== null && { country }), ...(caller.ip !== '' && { ip: caller.ip }) };
  await notices.add({ userId: user.id, kind: 'SECURITY', topic, params, at });
  const posting = { userId: user.id, createdAt: at, expiresAt: at + NEWS_VALID_MS };
  if (choicesWith(await notices.choicesOf(user.id)).SECURITY.PUSH) {
    const text = { ...noticeText(user.language, brands.look(user.brand).name, { topic, params }), language: user.language };
    for (const { deviceId, host } of await notices.pushDevicesOf(user.id)) {
      await outbox.add(pushDelivery(sealer, { id: newPushId(), deviceId, kind: 'SECURITY', ...text }, { ...posting, host }));
    }
  }
  const mail = ownerMail(context, caller, user, topic, newMessageId());
  if (mail) await outbox.add(mail);
}

/** What somebody else's transaction tells an owner with. */
export interface OwnerTelling extends Telling {
  users: Pick<AccountTables['users'], 'byId'>;
}

/** Tells an owner of what nobody at a device did: a review, a rule, an operator. Nothing happens where the account is gone. */
export async function tellOwnerById(context: AccountsContext, tables: OwnerTelling, userId: string, topic: SecurityTopic): Promise<void> {
  const user = await tables.users.byId(userId);
  if (user && user.closedAt === null)
    await tellOwner(context, tables, { brand: user.brand, ip: '', userAgent: '', language: user.language }, user, topic);
}
