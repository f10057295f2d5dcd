import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { proveRefundAddress, submitRefundAddress } from '@/src/api/calls/custody';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import type { ChainOfCoin, DepositAddress } from '@/src/api/queries/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { OwnFactor } from '@/src/proof/OwnFactor';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { showToast } from '@/src/ui/toast/showToast';
import styles from '../Aside.module.css';
import wordStyles from '../Words.module.css';

/** Where coins go back to that cannot be credited; folded away, for hardly anybody needs it. */
export function RefundForm({ chain, own }: { chain: ChainOfCoin; own: DepositAddress }) {
  const { t } = useTranslation('common');
  const [address, setAddress] = useState(own.refund?.address ?? '');
  const [memo, setMemo] = useState(own.refund?.memo ?? '');
  const readAfter = useReadAfter();
  const wordsOf = useErrorWords();
  const place = {
    symbol: own.symbol,
    chainId: own.chainId,
    address: address.trim(),
    ...(chain.memo !== null && memo.trim() !== '' && { memo: memo.trim() }),
  };
  const factor = useOwnFactor(() => proveRefundAddress(place));
  const isChanged = address.trim() !== (own.refund?.address ?? '') || memo.trim() !== (own.refund?.memo ?? '');
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      const proof = await factor.factorParams();
      await submitRefundAddress({ ...place, ...proof });
    } catch (failure) {
      factor.heed(failure);
      throw failure;
    }
    await readAfter('submitRefundAddress');
    showToast({ type: 'success', content: t('receive.refund.saved') });
  });
  const isWhole = address.trim() !== '' && isChanged && !factor.isFactorMissing;
  return (
    <details className={styles.fold}>
      <summary>
        {t('receive.refund.title')}
        <Plus size={16} aria-hidden="true" />
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={wordStyles.muted}>{t('receive.refund.text')}</p>
        <TextField
          label={t('receive.refund.field', { network: chain.name })}
          value={address}
          onValueChange={(text) => {
            setAddress(text);
            clearError();
          }}
          error={error && !isAboutFactor(error) ? wordsOf(error) : undefined}
          numeric
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        {chain.memo ? (
          <TextField
            label={t(`receive.memo.${chain.memo}`)}
            value={memo}
            onValueChange={(text) => {
              setMemo(text);
              clearError();
            }}
            numeric
            maxLength={64}
            autoComplete="off"
          />
        ) : null}
        {isChanged ? <OwnFactor factor={factor} error={error} isBusy={isBusy} onEdit={clearError} /> : null}
        <Button type="submit" size="medium" variant="tertiary" loading={isBusy} disabled={!isWhole}>
          {t('receive.refund.save')}
        </Button>
      </form>
    </details>
  );
}
