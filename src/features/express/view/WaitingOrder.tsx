import { useTranslation } from 'next-i18next/pages';
import { waitsForOwner } from '@/domain/express/orderState';
import { useLatestExpressOrders } from '@/src/api/queries/express';
import { useHasToken } from '@/src/lib/useHasToken';
import { expressOrderPath } from '@/src/orders/expressOrder';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';

/** Who comes back from the provider's page without having paid finds an empty form: the order is still there. */
export function WaitingOrder() {
  const { t } = useTranslation('common');
  const { data } = useLatestExpressOrders(useHasToken());
  const order = data?.records.find(({ state }) => waitsForOwner(state));
  if (!order) return null;
  return (
    <Note
      actions={
        <ButtonLink variant="tertiary" size="small" href={expressOrderPath(order)}>
          {t('express.toWaiting')}
        </ButtonLink>
      }
    >
      {t(`express.waits.${order.side}`)}
    </Note>
  );
}
