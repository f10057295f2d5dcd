import type { NoticeKind } from '@/domain/notices/kinds';
import { type NewDelivery, sealedFor, URGENCY } from '../outbox/outboxStore';
import type { Sealer } from '../sealing/sealer';

/** What a device shows. */
export interface PushMessage {
  id: string;
  deviceId: string;
  kind: NoticeKind;
  title: string;
  body: string;
  /** What it is written in, and the page it leads to is shown in. */
  language: string;
}

/** In which order what is told goes out. */
export const urgencyOf = (kind: NoticeKind): number =>
  kind === 'SECURITY' ? URGENCY.code : kind === 'SYSTEM' ? URGENCY.bulk : URGENCY.news;

/** A web push as it waits in the outbox. */
export const pushDelivery = (
  sealer: Sealer,
  message: PushMessage,
  posting: Pick<NewDelivery, 'userId' | 'createdAt' | 'expiresAt' | 'host'>,
): NewDelivery => ({
  messageId: message.id,
  channel: 'push',
  deviceId: message.deviceId,
  urgency: urgencyOf(message.kind),
  sealed: sealer.seal(JSON.stringify(message), sealedFor(message.id)),
  ...posting,
});
