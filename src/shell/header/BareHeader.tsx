import styles from './BareHeader.module.css';
import { BrandLink } from './BrandLink';
import { LanguageMenu } from './LanguageMenu';
import { ThemeToggle } from './ThemeToggle';

/** Logo, language and theme, laid over the first half of the sign-in pages. */
export function BareHeader() {
  return (
    <header className={styles.header}>
      <BrandLink />
      <div className={styles.end}>
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </header>
  );
}
