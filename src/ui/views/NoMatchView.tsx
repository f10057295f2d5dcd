import { SearchX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '../button/Button';
import { StateView } from './StateView';

/** A search found nothing: shows what was searched and takes it back. */
export function NoMatchView({ search, onClear, compact }: { search: string; onClear: () => void; compact?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <StateView
      icon={SearchX}
      title={t('ui.noMatch.title', { search })}
      text={t('ui.noMatch.text')}
      action={
        <Button variant="tertiary" size="small" onClick={onClear}>
          {t('ui.noMatch.clear')}
        </Button>
      }
      compact={compact}
      role="status"
    />
  );
}
