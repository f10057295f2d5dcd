import { AppearanceMenu } from '../appearance/AppearanceMenu';
import styles from './BareHeader.module.css';
import { BrandLink } from './BrandLink';
import { LanguageMenu } from './LanguageMenu';

/** Logo, language and theme, laid over the first half of the sign-in pages. */
export function BareHeader() {
  return (
    <header className={styles.header}>
      <BrandLink />
      <div className={styles.end}>
        <LanguageMenu />
        <AppearanceMenu />
      </div>
    </header>
  );
}
