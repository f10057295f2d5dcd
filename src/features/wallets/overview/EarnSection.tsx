import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { WalletDetail } from '@/contract/wallet';
import { multiply } from '@/domain/money/decimal';
import { useCoins } from '@/src/api/queries/market';
import { useOffers } from '@/src/brand/offers';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useAppSelector } from '@/src/state/hooks';
import { Link } from '@/src/ui/link/Link';
import { Section } from '@/src/ui/section/Section';
import { Table } from '@/src/ui/table/Table';
import type { Quote } from '../holdings/quotes';
import { EarnCard } from './EarnCard';
import styles from './EarnSection.module.css';
import { earnColumns } from './earnColumns';

interface EarnSectionProps {
  assets: WalletDetail['earnAssets'] | undefined;
  quoteOf: (coin: string) => Quote;
}

/** What of it earns, with what the client adds to it (specification section 3, "Wallet summary"). */
export type EarnRow = WalletDetail['earnAssets'][number] & { totalUsd: string | undefined; totalEarnedUsd: string | undefined };

const keyOf = ({ coinSymbol }: EarnRow) => coinSymbol;

/** What lies in plans, coin by coin; not there while nothing does. */
export function EarnSection({ assets, quoteOf }: EarnSectionProps) {
  const { t } = useTranslation('common');
  const { earn: hasEarn } = useOffers();
  const { data: coins } = useCoins();
  const decimalsOf = useCoinDecimals();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const nameOf = useCallback((symbol: string) => coins?.find(({ coinSymbol }) => coinSymbol === symbol)?.name, [coins]);
  const rows = useMemo<EarnRow[]>(
    () =>
      (assets ?? []).map((asset) => {
        const { usd } = quoteOf(asset.coinSymbol);
        return {
          ...asset,
          totalUsd: usd && multiply(asset.total, usd),
          totalEarnedUsd: usd && multiply(asset.totalEarnedAmount, usd),
        };
      }),
    [assets, quoteOf],
  );
  const columns = useMemo(() => earnColumns({ t, hidden, nameOf, decimalsOf, hasEarn }), [t, hidden, nameOf, decimalsOf, hasEarn]);
  const card = useCallback(
    (row: EarnRow) => <EarnCard row={row} name={nameOf(row.coinSymbol)} hidden={hidden} decimals={decimalsOf(row.coinSymbol)} />,
    [nameOf, hidden, decimalsOf],
  );
  if (rows.length === 0) return null;
  return (
    <Section
      title={t('wallets.earn')}
      end={
        hasEarn ? (
          <Link href={pathTo('earn')} className={styles.all}>
            {t('wallets.allPlans')}
            <ArrowRight size={16} className="mirror" aria-hidden="true" />
          </Link>
        ) : null
      }
    >
      <Table label={t('wallets.earn')} columns={columns} rows={rows} rowKey={keyOf} card={card} />
    </Section>
  );
}
