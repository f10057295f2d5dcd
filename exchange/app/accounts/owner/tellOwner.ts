import { channelsFor } from '@/domain/notices/choices';
import type { SecurityTopic } from '@/domain/notices/topics';
import { deviceName } from '../../mail/deviceName';
import type { MessageAbout } from '../../mail/words/mailWords';
import type { TellingTables } from '../../notices/model';
import { pushEachDevice } from '../../notices/pushEachDevice';
import { newMessageId, newPushId } from '../../outbox/mailDelivery';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import { type Acting, NOBODY } from '../devices/acting';
import { originOf } from '../devices/origin';
import type { User } from '../model';
import { ALARM_VALID_MS, ownerMail } from './ownerMail';

/**
 * Tells the owner, inside the transaction of what it tells of: by a notice in the product, on devices that take web push, and where they
 * are reached, by mail if they have both, with what is known of who did it and a link that locks the account.
 * @throws AppError unavailable: their brand has no look to write in; what they must hear of waits until it is back
 */
export async function tellOwner(
  context: AccountsContext,
  tables: TellingTables,
  by: Acting,
  user: User,
  topic: SecurityTopic,
  about?: MessageAbout,
): Promise<void> {
  // Nobody's: each visitor would read where the others are.
  if (user.isShared) return;
  const { notices, outbox } = tables;
  const { sealer, brands, clock, places } = context;
  const { id: userId, language } = user;
  const at = clock.now();
  const device = deviceName(by.userAgent);
  const { country } = originOf({ places }, by);
  const params = { ...(device !== '' && { device }), ...(country !== null && { country }), ...(by.ip !== '' && { ip: by.ip }) };
  const told = { userId, kind: 'SECURITY', topic, params } as const;
  const wanted = channelsFor(await notices.choicesOf(userId), told.kind, topic);
  if (wanted.SCREEN) await notices.add({ ...told, at });
  if (wanted.PUSH) {
    const valid = { createdAt: at, expiresAt: at + ALARM_VALID_MS };
    await pushEachDevice(sealer, tables, { ...told, ...valid, language, look: brands.look(user.brand), idOn: newPushId });
  }
  const mail = wanted.MAIL ? ownerMail(context, by, user, topic, newMessageId(), about) : undefined;
  if (mail) await outbox.add(mail);
}

/** What another user's transaction tells an owner with. */
export interface OwnerTelling extends TellingTables {
  users: Pick<AccountTables['users'], 'byId'>;
}

/**
 * Tells an owner of what was not done in a call of theirs: by a review, a rule, an operator, or in one that has ended. Nothing happens
 * where the account is gone.
 */
export async function tellOwnerById(
  context: AccountsContext,
  tables: OwnerTelling,
  userId: string,
  topic: SecurityTopic,
  about?: MessageAbout,
): Promise<void> {
  const user = await tables.users.byId(userId);
  if (user && user.closedAt === null) await tellOwner(context, tables, NOBODY, user, topic, about);
}
