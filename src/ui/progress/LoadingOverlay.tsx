import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Spinner } from '../button/Spinner';
import styles from './LoadingOverlay.module.css';
import { loadingCount, onLoadingCount } from './loadingCount';

interface LoadingOverlayProps {
  /** A second reason to cover the page, counted elsewhere (calls under way). */
  open?: boolean;
}

/** Covers the whole screen while `showLoading` is held or `open` is set. For redirects; panels use skeletons. */
export function LoadingOverlay({ open = false }: LoadingOverlayProps) {
  const { t } = useTranslation('common');
  const count = useSyncExternalStore(onLoadingCount, loadingCount, () => 0);
  if (count === 0 && !open) return null;
  return (
    <div className={styles.overlay} role="alert" aria-busy="true">
      <Spinner size={40} />
      <span className="sr-only">{t('ui.loading')}</span>
    </div>
  );
}
