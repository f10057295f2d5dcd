import {
  ArrowDownLeft,
  ArrowLeftRight,
  BellRing,
  LogIn,
  type LucideIcon,
  Megaphone,
  RotateCw,
  ShieldCheck,
  Snowflake,
  Target,
  Wallet,
} from 'lucide-react';
import type { Notice } from '@/src/api/queries/notices';

interface Look {
  icon: LucideIcon;
  tone?: 'good' | 'careful';
}

const ofKind: Record<Notice['kind'], LucideIcon> = {
  TRADE: Target,
  WALLET: Wallet,
  SECURITY: ShieldCheck,
  SYSTEM: Megaphone,
  PRICE_ALERT: BellRing,
};

/** Texts that are known by more than their kind; `good` and `careful` colour the sign. */
const ofTopic: Partial<Record<Notice['topic'], Look>> = {
  practiceClaimed: { icon: ArrowDownLeft, tone: 'good' },
  depositCredited: { icon: ArrowDownLeft, tone: 'good' },
  rebatePaid: { icon: ArrowDownLeft, tone: 'good' },
  movedToTrade: { icon: ArrowLeftRight },
  movedToMain: { icon: ArrowLeftRight },
  receivedFromUser: { icon: ArrowDownLeft, tone: 'good' },
  earnMatured: { icon: ArrowDownLeft, tone: 'good' },
  earnRenewed: { icon: RotateCw },
  earnRedeemed: { icon: ArrowDownLeft },
  expressDelivered: { icon: ArrowDownLeft, tone: 'good' },
  expressFailed: { icon: Wallet, tone: 'careful' },
  expressRejected: { icon: Wallet, tone: 'careful' },
  expressEnded: { icon: Wallet, tone: 'careful' },
  expressChargedBack: { icon: Wallet, tone: 'careful' },
  newDevice: { icon: LogIn, tone: 'careful' },
  accountFrozen: { icon: Snowflake, tone: 'careful' },
};

export const noticeIcon = ({ kind, topic }: Notice): Look => ofTopic[topic] ?? { icon: ofKind[kind] };
