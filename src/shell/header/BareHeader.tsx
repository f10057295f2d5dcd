import clsx from 'clsx';
import { AppearanceMenu } from '../appearance/AppearanceMenu';
import styles from './BareHeader.module.css';
import { BrandLink } from './BrandLink';
import { LanguageMenu } from './LanguageMenu';

/** Logo, language and theme, laid over the page or over the first half of it. */
export function BareHeader({ isHalf = false }: { isHalf?: boolean }) {
  return (
    <header className={clsx(styles.header, isHalf && styles.half)}>
      <BrandLink />
      <div className={styles.end}>
        <LanguageMenu />
        <AppearanceMenu />
      </div>
    </header>
  );
}
