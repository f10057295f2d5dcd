import type { NoticeKind } from '@/domain/notices/kinds';
import { type NewDelivery, sealedFor } from '../outbox/outboxStore';
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

/** A web push as it waits in the outbox. */
export const pushDelivery = (
  sealer: Sealer,
  message: PushMessage,
  posting: Pick<NewDelivery, 'userId' | 'urgency' | 'createdAt' | 'expiresAt' | 'host'>,
): NewDelivery => ({
  messageId: message.id,
  channel: 'push',
  sealed: sealer.seal(JSON.stringify(message), sealedFor(message.id)),
  ...posting,
});
