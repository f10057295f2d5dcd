import { useTranslation } from 'next-i18next/pages';
import { loadingCount } from '@/src/lib/loading';
import { useStore } from '@/src/lib/store/useStore';
import { Spinner } from '../button/Spinner';
import styles from './LoadingOverlay.module.css';

/** Covers the whole screen while `showLoading` is held. For redirects and calls that ask for it; panels use skeletons. */
export function LoadingOverlay() {
  const { t } = useTranslation('common');
  if (useStore(loadingCount, () => 0) === 0) return null;
  return (
    <div className={styles.overlay} role="alert" aria-busy="true">
      <Spinner size={40} />
      <span className="sr-only">{t('ui.loading')}</span>
    </div>
  );
}
