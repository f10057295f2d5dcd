import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { useSite } from '@/src/brand/SiteContext';
import { useOwnAccount } from '@/src/realtime';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ClaimFirst } from './ClaimFirst';

/** Nothing waits. On phones, where no hint stands beside the ticket, an empty wallet of a practice brand is offered funds here. */
export function NoOpenOrders() {
  const { t } = useTranslation('common');
  const { practice } = useSite();
  const { balances, funds } = useOwnAccount();
  const isMobile = useIsMobile();
  const isEmpty = funds.isLoaded && [...balances.values()].every(({ available }) => isZero(available));
  if (practice && isMobile && isEmpty) return <ClaimFirst />;
  return <EmptyView compact title={t('trade.noOpenOrders')} text={t('trade.noOpenOrdersText')} />;
}
