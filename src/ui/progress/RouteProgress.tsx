import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import styles from './RouteProgress.module.css';
import { useRouteProgress } from './useRouteProgress';

/** A line along the top edge while a page is on its way. */
export function RouteProgress() {
  const { t } = useTranslation('common');
  const share = useRouteProgress();
  const isUnderWay = share !== undefined;
  return (
    <div
      className={clsx(styles.progress, !isUnderWay && styles.finished)}
      style={{ '--done': isUnderWay ? share : 1 } as CSSProperties}
      role="progressbar"
      aria-label={t('ui.loading')}
      aria-hidden={!isUnderWay}
    />
  );
}
