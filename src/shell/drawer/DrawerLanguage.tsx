import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useLocale } from '@/src/i18n/useLocale';
import { useLanguageChange } from '../language/useLanguageChange';
import { useSiteLanguages } from '../language/useSiteLanguages';
import styles from './MenuDrawer.module.css';

/** The language, and the brand's others folded below it. */
export function DrawerLanguage({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const languages = useSiteLanguages();
  const changeLanguage = useLanguageChange();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (languages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        data-testid="drawer-language"
      >
        <Globe size={20} aria-hidden="true" />
        <span className={styles.words}>{t('shell.language')}</span>
        <span className={styles.value}>{languages.find(({ type }) => type === locale)?.name}</span>
      </button>
      <ul id={id} className={styles.folded} hidden={!isOpen}>
        {languages.map(({ type, name }) => (
          <li key={type}>
            <button
              type="button"
              lang={type}
              className={styles.subItem}
              aria-current={type === locale ? 'true' : undefined}
              onClick={() => {
                onLeave();
                void changeLanguage(type);
              }}
            >
              {name}
              {type === locale && <Check size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
