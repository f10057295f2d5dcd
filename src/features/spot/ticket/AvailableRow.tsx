import { CirclePlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useClaimDialog } from '@/src/market/claims/useClaimDialog';
import { useMarket } from '@/src/market/MarketContext';
import styles from '@/src/market/ticket/Ticket.module.css';
import { useRealtime } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { Link } from '@/src/ui/link/Link';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import type { Ticket } from './useTicket';

/** What can be spent on this side, with a way to more: practice funds, or what lies in the main wallet. */
export function AvailableRow({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('common');
  const { isSignedIn } = useRealtime();
  const { practice } = useSite();
  const { base, quote, sizeDecimals, totalDecimals } = useMarket();
  const format = useFormat();
  const openClaim = useClaimDialog();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const isBuy = ticket.form.side === 'BUY';
  const amount = format.fixed(isBuy ? ticket.balances.quote : ticket.balances.base, isBuy ? totalDecimals : sizeDecimals);
  if (ticket.lacksBalances) return <NotLoaded />;
  return (
    <div className={styles.line} data-testid="available">
      <span>{t('trade.available')}</span>
      <span className={styles.value}>
        {isShown ? <bdi className="num">{amount === '--' ? amount : `${amount} ${isBuy ? quote : base}`}</bdi> : <HiddenText />}
        {practice && isSignedIn ? (
          <button type="button" className={styles.plus} aria-label={t('trade.addFunds')} title={t('trade.addFunds')} onClick={openClaim}>
            <CirclePlus size={14} aria-hidden="true" />
          </button>
        ) : isSignedIn ? (
          <Link
            className={styles.plus}
            aria-label={t('wallets.transfer.title')}
            title={t('wallets.transfer.title')}
            href={`${pathTo('walletsTransfer')}?coin=${(isBuy ? quote : base).toLowerCase()}&from=main`}
          >
            <CirclePlus size={14} aria-hidden="true" />
          </Link>
        ) : null}
      </span>
    </div>
  );
}

/** Balances could not be read: nothing can be said of what an order may spend. They are asked for again every few seconds, too. */
function NotLoaded() {
  const { t } = useTranslation('common');
  const { realtime } = useRealtime();
  return (
    <div className={styles.line} data-testid="available">
      <span>{t('trade.available')}</span>
      <span className={styles.notLoaded}>
        <span role="alert">{t('ui.error.title')}</span>
        <button type="button" onClick={() => void realtime.account.reconcile()}>
          {t('ui.error.retry')}
        </button>
      </span>
    </div>
  );
}
