import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { ChainOfCoin } from '@/contract/custody';
import { useQuery } from '@/src/api/queries/useQuery';
import { useFormat } from '@/src/format';
import { useExpectedTime } from '@/src/i18n/useExpectedTime';
import { useHasToken } from '@/src/lib/useHasToken';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Section } from '@/src/ui/section/Section';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { GateState } from './GateState';
import { NetworkCard } from './NetworkCard';
import styles from './NetworksSection.module.css';

const keyOf = ({ chainId }: ChainOfCoin) => chainId;

/** The networks a coin travels on, with what they ask for; not there for coins that travel on none. */
export function NetworksSection({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const timeOf = useExpectedTime();
  const asked = useMemo(() => ({ symbol: coin }), [coin]);
  const { data } = useQuery('chains', useHasToken(true) ? asked : undefined);
  const columns = useMemo<Column<ChainOfCoin>[]>(
    () => [
      {
        key: 'network',
        kind: 'custom',
        header: t('wallets.network'),
        isRowHeader: true,
        render: ({ name, mark }) => (
          <>
            <span className={styles.name}>{name}</span> <span className={styles.mark}>{mark}</span>
          </>
        ),
      },
      {
        key: 'least',
        kind: 'custom',
        align: 'end',
        header: t('wallets.minDeposit'),
        render: (chain) => <AmountText value={chain.minDeposit} className={styles.quiet} />,
      },
      {
        key: 'confirmations',
        kind: 'custom',
        align: 'end',
        header: t('wallets.confirmations'),
        hideBelow: 'desktop',
        render: (chain) => <span className={clsx('num', styles.quiet)}>{chain.confirmations}</span>,
      },
      {
        key: 'time',
        kind: 'custom',
        align: 'end',
        header: t('wallets.time'),
        hideBelow: 'desktop',
        render: (chain) => <span className={clsx('num', styles.quiet)}>{timeOf(chain.expectedSeconds)}</span>,
      },
      {
        key: 'fee',
        kind: 'custom',
        align: 'end',
        header: t('wallets.withdrawalFee'),
        render: (chain) => <AmountText value={chain.withdrawalFee} />,
      },
      { key: 'in', kind: 'custom', align: 'end', header: t('wallets.deposits'), render: ({ deposits }) => <GateState gate={deposits} /> },
      {
        key: 'out',
        kind: 'custom',
        align: 'end',
        header: t('wallets.withdrawals'),
        render: ({ withdrawals }) => <GateState gate={withdrawals} />,
      },
    ],
    [t, timeOf],
  );
  if (!data || data.length === 0) return null;
  const paused = data.flatMap(({ name, deposits, withdrawals }) =>
    (
      [
        ['deposits', deposits],
        ['withdrawals', withdrawals],
      ] as const
    ).flatMap(([key, gate]) => (gate.isOpen || !gate.reason ? [] : [{ key: `${name} ${key}`, name, what: t(`wallets.${key}`), gate }])),
  );
  return (
    <div>
      <Section title={t('wallets.networks')} end={<span className={styles.mark}>{t('wallets.feesIn', { coin })}</span>}>
        <Table label={t('wallets.networks')} columns={columns} rows={data} rowKey={keyOf} card={(chain) => <NetworkCard chain={chain} />} />
      </Section>
      {paused.map(({ key, name, what, gate }) => (
        <p key={key} className={styles.paused}>
          {t('wallets.pausedBecause', { network: name, what, reason: t(`wallets.pauses.${gate.reason}`) })}{' '}
          {gate.until === null ? null : t('wallets.backAt', { at: format.moment(gate.until, 'utc') })}
        </p>
      ))}
    </div>
  );
}
