import type { BrandLook } from '../mail/brandLook';
import type { NewDelivery } from '../outbox/outboxStore';
import type { Sealer } from '../sealing/sealer';
import type { TellingTables } from './model';
import { type NoticeContent, noticeText } from './noticeText';
import { type PushMessage, pushDelivery } from './pushDelivery';

export interface Pushed extends NoticeContent {
  userId: string;
  kind: PushMessage['kind'];
  language: string;
  look: BrandLook;
  createdAt: number;
  expiresAt: number;
  /** Of the message to a device. */
  idOn(deviceId: string): string;
}

/** Puts a notice into the outbox for every device of a user that takes web push. */
export async function pushEachDevice(sealer: Sealer, { notices, outbox }: TellingTables, pushed: Pushed): Promise<void> {
  const { userId, kind, language, look, createdAt, expiresAt, idOn } = pushed;
  const text = { ...noticeText(language, look.name, pushed), language };
  for (const { deviceId, host } of await notices.pushDevicesOf(userId)) {
    const posting: Pick<NewDelivery, 'userId' | 'createdAt' | 'expiresAt' | 'host'> = { userId, createdAt, expiresAt, host };
    await outbox.add(pushDelivery(sealer, { id: idOn(deviceId), deviceId, kind, ...text }, posting));
  }
}
