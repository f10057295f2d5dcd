import { RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import type { ExpressForm } from '../useExpressForm';

/** Why nothing can be done: no price came, or the one that is shown is over. It is asked for by itself, or at once here. */
export function PriceNote({ form: { lacksPrice, told, price, draft } }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const errorWords = useErrorWords();
  if (!lacksPrice) return null;
  const { error } = price;
  // That no answer came says nothing of what is missing; a refusal does.
  const why = error && !isOutcomeUnknown(error) ? errorWords(error) : t('express.noPrice', { coin: draft.coin });
  return (
    <Note
      tone="error"
      actions={
        <Button
          variant="tertiary"
          size="small"
          loading={price.isValidating}
          startIcon={<RotateCw size={14} aria-hidden="true" />}
          onClick={() => void price.mutate()}
        >
          {t('ui.error.retry')}
        </Button>
      }
    >
      {told ? t('express.noNewPrice') : why}
    </Note>
  );
}
