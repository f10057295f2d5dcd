import { randomBytes, randomUUID } from 'node:crypto';
import type { Mailer, Message } from '../ports/mailer';
import type { Sealer } from '../sealing/sealer';
import type { Carrier } from './outbox';
import { type NewDelivery, sealedFor } from './outboxStore';

/** Of messages that nothing names by itself. */
export const newMessageId = (): string => randomUUID();

/** A push service takes 32 characters of base64url (RFC 8030, 5.4). */
export const newPushId = (): string => randomBytes(24).toString('base64url');

interface Posting {
  /** null where there is no account. */
  userId: string | null;
  urgency: number;
  createdAt: number;
  expiresAt: number;
  /** False: written like every other, sent to nobody. */
  isSent?: boolean;
}

/** A mail or a text message as it waits in the outbox. */
export const mailDelivery = (
  sealer: Sealer,
  message: Message,
  { userId, urgency, createdAt, expiresAt, isSent = true }: Posting,
): NewDelivery => ({
  messageId: message.id,
  channel: isSent ? message.channel : 'none',
  userId,
  urgency,
  sealed: sealer.seal(JSON.stringify(message), sealedFor(message.id)),
  createdAt,
  expiresAt,
});

export const mailCarrier =
  (mailer: Mailer): Carrier =>
  (content) =>
    mailer.send(JSON.parse(content) as Message);
