import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Settings.module.css';

const SECTIONS = ['profile', 'region', 'look', 'sounds'];

/** The sections before what they show has been read, as high as they will be: what follows them on the page stays where it is. */
export function SettingsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true" data-testid="settings-loading">
      {SECTIONS.map((section) => (
        <Skeleton key={section} height={`var(--${section})`} />
      ))}
    </div>
  );
}
