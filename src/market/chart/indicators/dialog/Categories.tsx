import { useTranslation } from 'next-i18next/pages';
import { INDICATOR_GROUPS, INDICATOR_KINDS, INDICATORS, type IndicatorGroup } from '@/domain/chart/indicators/catalogue';
import styles from './IndicatorDialog.module.css';

interface CategoriesProps {
  /** Undefined: all. */
  group: IndicatorGroup | undefined;
  onChange: (group: IndicatorGroup | undefined) => void;
}

const ALL: readonly (IndicatorGroup | undefined)[] = [undefined, ...INDICATOR_GROUPS];

/** What kind of indicator the list shows. */
export function Categories({ group, onChange }: CategoriesProps) {
  const { t } = useTranslation('common');
  return (
    <fieldset className={styles.categories}>
      <legend className="sr-only">{t('trade.indicator.categories')}</legend>
      {ALL.map((one) => (
        <button key={one ?? 'all'} type="button" className={styles.category} aria-pressed={one === group} onClick={() => onChange(one)}>
          <span>{one ? t(`trade.indicator.${one}`) : t('trade.indicator.all')}</span>
          <bdi className="num">{INDICATOR_KINDS.filter((kind) => !one || INDICATORS[kind].group === one).length}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
