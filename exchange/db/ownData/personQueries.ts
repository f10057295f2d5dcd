import { byId, few, type Query } from './query';

/** Who a user is, what they chose, and how they came in. */
export const PERSON_QUERIES = {
  profile: {
    sql: few(`
      select id::text as uid, brand, email, phone, nick_name as nickname, language, auth_status = 1 as "isVerified", referral_code as "referralCode",
             referred_by::text as "invitedBy", anti_phishing as "antiPhishingWord", created_at::float8 as "createdAt",
             password_changed_at::float8 as "passwordChangedAt", sending_held_until::float8 as "sendingHeldUntil",
             passkey_login as "isPasskeyLoginOn", (select bound_at::float8 from authenticators a where a.user_id = u.id) as "authenticatorBoundAt",
             (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as "recoveryCodesLeft"
        from users u where id = $1::text::bigint`),
  },
  preferences: {
    columns: ['name', 'value'],
    sql: few('select name, value from user_preferences where user_id = $1::text::bigint order by name'),
  },
  sessions: {
    columns: ['createdAt', 'lastActiveAt', 'expiresAt', 'revokedAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'sessions',
      `created_at::float8 as "createdAt", last_active_at::float8 as "lastActiveAt", expires_at::float8 as "expiresAt",
       revoked_at::float8 as "revokedAt", ip, country, user_agent as "userAgent"`,
    ),
  },
  'remembered-devices': {
    columns: ['createdAt', 'lastUsedAt', 'expiresAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'remembered_devices',
      `created_at::float8 as "createdAt", last_used_at::float8 as "lastUsedAt", expires_at::float8 as "expiresAt", ip, country,
       user_agent as "userAgent"`,
    ),
  },
  passkeys: {
    columns: ['name', 'host', 'createdAt', 'lastUsedAt', 'ip', 'country', 'userAgent'],
    sql: byId(
      'passkeys',
      `name, rp_id as host, created_at::float8 as "createdAt", last_used_at::float8 as "lastUsedAt", ip, country, user_agent as "userAgent"`,
    ),
  },
  'login-activity': {
    columns: ['at', 'kind', 'result', 'ip', 'country', 'userAgent'],
    sql: byId('account_activity', 'at_ms::float8 as "at", kind, result, ip, country, user_agent as "userAgent"'),
  },
  notices: {
    columns: ['at', 'kind', 'topic', 'params', 'readAt'],
    sql: byId('notices', 'at_ms::float8 as "at", kind, topic, params, read_at::float8 as "readAt"'),
  },
  'notice-choices': {
    columns: ['kind', 'channel', 'isOn'],
    sql: few('select kind, channel, is_on as "isOn" from notice_choices where user_id = $1::text::bigint order by 1, 2'),
  },
  'display-flags': {
    columns: ['key', 'status'],
    sql: few('select key, status from user_flags where user_id = $1::text::bigint order by key'),
  },
  'announcements-read': {
    columns: ['announcementId', 'readAt', 'deletedAt'],
    sql: few(`
      select announcement_id::text as "announcementId", read_at::float8 as "readAt", deleted_at::float8 as "deletedAt"
        from announcement_states where user_id = $1::text::bigint order by announcement_id`),
  },
  'push-devices': { columns: ['createdAt'], sql: byId('push_subscriptions', 'created_at::float8 as "createdAt"') },
  favourites: { columns: ['symbol'], sql: byId('favourites', 'symbol') },
  files: {
    columns: ['type', 'contentType', 'size', 'sha256', 'createdAt', 'handedInAt'],
    sql: byId(
      'uploads',
      `id::text as "uploadId", type, content_type as "contentType", size::float8 as size, sha256, created_at::float8 as "createdAt",
       in_use_at::float8 as "handedInAt"`,
    ),
  },
  // Whom a user invited is those people's own data: when they joined is all.
  invited: { columns: ['joinedAt'], sql: byId('users', 'created_at::float8 as "joinedAt"', 'referred_by = $1::text::bigint') },
} satisfies Record<string, Query>;
