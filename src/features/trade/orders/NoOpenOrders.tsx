import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { useSite } from '@/src/brand/SiteContext';
import { useOwnAccount } from '@/src/realtime';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { useClaimDialog } from '../ticket/useClaimDialog';

/** Nothing waits. On phones, where no hint stands beside the ticket, an empty wallet of a practice brand is offered funds here. */
export function NoOpenOrders() {
  const { t } = useTranslation('common');
  const { practice } = useSite();
  const { balances, funds } = useOwnAccount();
  const isMobile = useIsMobile();
  const openClaim = useClaimDialog();
  const isEmpty = funds.isLoaded && [...balances.values()].every(({ available }) => isZero(available));
  if (!practice || !isMobile || !isEmpty) return <EmptyView compact title={t('trade.noOpenOrders')} text={t('trade.noOpenOrdersText')} />;
  return (
    <EmptyView
      compact
      title={t('trade.noOrdersYet')}
      text={t('trade.noOrdersYetText')}
      action={
        <Button variant="tertiaryLight" startIcon={<FlaskConical size={16} aria-hidden="true" />} onClick={openClaim}>
          {t('trade.claimFunds')}
        </Button>
      }
    />
  );
}
