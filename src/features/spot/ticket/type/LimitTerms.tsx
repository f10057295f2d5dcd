import { useTranslation } from 'next-i18next/pages';
import { TimeInForceMenu } from '@/src/market/ticket/type/TimeInForceMenu';
import styles from '@/src/market/ticket/type/TypeTabs.module.css';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import type { Ticket } from '../useTicket';

/** Post only and time in force of a limit order; one excludes the other. */
export function LimitTerms({ ticket: { draft, change } }: { ticket: Ticket }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.limitTerms}>
      <Checkbox
        label={t('trade.postOnly')}
        checked={draft.isPostOnly}
        onChange={(isPostOnly) => change(isPostOnly ? { isPostOnly, timeInForce: 'GTC' } : { isPostOnly })}
      />
      <TimeInForceMenu
        value={draft.timeInForce}
        onChange={(timeInForce) => change(timeInForce === 'GTC' ? { timeInForce } : { timeInForce, isPostOnly: false })}
      />
    </div>
  );
}
