import type { ReactNode } from 'react';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

/** Specification section 3, "Toast options". */
export interface ToastOptions {
  /** Same key, same toast: while one is shown or waiting, a second is dropped. Made of type and words when absent. */
  key?: string;
  /** What happened, in one line. */
  content: ReactNode;
  /** Second line. */
  detail?: ReactNode;
  type?: ToastType;
  /** Ms; 3000 unless given. */
  duration?: number;
  /** Stays until it is closed. */
  persist?: boolean;
  anchorOrigin?: { vertical: 'top' | 'bottom'; horizontal: 'left' | 'center' | 'right' };
  icon?: ReactNode;
}

declare module 'notistack' {
  interface VariantOverrides {
    info: { toast: ToastOptions };
    success: { toast: ToastOptions };
    warning: { toast: ToastOptions };
    error: { toast: ToastOptions };
  }
}
