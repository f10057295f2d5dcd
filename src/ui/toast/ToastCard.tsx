import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { closeToast } from './showToast';
import styles from './Toast.module.css';
import type { ToastOptions, ToastType } from './toastOptions';

const icons: Record<ToastType, LucideIcon> = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
/** The others leave by themselves and need no answer. */
const canBeClosed: Record<ToastType, boolean> = { info: false, success: true, warning: false, error: true };

interface ToastCardProps {
  id: string | number;
  toast: ToastOptions;
  ref?: Ref<HTMLDivElement>;
}

/** One toast. Errors interrupt speech, the others wait for a pause. */
export function ToastCard({ id, toast, ref }: ToastCardProps) {
  const { t } = useTranslation('common');
  const { content, detail, type = 'info', icon, persist } = toast;
  const Icon = icons[type];
  return (
    <div ref={ref} className={styles.toast} role={type === 'error' ? 'alert' : 'status'} data-toast={type}>
      <span className={clsx(styles.icon, styles[type])}>{icon ?? <Icon size={20} strokeWidth={2} aria-hidden="true" />}</span>
      <span className={styles.text}>
        <span className={styles.content}>{content}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {canBeClosed[type] || persist ? (
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={() => closeToast(String(id))}>
          <X size={16} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
