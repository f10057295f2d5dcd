import { useTranslation } from 'next-i18next/pages';
import { isOutcomeUnknown } from '../lib/unknownOutcome';
import { useErrorWords } from './useErrorWords';

/**
 * Words for why an act failed that is done once at most (`actOnce`). Where no answer came, nobody knows whether it was done: they say so, and
 * where this device has no network also that.
 */
export function useActWords(): (error: { code: string; msg?: string; status: number }) => string {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  return (error) => {
    if (!isOutcomeUnknown(error)) return words(error);
    return t(navigator.onLine ? 'ui.outcomeUnknown' : 'ui.outcomeUnknownOffline');
  };
}
