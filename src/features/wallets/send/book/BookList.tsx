import { BookUser } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedAddress } from '@/contract/withdrawals';
import { useFormat } from '@/src/format';
import { SearchField } from '@/src/ui/field/SearchField';
import { Section } from '@/src/ui/section/Section';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import styles from './Book.module.css';
import { BookRow } from './BookRow';

/** By its name or its address, whatever the case. */
const matches = ({ label, address }: SavedAddress, text: string) => [label, address].some((part) => part.toLowerCase().includes(text));

/** Saved addresses, and a search through their names and characters. */
export function BookList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const shown = addresses.filter(
    (entry) => matches(entry, search.trim().replace(/\s/g, '').toLowerCase()) || matches(entry, search.trim().toLowerCase()),
  );
  return (
    <div data-testid="address-book">
      <Section
        title={t('send.book.count', { n: format.amount(String(addresses.length)) })}
        end={
          addresses.length === 0 ? undefined : (
            <div className={styles.search}>
              <SearchField name={t('send.book.search')} height={40} value={search} onValueChange={setSearch} />
            </div>
          )
        }
      >
        {shown.length > 0 ? (
          <ul>
            {shown.map((entry) => (
              <BookRow key={entry.addressId} entry={entry} />
            ))}
          </ul>
        ) : addresses.length > 0 ? (
          <NoMatchView compact search={search} onClear={() => setSearch('')} />
        ) : (
          <EmptyView compact icon={BookUser} title={t('send.book.empty')} text={t('send.book.emptyText')} />
        )}
      </Section>
    </div>
  );
}
