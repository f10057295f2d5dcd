import {
  Download,
  Fingerprint,
  KeyRound,
  ListChecks,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  type LucideIcon,
  MailCheck,
  MonitorX,
  Smartphone,
  Snowflake,
  UserX,
} from 'lucide-react';
import type { CallData } from '@/contract/calls';

export type Activity = CallData<'activity'>['records'][number];

export const ACTIVITY_ICONS: Record<Activity['kind'], LucideIcon> = {
  LOGIN: LogIn,
  LOGOUT: LogOut,
  SESSION_END: MonitorX,
  PASSWORD_CHANGE: KeyRound,
  PASSWORD_RESET: KeyRound,
  ANTI_PHISHING: MailCheck,
  AUTHENTICATOR_ON: Smartphone,
  AUTHENTICATOR_OFF: Smartphone,
  RECOVERY_CODES: ListChecks,
  PASSKEY_ADD: Fingerprint,
  PASSKEY_REMOVE: Fingerprint,
  PASSKEY_SUSPEND: Fingerprint,
  PASSKEY_LOGIN: Fingerprint,
  DEVICE_FORGET: MonitorX,
  ACCOUNT_LOCK: Lock,
  ACCOUNT_UNLOCK: LockOpen,
  ACCOUNT_FREEZE: Snowflake,
  ACCOUNT_UNFREEZE: Snowflake,
  DATA_EXPORT: Download,
  PHONE_CONNECT: Smartphone,
  ACCOUNT_CLOSE: UserX,
};
