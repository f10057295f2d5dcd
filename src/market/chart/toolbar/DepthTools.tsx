import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { chartSettings, DEPTH_RANGES, useChartSettings } from '../settings/chartSettings';
import room from './Room.module.css';
import tool from './Tool.module.css';
import styles from './Toolbar.module.css';

/** How far from the middle the depth chart looks, and whether own orders stand on it. */
export function DepthTools() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { depthRange, showsOrders } = useChartSettings();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className="sr-only">{t('trade.chartTools.range')}</legend>
        {DEPTH_RANGES.map((range) => (
          <button
            key={range}
            type="button"
            className={tool.tool}
            aria-pressed={range === depthRange}
            onClick={() => chartSettings.change({ depthRange: range })}
          >
            <bdi className="num" dir="ltr">{`±${format.share(String(range))}`}</bdi>
          </button>
        ))}
      </fieldset>
      <span className={clsx(styles.line, room.fifth)} />
      <Checkbox
        className={clsx(tool.check, room.fifth)}
        label={t('trade.chartTools.ownOrders')}
        checked={showsOrders}
        onChange={(isOn) => chartSettings.change({ showsOrders: isOn })}
      />
    </>
  );
}
