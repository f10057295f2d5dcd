import { useTranslation } from 'next-i18next/pages';
import type { AddressBook } from '@/contract/withdrawals';
import { setSavedOnly } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Switch } from '@/src/ui/choice/Switch';
import { Note } from '@/src/ui/views/Note';
import styles from '../Send.module.css';
import { TimeLeft } from './TimeLeft';

/** Coins leave to saved addresses only: on at once, off in 24 hours. */
export function SavedOnly({ savedOnly: { isOn, endsAt } }: Pick<AddressBook, 'savedOnly'>) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const { submit, error } = useSubmit(async (next: boolean) => {
    await setSavedOnly(next);
    await readAfter('savedOnlySet');
  });
  return (
    <section>
      <Switch
        checked={isOn && endsAt === null}
        onChange={(next) => void submit(next)}
        label={t('send.book.only')}
        className={styles.switch}
        data-testid="saved-only"
      />
      <p className={styles.small}>{endsAt === null ? t('send.book.onlyText') : t('send.book.onlyEnds', { at: format.moment(endsAt) })}</p>
      {endsAt === null ? null : <TimeLeft until={endsAt} />}
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </section>
  );
}
