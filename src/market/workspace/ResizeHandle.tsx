import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { largestSize, SIZE_LIMITS } from '@/src/theme/terminalLayout/sizeLimits';
import type { ResizablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { type Growth, isInlineGrowth } from './growth';
import styles from './ResizeHandle.module.css';
import { useMeasuredSize } from './useMeasuredSize';
import { useResize } from './useResize';

interface ResizeHandleProps {
  panel: ResizablePanel;
  /** Id of the panel that changes its size. */
  controls: string;
  /** The edge it lies on, which is also the way to drag that makes the panel larger. */
  edge: Growth;
  className?: string;
}

/** The edge between two panels: a separator one can drag, or move with the arrow keys. */
export function ResizeHandle({ panel, controls, edge, className }: ResizeHandleProps) {
  const { t } = useTranslation('common');
  const isInline = isInlineGrowth(edge);
  const size = useMeasuredSize(controls, isInline);
  const { isDragging, handlers } = useResize({ panel, controls, grows: edge });
  const pixels = t('trade.layout.pixels', { px: size ?? 0 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved.
    <div
      {...handlers}
      role="separator"
      tabIndex={0}
      aria-orientation={isInline ? 'vertical' : 'horizontal'}
      aria-label={t(`trade.layout.resize.${panel}`)}
      aria-controls={controls}
      aria-valuenow={size ?? SIZE_LIMITS[panel].min}
      aria-valuemin={SIZE_LIMITS[panel].min}
      aria-valuemax={size === undefined ? SIZE_LIMITS[panel].max : Math.max(size, largestSize(panel, window))}
      aria-valuetext={pixels}
      title={t('trade.layout.resizeHint')}
      className={clsx(styles.handle, isInline ? styles.inline : styles.block, styles[edge], isDragging && styles.dragging, className)}
    >
      {isDragging ? <bdi className={clsx('num', styles.size)}>{pixels}</bdi> : null}
    </div>
  );
}
