import { ChartCandlestick, Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { chooseMarketColours, MARKET_COLOURS } from '@/src/theme/marketColours';
import { useMarketColours } from '@/src/theme/useMarketColours';
import { MarketSwatch } from '../appearance/MarketSwatch';
import styles from './MenuDrawer.module.css';

/** The market colours, and the other choices folded below them. */
export function DrawerColours() {
  const { t } = useTranslation();
  const colours = useMarketColours();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        data-testid="drawer-colours"
      >
        <ChartCandlestick size={20} aria-hidden="true" />
        <span className={styles.words}>{t('shell.colours.title')}</span>
        <MarketSwatch colours={colours} />
      </button>
      <ul id={id} className={styles.folded} hidden={!isOpen}>
        {MARKET_COLOURS.map((option) => (
          <li key={option}>
            <button
              type="button"
              className={styles.subItem}
              aria-current={option === colours ? 'true' : undefined}
              onClick={() => chooseMarketColours(option)}
            >
              <span className={styles.preview}>
                <MarketSwatch colours={option} />
                {t(`shell.colours.${option}`)}
              </span>
              {option === colours && <Check size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
