import { useTranslation } from 'next-i18next/pages';
import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import { Button } from '@/src/ui/button/Button';
import { useChartSettings } from '../../settings/chartSettings';
import { removeAllIndicators } from '../../settings/indicatorActs';
import { MOST_INDICATORS } from '../../settings/indicatorChoice';
import { ChosenIndicator } from './ChosenIndicator';
import styles from './IndicatorDialog.module.css';

/** The indicators on the chart, those over the prices and those with a pane apart. */
export function OnThisChart({ onSettings }: { onSettings: (id: string) => void }) {
  const { t } = useTranslation('common');
  const { indicators } = useChartSettings();
  const places = [
    { name: t('trade.price'), chosen: indicators.filter(({ kind }) => INDICATORS[kind].place === 'price') },
    { name: t('trade.indicator.panes'), chosen: indicators.filter(({ kind }) => INDICATORS[kind].place === 'pane') },
  ];
  return (
    <section className={styles.chosen} aria-label={t('trade.indicator.onChart')}>
      <div className={styles.chosenHead}>
        <h3>{t('trade.indicator.onChart')}</h3>
        <bdi className="counts">{t('trade.indicator.countOf', { number: indicators.length, most: MOST_INDICATORS })}</bdi>
      </div>
      <div className={styles.chosenList}>
        {indicators.length === 0 ? <p className={styles.groupName}>{t('trade.indicator.none')}</p> : null}
        {places.map(({ name, chosen }) =>
          chosen.length === 0 ? null : (
            <section key={name}>
              <h4 className={styles.groupName}>{name}</h4>
              <ul>
                {chosen.map((choice) => (
                  <ChosenIndicator key={choice.id} choice={choice} onSettings={onSettings} />
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
      <Button variant="border" size="small" disabled={indicators.length === 0} onClick={removeAllIndicators}>
        {t('trade.indicator.removeAll')}
      </Button>
    </section>
  );
}
