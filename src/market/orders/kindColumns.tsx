import type { TFunction } from 'i18next';
import type { OwnOrder } from '@/contract/ownOrder';
import type { Column } from '@/src/ui/table/columns';
import { SideCell } from './OrderCells';

/** What kind of order a row is: type and side, one column of both where there is less room. */
export const kindColumns = (t: TFunction): Column<OwnOrder>[] => [
  { key: 'type', kind: 'text', header: t('trade.type'), hideBelow: 'desktop', value: (order) => t(`trade.types.${order.type}`) },
  { key: 'side', kind: 'custom', header: t('trade.side'), hideBelow: 'desktop', render: (order) => <SideCell side={order.side} /> },
  {
    key: 'kind',
    kind: 'custom',
    header: t('trade.order'),
    hideFrom: 'desktop',
    render: (order) => (
      <>
        <SideCell side={order.side} /> · {t(`trade.types.${order.type}`)}
      </>
    ),
  },
];
