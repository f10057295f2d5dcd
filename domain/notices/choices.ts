import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from './kinds';
import type { NoticeTopic } from './topics';

/** By kind and channel, whether the user hears of it there. */
export type NoticeChoices = Record<NoticeKind, Record<NoticeChannel, boolean>>;

export interface NoticeChoice {
  kind: NoticeKind;
  channel: NoticeChannel;
  isOn: boolean;
}

/** Until the user chooses. Mails are for what moves money or protects it; the rest is asked for. */
const DEFAULTS: NoticeChoices = {
  TRADE: { SCREEN: true, MAIL: false, PUSH: true },
  WALLET: { SCREEN: true, MAIL: true, PUSH: true },
  SECURITY: { SCREEN: true, MAIL: true, PUSH: true },
  SYSTEM: { SCREEN: true, MAIL: false, PUSH: false },
  PRICE_ALERT: { SCREEN: true, MAIL: false, PUSH: true },
};

/** What its user has just done by hand is on the screen alone, unless they chose its kind for a channel. */
const OWN_DOING: ReadonlySet<NoticeTopic> = new Set(['movedToTrade', 'movedToMain', 'withdrawalCancelled', 'earnRedeemed']);

/** Who is robbed must not be able to be kept from hearing of it: what protects the account is always told. */
export const isFixedChoice = (kind: NoticeKind, channel: NoticeChannel): boolean => kind === 'SECURITY' && channel !== 'PUSH';

/** The defaults with the user's own choices laid over them; those that are fixed stay. */
export function choicesWith(own: readonly NoticeChoice[]): NoticeChoices {
  const chosen = (kind: NoticeKind, channel: NoticeChannel) =>
    isFixedChoice(kind, channel) ? undefined : own.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn;
  const rows = NOTICE_KINDS.map((kind) => [
    kind,
    Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, chosen(kind, channel) ?? DEFAULTS[kind][channel]])),
  ]);
  return Object.fromEntries(rows) as NoticeChoices;
}

/** Where a user hears of one thing: as of its kind, but what they did themselves only where they chose that. */
export function channelsFor(own: readonly NoticeChoice[], kind: NoticeKind, topic: NoticeTopic): Record<NoticeChannel, boolean> {
  const chosen = choicesWith(own)[kind];
  if (!OWN_DOING.has(topic)) return chosen;
  const isAskedFor = (channel: NoticeChannel) => own.some((choice) => choice.kind === kind && choice.channel === channel && choice.isOn);
  return { ...chosen, MAIL: isAskedFor('MAIL'), PUSH: isAskedFor('PUSH') };
}
