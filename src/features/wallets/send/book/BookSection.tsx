import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { TextButton } from '@/src/ui/button/TextButton';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';
import { BookRow } from './BookRow';
import { SavedOnly } from './SavedOnly';

const AddDialog = dynamic(() => import('./AddDialog').then((module) => module.AddDialog), { ssr: false });

/** Saved addresses: picked, added, renamed, taken out; and whether coins leave to them only. */
export function BookSection({ coin, sending: { book, chains, change } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const [isAdding, setAdding] = useState(false);
  if (!book) return null;
  return (
    <>
      <section data-testid="address-book">
        <h2 className={styles.asideTitle}>{t('send.addressBook')}</h2>
        <div className={styles.rows}>
          {book.addresses.length === 0 ? <p className={styles.small}>{t('send.book.empty')}</p> : null}
          {book.addresses.map((entry) => (
            <BookRow key={entry.addressId} entry={entry} onPick={change} />
          ))}
          <div>
            <TextButton onPress={() => setAdding(true)}>{t('send.book.add')}</TextButton>
          </div>
        </div>
      </section>
      <SavedOnly savedOnly={book.savedOnly} />
      {isAdding && chains ? <AddDialog coin={coin} chains={chains} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
