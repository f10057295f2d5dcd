import './styleSink';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION_MS, TOAST_MAX } from '@/src/config/constants';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard';
import type { ToastOptions } from './toastOptions';
import { connectScreen } from './toastScreen';
import { useToastRoot } from './useToastRoot';

const components = { info: ToastCard, success: ToastCard, warning: ToastCard, error: ToastCard };
const classes = { containerRoot: styles.container };
const topCentre = { vertical: 'top', horizontal: 'center' } as const;

function show(key: string, options: ToastOptions): void {
  const { type = 'info', duration = TOAST_DURATION_MS, persist = false, anchorOrigin } = options;
  // notistack spreads these over its defaults: an undefined one would erase the default.
  const origin = anchorOrigin ? { anchorOrigin } : {};
  enqueueSnackbar({ message: key, key, variant: type, autoHideDuration: duration, persist, toast: options, ...origin });
}

/** Draws toasts: at most three, the oldest leaves first, none twice; presses elsewhere do not close them. */
export function ToastStack() {
  const root = useToastRoot();
  useEffect(() => connectScreen({ show, close: (key) => closeSnackbar(key) }), []);
  return (
    <SnackbarProvider
      domRoot={root}
      maxSnack={TOAST_MAX}
      autoHideDuration={TOAST_DURATION_MS}
      anchorOrigin={topCentre}
      preventDuplicate
      Components={components}
      classes={classes}
    />
  );
}
