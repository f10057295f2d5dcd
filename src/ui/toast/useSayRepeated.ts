import { useTranslation } from 'next-i18next/pages';
import { showToast } from './showToast';

/** Says of what was done behind a try without an answer that both are one: whoever wanted a second of it has to ask again. */
export function useSayRepeated(): () => void {
  const { t } = useTranslation('common');
  return () => showToast({ type: 'info', content: t('ui.doneOnce') });
}
