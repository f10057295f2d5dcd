// What the record of an account's activity knows. Shared by the exchange, which writes it, and the page that shows it.

export const ACTIVITY_KINDS = [
  'LOGIN',
  'LOGOUT',
  'SESSION_END',
  'PASSWORD_CHANGE',
  'PASSWORD_RESET',
  'ANTI_PHISHING',
  'AUTHENTICATOR_ON',
  'AUTHENTICATOR_OFF',
  'RECOVERY_CODES',
  'PASSKEY_ADD',
  'PASSKEY_REMOVE',
  'PASSKEY_SUSPEND',
  'PASSKEY_LOGIN',
  'DEVICE_FORGET',
  'ACCOUNT_LOCK',
  'ACCOUNT_UNLOCK',
  'ACCOUNT_FREEZE',
  'ACCOUNT_UNFREEZE',
  'PHONE_CONNECT',
  'DATA_EXPORT',
  'WITHDRAW',
  'ADDRESS_ADD',
  'REFUND_ADDRESS',
  'USER_TRANSFER',
  'EXPRESS_SALE',
  'ACCOUNT_CLOSE',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_RESULTS = ['PASSED', 'WRONG_PASSWORD', 'WRONG_CODE', 'WRONG_FACTOR'] as const;
export type ActivityResult = (typeof ACTIVITY_RESULTS)[number];

/** The record goes back this far. */
export const ACTIVITY_KEPT_DAYS = 365;
