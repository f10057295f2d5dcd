import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { addAddress, proveAddress } from '@/src/api/calls/withdrawals';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useAddressChecked, useChains } from '@/src/api/queries/withdrawals';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useSettledText } from '@/src/lib/useSettledText';
import { OwnFactor } from '@/src/proof/OwnFactor';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import styles from '../Fields.module.css';
import { LookAlike } from '../form/LookAlike';
import { refusalPlace, type SendField } from '../model/refusalPlace';

/** The coin that is asked for first: most have it. */
const FIRST_COIN = 'USDT';

/** Saves an address of a coin on a network, with the second factor. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const id = useId();
  const readAfter = useReadAfter();
  const coins = usePickerCoins(false);
  const [coin, setCoin] = useState(FIRST_COIN);
  const [label, setLabel] = useState('');
  const [address, setAddress] = useState('');
  const [memo, setMemo] = useState('');
  const [hasCompared, setHasCompared] = useState(false);
  const settled = useSettledText(address.trim());
  const { data: checked } = useAddressChecked(coin, settled, memo.trim());
  const like = settled === address.trim() ? checked?.looksLike : undefined;
  const [chosen, setChosen] = useState<string>();
  const { data: chains = [], error: chainsError, mutate } = useChains(coin, useHasToken(true));
  const chain = chains.find(({ chainId }) => chainId === chosen) ?? chains[0];
  const place = {
    chainId: chain?.chainId ?? '',
    symbol: coin,
    address: address.trim(),
    ...(chain?.memo && memo.trim() && { memo: memo.trim() }),
  };
  const factor = useOwnFactor(() => proveAddress(place));
  const isWhole = label.trim() !== '' && address.trim() !== '' && chain !== undefined && !factor.isFactorMissing && (!like || hasCompared);
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    if (!chain) return;
    try {
      const proof = await factor.factorParams();
      await addAddress({ label, ...place, ...(hasCompared && { comparedAddress: true }), ...proof });
    } catch (failure) {
      factor.heed(failure);
      throw failure;
    }
    await readAfter('addressAdd');
    onClose();
  });
  const refused = error && refusalPlace(error);
  const refusalAt = (field: SendField) => (error && refused === field ? words(error) : undefined);
  // The memo's field may be gone by now.
  const isSaidAtField = refused === 'label' || refused === 'address' || (refused === 'memo' && chain?.memo);
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
        <TextField
          label={t('send.book.name')}
          value={label}
          maxLength={40}
          onValueChange={typed(setLabel)}
          error={refusalAt('label')}
          autoComplete="off"
        />
        <SelectField
          label={t('wallets.coin')}
          placeholder={t('wallets.coin')}
          options={(coins ?? []).map(({ coinSymbol, name }) => ({ value: coinSymbol, label: coinSymbol, hint: name }))}
          value={coin}
          onValueChange={typed((next) => {
            setCoin(next);
            setChosen(undefined);
          })}
        />
        {chainsError && chains.length === 0 ? <ErrorView compact title={t('receive.failed')} onRetry={() => void mutate()} /> : null}
        <SelectField
          label={t('wallets.network')}
          placeholder={t('wallets.network')}
          options={chains.map(({ chainId, name }) => ({ value: chainId, label: name }))}
          value={chain?.chainId ?? ''}
          onValueChange={typed(setChosen)}
        />
        <TextField
          numeric
          label={t('send.address')}
          value={address}
          maxLength={200}
          onValueChange={typed(retype)}
          error={refusalAt('address')}
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
            error={refusalAt('memo')}
            autoComplete="off"
          />
        ) : null}
        <OwnFactor factor={factor} error={error} isBusy={isBusy} onEdit={clearError} />
        {error && !isAboutFactor(error) && !isSaidAtField ? <Note tone="error">{words(error)}</Note> : null}
      </form>
    </Dialog>
  );
}
