import { useTranslation } from 'next-i18next/pages';
import { Popover } from '@/src/ui/menu/Popover';
import { SERIES_COLORS, type SeriesColor } from '../../settings/indicatorChoice';
import styles from './IndicatorSettings.module.css';

interface ColorButtonProps {
  /** What the line is called. */
  line: string;
  color: SeriesColor | undefined;
  onPaint: (color: SeriesColor) => void;
}

/** A line's colour, out of those that can be told apart in every theme. */
export function ColorButton({ line, color, onPaint }: ColorButtonProps) {
  const { t } = useTranslation('common');
  const label = t('trade.indicator.colour', { line });
  return (
    <Popover
      label={label}
      placement="bottom-end"
      className={styles.palette}
      trigger={(props) => (
        <button {...props} type="button" className={styles.color} aria-label={label}>
          <span className={styles.swatch} style={{ background: `var(--${color})` }} />
        </button>
      )}
    >
      {(close) =>
        SERIES_COLORS.map((one, index) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-label={t('trade.indicator.colourNumber', { number: index + 1 })}
            aria-pressed={one === color}
            onClick={() => {
              onPaint(one);
              close();
            }}
          >
            <span className={styles.swatch} style={{ background: `var(--${one})` }} />
          </button>
        ))
      }
    </Popover>
  );
}
