import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { submitRefundAddress } from '@/src/api/calls/custody';
import type { ChainOfCoin, DepositAddress } from '@/src/api/queries/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { showToast } from '@/src/ui/toast/showToast';
import styles from '../Receive.module.css';

/** Where coins go back to that cannot be credited; folded away, for hardly anybody needs it. */
export function RefundForm({ chain, own }: { chain: ChainOfCoin; own: DepositAddress }) {
  const { t } = useTranslation('common');
  const [address, setAddress] = useState(own.refund?.address ?? '');
  const [memo, setMemo] = useState(own.refund?.memo ?? '');
  const readAfter = useReadAfter();
  const wordsOf = useErrorWords();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    const beside = chain.memo !== null && memo.trim() !== '' ? { memo: memo.trim() } : {};
    await submitRefundAddress({ symbol: own.symbol, chainId: own.chainId, address: address.trim(), ...beside });
    await readAfter('submitRefundAddress');
    showToast({ type: 'success', content: t('receive.refund.saved') });
  });
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
        <p className={styles.muted}>{t('receive.refund.text')}</p>
        <TextField
          label={t('receive.refund.field', { network: chain.name })}
          value={address}
          onValueChange={(text) => {
            setAddress(text);
            clearError();
          }}
          error={error ? wordsOf(error) : undefined}
          numeric
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        {chain.memo ? (
          <TextField
            label={t(`receive.memo.${chain.memo}`)}
            value={memo}
            onValueChange={setMemo}
            numeric
            maxLength={64}
            autoComplete="off"
          />
        ) : null}
        <Button type="submit" size="medium" variant="tertiary" loading={isBusy} disabled={address.trim() === ''}>
          {t('receive.refund.save')}
        </Button>
      </form>
    </details>
  );
}
