import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Settings.module.css';

/** The sections before what they show has been read. */
export function SettingsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true" data-testid="settings-loading">
      {[128, 132, 200, 152].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
