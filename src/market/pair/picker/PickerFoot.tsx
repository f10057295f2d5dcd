import { useTranslation } from 'next-i18next/pages';
import { Kbd } from '@/src/ui/choice/Kbd';
import styles from './PairPicker.module.css';

/** What the keys do, and how many pairs there are. */
export function PickerFoot({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.foot}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('trade.picker.move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('trade.picker.open')}
      </span>
      <span>
        <Kbd>F</Kbd> {t('trade.picker.favourite')}
      </span>
      <span className={styles.count}>{t('trade.pairCount', { count })}</span>
    </div>
  );
}
