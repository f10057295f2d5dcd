import type { SiteConfig } from '@/contract/site';
import { NOTICE_KINDS, type NoticeKind } from '@/domain/notices/kinds';
import { type NoticeTopic, TOPICS_OF } from '@/domain/notices/topics';

type Flags = Pick<SiteConfig, 'practice' | 'supportSpot' | 'supportEarn' | 'supportExpressTrading'>;

/** What only happens where a brand has something. */
const NEEDS: Partial<Record<NoticeTopic, keyof Flags>> = {
  orderFilled: 'supportSpot',
  orderPartlyFilled: 'supportSpot',
  practiceClaimed: 'practice',
  rebatePaid: 'supportSpot',
  movedToTrade: 'supportSpot',
  movedToMain: 'supportSpot',
  earnMatured: 'supportEarn',
  earnRenewed: 'supportEarn',
  earnRedeemed: 'supportEarn',
  expressDelivered: 'supportExpressTrading',
  expressPaidOut: 'supportExpressTrading',
  expressFailed: 'supportExpressTrading',
  expressRefunded: 'supportExpressTrading',
  expressWaits: 'supportExpressTrading',
  expressRejected: 'supportExpressTrading',
  expressEnded: 'supportExpressTrading',
  expressChargedBack: 'supportExpressTrading',
};

const isTold = (topic: NoticeTopic, site: Flags) => {
  const flag = NEEDS[topic];
  return flag === undefined || site[flag];
};

/** The kinds of which a brand tells anything: nobody is offered a choice of what never comes. */
export const toldKinds = (site: Flags): NoticeKind[] => NOTICE_KINDS.filter((kind) => TOPICS_OF[kind].some((topic) => isTold(topic, site)));
