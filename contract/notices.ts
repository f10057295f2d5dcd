import Type, { type Static } from 'typebox';
import { NOTICE_CHANNELS, NOTICE_KINDS, NOTICE_PAGE_SIZE } from '../domain/notices/kinds';
import { NOTICE_TOPICS } from '../domain/notices/topics';
import { Id, oneOf, TimestampMs } from './primitives';

const strict = { additionalProperties: false };

export const Notice = Type.Object({
  noticeId: Id,
  kind: oneOf(NOTICE_KINDS),
  /** Which text it is; what is filled in stands in `params`: amounts as decimals, ids and names as they are. */
  topic: oneOf(NOTICE_TOPICS),
  params: Type.Record(Type.String(), Type.String()),
  /** Of an announcement, in the language of the call where it was written in it; null otherwise. */
  text: Type.Union([Type.Object({ title: Type.String(), body: Type.String() }), Type.Null()]),
  at: TimestampMs,
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

export const NoticeSearch = Type.Object({
  kind: Type.Optional(oneOf(NOTICE_KINDS)),
  isUnread: Type.Optional(Type.Boolean()),
  searchAfter: Type.Optional(Type.String({ maxLength: 200 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: NOTICE_PAGE_SIZE })),
});

export const NoticeCount = Type.Object({ count: Type.Integer({ minimum: 0 }) });
export const OneNotice = Type.Object({ noticeId: Id }, strict);
export const OneNoticeQuery = Type.Object({ noticeId: Id });

export const NoticeChoices = Type.Object({
  choices: Type.Array(
    Type.Object({
      kind: oneOf(NOTICE_KINDS),
      channel: oneOf(NOTICE_CHANNELS),
      isOn: Type.Boolean(),
      /** What protects the account is always told. */
      isFixed: Type.Boolean(),
    }),
  ),
  /** The account has an address that mails go to. */
  hasMail: Type.Boolean(),
});
export type NoticeChoices = Static<typeof NoticeChoices>;

export const NoticeChoose = Type.Object(
  {
    choices: Type.Array(Type.Object({ kind: oneOf(NOTICE_KINDS), channel: oneOf(NOTICE_CHANNELS), isOn: Type.Boolean() }, strict), {
      minItems: 1,
      maxItems: NOTICE_KINDS.length * NOTICE_CHANNELS.length,
    }),
  },
  strict,
);

export const Unsubscribe = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict);
export const Unsubscribed = Type.Object({ kind: oneOf(NOTICE_KINDS) });

/** Of VAPID (RFC 8292): what a browser subscribes with. Uncompressed P-256 point, base64url. */
export const PushKey = Type.Object({ publicKey: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }) });

/** As PushSubscription.toJSON() says it (RFC 8030, RFC 8291). */
export const PushSubscribe = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
    keys: Type.Object(
      { p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }), auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }) },
      strict,
    ),
  },
  strict,
);
/** An endpoint is a secret of its browser: it is sent in the body of a POST, and stands in no address and no log. */
export const OnePushDevice = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, strict);
export const PushStatus = Type.Object({ isOn: Type.Boolean() });
