import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import bookStyles from '../book/Book.module.css';
import panel from '../Panel.module.css';
import { TradesFreshness } from '../status/ListFreshness';
import terminal from '../workspace/Terminal.module.css';
import { TradesList } from './TradesList';

/** Recent trades under a heading of their own. */
export function TradesPanel({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <section className={clsx(terminal.panel, className)} aria-label={t('trade.recentTrades')}>
      <div className={bookStyles.head}>
        <h2 className={panel.title}>{t('trade.recentTrades')}</h2>
        <span className={bookStyles.grow} />
        <TradesFreshness />
      </div>
      <TradesList />
    </section>
  );
}
