import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { removeAddress } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { IconButton } from '@/src/ui/button/IconButton';
import { TextButton } from '@/src/ui/button/TextButton';
import { Note } from '@/src/ui/views/Note';
import { shortAddress } from '../../movements/shortAddress';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';
import { SavedOnly } from './SavedOnly';

const AddDialog = dynamic(() => import('./AddDialog').then((module) => module.AddDialog), { ssr: false });

/** Saved addresses: picked, added, taken out; and whether coins leave to them only. */
export function BookSection({ coin, sending: { book, chains, change } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const [isAdding, setAdding] = useState(false);
  const { submit, isBusy, error } = useSubmit(async (addressId: string) => {
    await removeAddress(addressId);
    await readAfter('addressRemove');
  });
  if (!book) return null;
  return (
    <>
      <section data-testid="address-book">
        <h2 className={styles.asideTitle}>{t('send.addressBook')}</h2>
        <div className={styles.rows}>
          {book.addresses.map(({ addressId, label, address, memo, chainId, networkName }) => (
            <div key={addressId}>
              <button
                type="button"
                className={styles.pick}
                onClick={() => change({ address, chainId, memo: memo ?? '', needsNoMemo: false })}
              >
                {label}
                <small>
                  {networkName} · <bdi dir="ltr">{shortAddress(address)}</bdi>
                </small>
              </button>
              <IconButton
                label={t('send.book.remove', { label })}
                icon={<Trash2 size={16} aria-hidden="true" />}
                disabled={isBusy}
                onClick={() => void submit(addressId)}
              />
            </div>
          ))}
          <div>
            <TextButton onPress={() => setAdding(true)}>{t('send.book.add')}</TextButton>
          </div>
        </div>
        {error ? <Note tone="error">{words(error)}</Note> : null}
      </section>
      <SavedOnly savedOnly={book.savedOnly} />
      {isAdding && chains ? <AddDialog coin={coin} chains={chains} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
