import { useTranslation } from 'next-i18next/pages';
import { isOutcomeUnknown } from '../lib/unknownOutcome';
import { useErrorWords } from './useErrorWords';

/** Words for why an act failed that is done once at most (`actOnce`). Where no answer came, nobody knows whether it was done: they say so. */
export function useActWords(): (error: { code: string; msg?: string; status: number }) => string {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  return (error) => (isOutcomeUnknown(error) ? t('ui.outcomeUnknown') : words(error));
}
