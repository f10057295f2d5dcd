import { ListChecks } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { AddressBook } from '@/contract/withdrawals';
import { setSavedOnly } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Switch } from '@/src/ui/choice/Switch';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import { Note } from '@/src/ui/views/Note';
import styles from '../Aside.module.css';
import rowStyles from './Book.module.css';
import { TimeLeft } from './TimeLeft';

interface SavedOnlyProps extends Pick<AddressBook, 'savedOnly'> {
  /** As wide as a page, as its other rows are. */
  isRow?: boolean;
}

/** Coins leave to saved addresses only: on at once, off in 24 hours. */
export function SavedOnly({ savedOnly: { isOn, endsAt }, isRow = false }: SavedOnlyProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const { submit, error } = useSubmit(async (next: boolean) => {
    await setSavedOnly(next);
    await readAfter('savedOnlySet');
  });
  const text = endsAt === null ? t('send.book.onlyText') : t('send.book.onlyEnds', { at: format.moment(endsAt) });
  const choice = (
    <Switch
      checked={isOn && endsAt === null}
      onChange={(next) => void submit(next)}
      label={t('send.book.only')}
      hideLabel={isRow}
      className={isRow ? undefined : styles.switch}
      data-testid="saved-only"
    />
  );
  return (
    <section>
      {isRow ? (
        <div className={rowStyles.choice}>
          <IconTile icon={ListChecks} />
          <RowWords title={t('send.book.only')} texts={[text]} />
          {choice}
        </div>
      ) : (
        <>
          {choice}
          <p className={styles.small}>{text}</p>
        </>
      )}
      {endsAt === null ? null : <TimeLeft until={endsAt} />}
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </section>
  );
}
