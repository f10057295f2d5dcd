import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Switch } from '@/src/ui/choice/Switch';
import { chartSettings, useChartSettings } from '../settings/chartSettings';
import styles from './ChartSwitches.module.css';

/** Own orders and fills, on or off. */
export function ChartSwitches() {
  const { t } = useTranslation('common');
  const { showsOrders, showsFills } = useChartSettings();
  const first = useRef<HTMLInputElement>(null);
  // The popover's code may arrive after the popover has opened.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.switches}>
      <Switch
        ref={first}
        label={t('trade.chartTools.ownOrders')}
        checked={showsOrders}
        onChange={(isOn) => chartSettings.change({ showsOrders: isOn })}
      />
      <Switch label={t('trade.chartTools.ownFills')} checked={showsFills} onChange={(isOn) => chartSettings.change({ showsFills: isOn })} />
    </div>
  );
}
