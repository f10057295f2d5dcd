import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { useSite } from '@/src/brand/SiteContext';
import { useOwnAccount } from '@/src/realtime';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { useCanClaim } from '../ticket/useCanClaim';
import { ClaimFirst } from './ClaimFirst';

/** Nothing waits. On phones, where no hint stands beside the ticket, an empty wallet of a practice brand is offered funds here. */
export function NoOpenOrders() {
  const { t } = useTranslation('common');
  const { practice } = useSite();
  const { balances, funds } = useOwnAccount();
  const isMobile = useIsMobile();
  const isEmpty = funds.isLoaded && [...balances.values()].every(({ available }) => isZero(available));
  // Somebody who has claimed today is sent nowhere; while that is not known, an empty wallet has hardly been filled.
  const canClaim = useCanClaim(isMobile === true && isEmpty);
  if (practice && isMobile && isEmpty && canClaim !== false) return <ClaimFirst />;
  return <EmptyView compact title={t('trade.noOpenOrders')} text={t('trade.noOpenOrdersText')} />;
}
