import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { add, compare, divide } from '@/domain/money/decimal';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useWorthLine } from '../holdings/useWorthLine';
import styles from './BalanceCard.module.css';
import { WorthChanges } from './WorthChanges';
import { WorthChart } from './WorthChart';

interface ApproxBitcoinProps {
  usd: string;
  bitcoinUsd: string | undefined;
  className?: string;
}

const DECIMALS = 5;

/** About how many bitcoins it is; nothing where bitcoin has no price. */
function ApproxBitcoin({ usd, bitcoinUsd, className }: ApproxBitcoinProps) {
  const format = useFormat();
  if (bitcoinUsd === undefined || compare(bitcoinUsd, '0') <= 0) return null;
  return (
    <bdi className={clsx('num', className)} dir="ltr">
      ≈ {format.fixed(divide(usd, bitcoinUsd, 'down', DECIMALS), DECIMALS)} BTC
    </bdi>
  );
}

interface BalanceCardProps {
  title: string;
  /** What it is worth in US dollars; undefined until that is known. */
  usd: string | undefined;
  /** What lies in plans besides: earlier days were written down with it, so the line and the changes count it. */
  inPlans?: string | undefined;
  /** What one bitcoin is. */
  bitcoinUsd: string | undefined;
  /** The one whose balance it is; of all together unless given. */
  wallet?: Wallet;
  /** The line stands beside the words, on a desk. */
  isWide?: boolean;
  /** At the end of the title's line. */
  headEnd?: ReactNode;
  note?: ReactNode;
  acts: ReactNode;
}

/** What there is, how that changed, what can be done with it, and its line over time. */
export function BalanceCard({ title, usd, inPlans = '0', bitcoinUsd, wallet, isWide, headEnd, note, acts }: BalanceCardProps) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const line = useWorthLine(wallet, usd && add(usd, inPlans));
  return (
    <section className={clsx(styles.card, isWide && styles.wide)} aria-label={title} data-testid="balance-card">
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <BalancesEye />
          {headEnd ? <span className={styles.headEnd}>{headEnd}</span> : null}
        </div>
        <div className={styles.sums}>
          {!isShown ? (
            <>
              <HiddenText className={styles.sum} />
              <span className={styles.hint}>{t('wallets.hiddenText')}</span>
            </>
          ) : usd === undefined ? (
            <Skeleton width={220} height={44} />
          ) : (
            <>
              <bdi className={clsx('num', styles.sum)} dir="ltr" data-testid="balance-total">
                {worth.text(usd)}
              </bdi>
              <ApproxBitcoin usd={usd} bitcoinUsd={bitcoinUsd} className={styles.bitcoin} />
              <WorthChanges changes={line.changes} className={styles.change} />
            </>
          )}
          {note}
        </div>
        {acts}
      </div>
      <WorthChart line={line} isHidden={!isShown} className={styles.line} />
    </section>
  );
}
