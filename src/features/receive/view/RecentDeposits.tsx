import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type Deposit, useRecentDeposits } from '@/src/api/queries/custody';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { useStandingChanges } from '@/src/realtime';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import { Link } from '@/src/ui/link/Link';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../Aside.module.css';
import wordStyles from '../Words.module.css';

/** What has come of a coin, the latest first; its confirmations count up as blocks come. */
export function RecentDeposits({ symbol }: { symbol: string }) {
  const { t } = useTranslation('common');
  const { data, error, mutate, isValidating } = useRecentDeposits(symbol, useHasToken(true));
  useStandingChanges((part) => {
    if (part === undefined || part === 'deposits') void mutate();
  });
  return (
    <section aria-label={t('receive.recent.title', { coin: symbol })}>
      <h2 className={wordStyles.sideTitle}>{t('receive.recent.title', { coin: symbol })}</h2>
      {data ? (
        <ul className={styles.list} aria-live="polite">
          {data.records.map((deposit) => (
            <DepositRow key={deposit.depositId} deposit={deposit} />
          ))}
          {data.records.length === 0 ? <li className={styles.row}>{t('receive.recent.none')}</li> : null}
        </ul>
      ) : error ? (
        <ErrorView compact onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton height={120} />
      )}
      <Link href={pathTo('walletsHistory')} className={styles.more}>
        {t('receive.recent.history')}
        <ArrowRight size={14} className="mirror" aria-hidden="true" />
      </Link>
    </section>
  );
}

const TONES: Partial<Record<Deposit['status'], TagTone>> = { CREDITED: 'success', SMALL: 'warning', ASIDE: 'warning', PENDING: 'info' };

function DepositRow({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const hidden = !useShowBalances().isShown;
  const { amount, coinSymbol, at, status, confirmations, confirmationsNeeded } = deposit;
  const counted = Math.min(confirmations, confirmationsNeeded);
  const figures = { n: format.amount(String(counted)), of: format.amount(String(confirmationsNeeded)) };
  return (
    <li className={styles.row} data-testid="deposit-row" data-status={status}>
      <span className={styles.rowWords}>
        <span className={wordStyles.strong}>
          {hidden ? null : '+'}
          <BalanceText value={amount} unit={coinSymbol} hidden={hidden} />
        </span>
        <span className={wordStyles.muted}>{format.dateTime(at)}</span>
      </span>
      <Tag tone={TONES[status]} size="small">
        {t(`receive.status.${status}`, figures)}
      </Tag>
    </li>
  );
}
