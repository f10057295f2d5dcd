import { useTranslation } from 'next-i18next/pages';
import { Switch } from '@/src/ui/choice/Switch';
import { askRules, useAskRules } from '../askRules';
import { AskFrom } from './AskFrom';
import styles from './AskSwitches.module.css';

/** Before which orders the ticket asks; what is switched off in a question is switched on again here. */
export function AskSwitches() {
  const { t } = useTranslation('common');
  const { limit } = useAskRules();
  return (
    <fieldset className={styles.asks}>
      <legend className={styles.asksTitle}>{t('trade.confirm.title')}</legend>
      <Switch label={t('trade.confirm.limitOrders')} checked={limit} onChange={(isOn) => askRules.change({ limit: isOn })} />
      <AskFrom />
    </fieldset>
  );
}
