import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import type { ChainOfCoin } from '@/contract/custody';
import { addAddress } from '@/src/api/calls/withdrawals';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useAddressChecked } from '@/src/api/queries/withdrawals';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useSettledText } from '@/src/lib/useSettledText';
import { OwnFactor } from '@/src/proof/OwnFactor';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { Select } from '@/src/ui/menu/Select';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Note } from '@/src/ui/views/Note';
import { LookAlike } from '../form/LookAlike';
import styles from '../Send.module.css';

interface AddDialogProps {
  coin: string;
  chains: readonly ChainOfCoin[];
  onClose: () => void;
}

/** Saves an address of a network, with the second factor. */
export function AddDialog({ coin, chains, onClose }: AddDialogProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const readAfter = useReadAfter();
  const [label, setLabel] = useState('');
  const [address, setAddress] = useState('');
  const [memo, setMemo] = useState('');
  const [hasCompared, setHasCompared] = useState(false);
  const settled = useSettledText(address.trim());
  const { data: checked } = useAddressChecked(coin, settled, memo.trim());
  const like = settled === address.trim() ? checked?.looksLike : undefined;
  const [chosen, setChosen] = useState<string>();
  const factor = useOwnFactor();
  const chain = chains.find(({ chainId }) => chainId === chosen) ?? chains[0];
  const isWhole = label.trim() !== '' && address.trim() !== '' && chain !== undefined && !factor.isFactorMissing && (!like || hasCompared);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    if (!chain) return;
    try {
      const proof = await factor.factorParams();
      const entry = {
        label,
        chainId: chain.chainId,
        symbol: coin,
        address: address.trim(),
        ...(chain.memo && memo.trim() && { memo: memo.trim() }),
        ...(hasCompared && { comparedAddress: true }),
      };
      await addAddress({ ...entry, ...proof });
    } catch (failure) {
      factor.heed(failure);
      throw failure;
    }
    await readAfter('addressAdd');
    onClose();
  });
  const typed = (set: (text: string) => void) => (text: string) => {
    clearError();
    set(text);
  };
  const retype = (text: string) => {
    setHasCompared(false);
    setAddress(text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('send.book.add')}
      description={t('send.book.wait')}
      actions={
        <Button type="submit" form={id} size="large" loading={isBusy} disabled={!isWhole}>
          {t('send.book.add')}
        </Button>
      }
    >
      <form id={id} className={styles.recipient} onSubmit={send} noValidate>
        <TextField label={t('send.book.name')} value={label} maxLength={40} onValueChange={typed(setLabel)} autoComplete="off" />
        <Select
          block
          label={t('wallets.network')}
          value={chain?.chainId}
          options={chains.map(({ chainId, name }) => ({ value: chainId, label: name }))}
          onChange={typed(setChosen)}
        />
        <TextField
          numeric
          label={t('send.address')}
          value={address}
          maxLength={200}
          onValueChange={typed(retype)}
          autoComplete="off"
          spellCheck={false}
        />
        {like ? (
          <LookAlike
            typed={address.trim()}
            like={like}
            hasCompared={hasCompared}
            onChange={(part) => {
              if (part.hasCompared !== undefined) setHasCompared(part.hasCompared);
              if (part.address !== undefined) retype(part.address);
            }}
          />
        ) : null}
        {chain?.memo ? (
          <TextField
            numeric
            label={t(`send.memo.${chain.memo}`)}
            value={memo}
            maxLength={64}
            onValueChange={typed(setMemo)}
            autoComplete="off"
          />
        ) : null}
        <OwnFactor factor={factor} error={error} isBusy={isBusy} onEdit={clearError} />
        {error && !isAboutFactor(error) ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
