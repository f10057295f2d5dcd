import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import type { FieldClash } from '../model/rebase';
import type { clashWords } from './clashWords';

interface ElsewhereProps {
  clashes: readonly FieldClash[];
  words: ReturnType<typeof clashWords>;
  onChoose: (clash: FieldClash, whose: 'own' | 'other') => void;
}

/** What was changed here and on another device: what stands there, and whose is to be kept. */
export function Elsewhere({ clashes, words, onChoose }: ElsewhereProps) {
  const { t } = useTranslation('common');
  return clashes.map((clash) => {
    const { key, label, other } = words(clash);
    return (
      <fieldset key={`${key} ${clash.path.join()}`} aria-label={label} data-elsewhere data-testid={`elsewhere-${key}`}>
        <Note
          tone="warning"
          title={t('verification.elsewhere.title', { field: label })}
          actions={
            <>
              <Button variant="border" size="small" onClick={() => onChoose(clash, 'own')}>
                {t('verification.elsewhere.own')}
              </Button>{' '}
              <Button variant="border" size="small" onClick={() => onChoose(clash, 'other')}>
                {t('verification.elsewhere.other')}
              </Button>
            </>
          }
        >
          {t('verification.elsewhere.there')} <bdi>{other}</bdi>
        </Note>
      </fieldset>
    );
  });
}
