import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useOffers } from '@/src/brand/offers';
import { useFormat } from '@/src/format';
import { chooseMarketColours, MARKET_COLOURS } from '@/src/theme/marketColours';
import { THEME_CHOICES } from '@/src/theme/themeName';
import { useMarketColours } from '@/src/theme/useMarketColours';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { RowWords } from '@/src/ui/section/RowWords';
import { Section } from '@/src/ui/section/Section';
import styles from './Appearance.module.css';

/** Theme and market colours. They take effect at once, as in the menus of the header, and go with the account. */
export function AppearanceSection() {
  const { t } = useTranslation('common');
  return (
    <Section title={t('shell.appearance.title')} end={<span className={styles.aside}>{t('profile.settings.atOnce')}</span>}>
      <ThemeRow />
      <ColoursRow />
    </Section>
  );
}

function ThemeRow() {
  const { t } = useTranslation('common');
  const { choice, setTheme } = useThemeChoice();
  const name = useId();
  return (
    <div className={styles.row}>
      <RowWords title={t('shell.theme.title')} texts={[t('profile.settings.homeIsDark')]} />
      <fieldset className={styles.track}>
        <legend className="sr-only">{t('shell.theme.title')}</legend>
        {THEME_CHOICES.map((theme) => (
          <label key={theme} className={`finger ${styles.segment}`}>
            <input type="radio" name={name} className="sr-only" checked={theme === choice} onChange={() => setTheme(theme)} />
            {t(theme === 'system' ? 'profile.settings.system' : `shell.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function ColoursRow() {
  const { t } = useTranslation('common');
  const { trade } = useOffers();
  const colours = useMarketColours();
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      {/* A legend stands in the line of its box; the title stands below it. */}
      <legend className="sr-only">{t('shell.colours.title')}</legend>
      <span className={styles.title} aria-hidden="true">
        {t('shell.colours.title')}
      </span>
      <p className={styles.text}>{t(trade ? 'profile.settings.coloursNote' : 'profile.settings.coloursNoteWithoutTrade')}</p>
      <div className={styles.cards}>
        {MARKET_COLOURS.map((option) => (
          <label key={option} className={`${styles.card} ${styles[option]}`}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option === colours}
              onChange={() => chooseMarketColours(option)}
              data-testid={`colours-${option}`}
            />
            <span className={styles.cardHead}>
              {t(`shell.colours.${option}`)}
              {option === colours ? <Check size={16} className={styles.check} aria-hidden="true" /> : null}
            </span>
            <span className={styles.sample} aria-hidden="true">
              <bdi className={`num ${styles.up}`}>▲ {format.percent('2.41')}</bdi>
              <bdi className={`num ${styles.down}`}>▼ {format.percent('-1.36')}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
