import { composeMessage } from '../../mail/composeMessage';
import { deviceName } from '../../mail/deviceName';
import type { MessageAbout, MessageKind } from '../../mail/words/mailWords';
import { mailDelivery } from '../../outbox/mailDelivery';
import { type NewDelivery, URGENCY } from '../../outbox/outboxStore';
import type { AccountsContext } from '../context';
import type { Acting } from '../devices/acting';
import { originOf } from '../devices/origin';
import type { User } from '../model';
import { lockTokenFor } from './lockLink';

/** What an owner should act on at once is no news after a day. */
export const ALARM_VALID_MS = 86_400_000;

/**
 * What an owner is told where they are reached, by mail if they have both: with what is known of who did it, and a link that locks the
 * account. Undefined where they are not reached.
 * @throws AppError unavailable: their brand has no look to write in
 */
export function ownerMail(
  { sealer, brands, clock, places, lockSecret }: AccountsContext,
  caller: Acting,
  user: User,
  kind: MessageKind,
  id: string,
  about?: MessageAbout,
): NewDelivery | undefined {
  const to = user.email ?? user.phone;
  if (to === null) return undefined;
  const at = clock.now();
  const message = composeMessage({
    id,
    kind,
    to,
    channel: user.email === null ? 'sms' : 'email',
    brand: user.brand,
    look: brands.look(user.brand),
    language: user.language,
    minutes: 0,
    device: deviceName(caller.userAgent),
    ip: caller.ip,
    country: originOf({ places }, caller).country,
    at,
    timeZone: user.timeZone,
    word: user.antiPhishing,
    about,
    lockToken: lockTokenFor(lockSecret, { userId: user.id, issuedAt: at }),
  });
  return mailDelivery(sealer, message, { userId: user.id, urgency: URGENCY.code, createdAt: at, expiresAt: at + ALARM_VALID_MS });
}
