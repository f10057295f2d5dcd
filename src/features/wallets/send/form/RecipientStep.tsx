import { CircleX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { IconButton } from '@/src/ui/button/IconButton';
import { TextField } from '@/src/ui/field/TextField';
import styles from '../Fields.module.css';
import type { Sending } from '../useSend';
import { AddressChecks } from './AddressChecks';
import { LookAlike } from './LookAlike';
import { useAddressWords } from './useAddressWords';

interface RecipientStepProps {
  coin: string;
  sending: Sending;
  /** By the exchange, for what is typed now. */
  refused: string | undefined;
  /** At the end of it. */
  below: ReactNode;
}

/** Where to: an address that is typed, pasted, picked or scanned. What is known of it stands below. */
export function RecipientStep({ coin, sending, refused, below }: RecipientStepProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const addressWords = useAddressWords();
  const { draft, change, checked, checkError, view, chains } = sending;
  const networks = (chains ?? []).map(({ name }) => name);
  const problem = view.addressProblem && addressWords(view.addressProblem, { coin, networks, others: checked?.otherNetworks ?? [] });
  const settledError = checkError && draft.address.trim() !== '' ? words(checkError) : undefined;
  return (
    <div className={styles.recipient}>
      <TextField
        numeric
        height={56}
        aria-label={t('send.address')}
        placeholder={t('send.address')}
        value={draft.address}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onValueChange={(address) => change({ address })}
        error={problem ?? refused ?? settledError}
        end={
          draft.address === '' ? undefined : (
            <IconButton label={t('send.clear')} icon={<CircleX size={18} aria-hidden="true" />} onClick={() => change({ address: '' })} />
          )
        }
        data-testid="send-address"
        // It stands below, whole.
        data-may-be-cut=""
      />
      {checked && !view.addressProblem ? (
        <p className={styles.grouped}>
          <AddressGroups address={draft.address.trim()} />
        </p>
      ) : null}
      {checked?.looksLike && !view.addressProblem ? (
        <LookAlike typed={draft.address.trim()} like={checked.looksLike} hasCompared={draft.hasCompared} onChange={change} />
      ) : checked && !view.addressProblem ? (
        <AddressChecks checked={checked} chains={chains ?? []} />
      ) : null}
      {below}
    </div>
  );
}
