import { createHash } from 'node:crypto';
import { channelsFor } from '@/domain/notices/choices';
import type { NoticeChannel, NoticeKind } from '@/domain/notices/kinds';
import { type BrandLook, lookIfThere } from '../mail/brandLook';
import { mailDelivery } from '../outbox/mailDelivery';
import type { Sealer } from '../sealing/sealer';
import type { Recipient, TellingTables } from './model';
import { noticeMail } from './noticeMail';
import type { NoticeContent } from './noticeText';
import { urgencyOf } from './pushDelivery';
import { pushEachDevice } from './pushEachDevice';
import { unsubscribeTokenFor } from './unsubscribeLink';

export interface TellingContext {
  sealer: Sealer;
  /** @throws AppError unavailable for a brand that is not there any more, or whose file has been broken since the start */
  look(brand: string): BrandLook;
  unsubscribeSecret: string;
}

export interface News extends NoticeContent {
  kind: NoticeKind;
  /** What it tells of, such as order:17: told once, however often it is looked at. */
  source: string;
  at: number;
}

/** What nobody has read after two days is history. */
const NEWS_VALID_MS = 2 * 86_400_000;

const CHANNELS = ['SCREEN', 'MAIL', 'PUSH'] as const;

/** The same for the same news, recipient and way, so that it is written once. */
const idOf = (source: string, ...way: string[]) =>
  createHash('sha256')
    .update([source, ...way].join('|'))
    .digest('base64url')
    .slice(0, 32);

/**
 * Tells one recipient where they want to hear of it. `only`: some of the ways; an announcement needs no notice of its own.
 * Nothing is sent in the name of a brand that has no look.
 */
export async function tellNotice(
  context: TellingContext,
  tables: TellingTables,
  recipient: Recipient,
  news: News,
  only: readonly NoticeChannel[] = CHANNELS,
): Promise<void> {
  const { notices, outbox } = tables;
  const { sealer, unsubscribeSecret } = context;
  const { kind, topic, params, source, at } = news;
  const { userId, email } = recipient;
  const chosen = channelsFor(await notices.choicesOf(userId), kind, topic);
  const isWanted = (channel: NoticeChannel) => only.includes(channel) && chosen[channel];
  const posting = { userId, createdAt: at, expiresAt: at + NEWS_VALID_MS };
  if (isWanted('SCREEN')) await notices.add({ userId, kind, topic, params, source, at });
  const look = lookIfThere(context.look, recipient.brand);
  if (!look) return;
  // On the screen the page itself hides them, and shows them again.
  const content = { ...news, hidesAmounts: await notices.hidesBalances(userId) };
  if (isWanted('MAIL') && email !== null) {
    const unsubscribeToken = unsubscribeTokenFor(unsubscribeSecret, { userId, kind });
    const facts = { id: idOf(source, userId, 'MAIL'), recipient: { ...recipient, email }, look, unsubscribeToken };
    await outbox.add(mailDelivery(sealer, noticeMail(facts, content), { ...posting, urgency: urgencyOf(kind) }));
  }
  if (!isWanted('PUSH')) return;
  const idOn = (deviceId: string) => idOf(source, userId, 'PUSH', deviceId);
  await pushEachDevice(sealer, tables, { ...content, ...posting, language: recipient.language, look, idOn });
}
