import type { TFunction } from 'i18next';
import type { Column } from '@/src/ui/table/columns';
import { Address, Muted } from './Muted';
import { Place } from './Place';

interface Origin {
  country: string | null;
  ip: string;
}

/** Where something of the account came from, in the tables that say so; narrower ones have both in one cell of their own. */
export const originColumns = <Row extends Origin>(t: TFunction): Column<Row>[] => [
  {
    key: 'place',
    kind: 'custom',
    header: t('security.location'),
    hideBelow: 'largePc',
    render: ({ country }) => (
      <Muted>
        <Place country={country} />
      </Muted>
    ),
  },
  { key: 'ip', kind: 'custom', header: t('security.ip'), hideBelow: 'largePc', render: ({ ip }) => <Address ip={ip} /> },
];
