import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAddressBook } from '@/src/api/queries/withdrawals';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Book.module.css';
import { BookList } from './BookList';
import { SavedOnly } from './SavedOnly';

const AddDialog = dynamic(() => import('./AddDialog').then((module) => module.AddDialog), { ssr: false });

/** Where coins may go without being typed: saved, found, named anew, taken out; and whether they go nowhere else. */
export function AddressBookScreen() {
  const { t } = useTranslation('common');
  const isMobile = useIsMobile();
  const { data: book, error, mutate, isValidating } = useAddressBook(useHasToken(true));
  const [isAdding, setAdding] = useState(false);
  const adding = (
    <Button
      size={isMobile ? 'large' : 'medium'}
      startIcon={<Plus size={18} aria-hidden="true" />}
      disabled={!book}
      onClick={() => setAdding(true)}
      data-testid="add-address"
    >
      {t('send.book.add')}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={t('send.book.title')}
        lead={t('send.book.lead')}
        parent={{ label: t('security.title'), href: pathTo('profileSecurity') }}
        action={isMobile ? undefined : adding}
      />
      {book ? (
        <>
          <div className={styles.only}>
            <SavedOnly isRow savedOnly={book.savedOnly} />
          </div>
          <BookList addresses={book.addresses} />
          <div className={styles.note}>
            <Note>{t('send.book.wait')}</Note>
          </div>
        </>
      ) : error ? (
        <ErrorView title={t('send.book.failed')} whole onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <div className={styles.only} aria-busy="true">
          <Skeleton height={320} />
        </div>
      )}
      {isMobile ? <BottomBar>{adding}</BottomBar> : null}
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
