import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { isMac } from '@/src/lib/keyboard/isMac';
import { Kbd } from '@/src/ui/choice/Kbd';
import styles from '../Palette.module.css';

interface PaletteFootProps {
  /** How many rows a search has found; undefined without a search. */
  count: number | undefined;
  onShortcuts: () => void;
}

/** What the keys do here. */
export function PaletteFoot({ count, onShortcuts }: PaletteFootProps) {
  const { t } = useTranslation();
  const isSearch = count !== undefined;
  return (
    <div className={styles.foot}>
      <span className={styles.hint}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
        </span>
        {t('shell.palette.move')}
      </span>
      <span className={styles.hint}>
        <Kbd>Enter</Kbd>
        {t(isSearch ? 'shell.palette.run' : 'shell.palette.open')}
      </span>
      {isSearch ? null : (
        <span className={styles.hint}>
          <span dir="ltr">
            <Kbd>{isMac() ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>Enter</Kbd>
          </span>
          {t('shell.palette.newTab')}
        </span>
      )}
      <span className={styles.hint}>
        {/* A sign that would turn round in right-to-left text: it is typed as it stands here. */}
        <span dir="ltr">
          <Kbd>{'>'}</Kbd>
        </span>
        {t('shell.palette.actionsOnly')}
      </span>
      {isSearch ? (
        <span className={styles.end} role="status">
          {t('shell.palette.results', { count })}
        </span>
      ) : (
        <button type="button" className={clsx('finger', styles.end)} onClick={onShortcuts}>
          <Kbd>?</Kbd>
          {t('shell.palette.allShortcuts')}
        </button>
      )}
    </div>
  );
}
