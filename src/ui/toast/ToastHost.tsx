import { usePart } from '@/src/lib/onDemand';
import { toastStack } from './toastStackOnDemand';

/** Where toasts show, over the page. Sits once in the shell. */
export function ToastHost() {
  const part = usePart(toastStack, false);
  return part ? <part.ToastStack /> : null;
}
