import { onDemand } from '@/src/lib/onDemand';
import { wakeWith } from './toastScreen';

/** What draws toasts: loaded at the user's first act or for the first toast, whichever comes first. */
export const toastStack = onDemand(() => import('./ToastStack'));

wakeWith(toastStack.start);
