import './styleNonce';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { TOAST_DURATION_MS, TOAST_MAX } from '@/src/config/constants';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard';
import { useToastRoot } from './useToastRoot';

const components = { info: ToastCard, success: ToastCard, warning: ToastCard, error: ToastCard };
const classes = { containerRoot: styles.container };
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

/** Shows toasts over the page: at most three, the oldest leaves first, none twice; presses elsewhere do not close them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const root = useToastRoot();
  return (
    <SnackbarProvider
      domRoot={root}
      maxSnack={TOAST_MAX}
      autoHideDuration={TOAST_DURATION_MS}
      anchorOrigin={topCentre}
      preventDuplicate
      Components={components}
      classes={classes}
    >
      {children}
    </SnackbarProvider>
  );
}
