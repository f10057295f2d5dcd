import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { standingOf } from '@/contract/standing';
import type { Transfer } from '@/contract/wallet';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import type { Wallet } from '@/domain/account/wallets';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { useLiveDetail } from '../holdings/useLiveDetail';
import { AmountField } from './AmountField';
import { BothBalances } from './BothBalances';
import { CoinField } from './CoinField';
import { FromTo } from './FromTo';
import styles from './Transfer.module.css';
import { useTransfer } from './useTransfer';
import { otherWallet, viewTransfer } from './viewTransfer';

export interface TransferStart {
  coin?: string | undefined;
  from?: Wallet;
}

interface TransferFormProps {
  start: TransferStart;
  onDone: (transfer: Transfer) => void;
  /** Beside the button that sends. */
  beside?: ReactNode;
}

const DEFAULT_COIN = 'USDT';

/** Moves a coin between the own wallets: both balances now and after, and what stands against it beside the amount. */
export function TransferForm({ start, onDone, beside }: TransferFormProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const wordsOf = useReasonWords();
  const user = useAppSelector((state) => state.profile.userInfo);
  const { detail, error, retry, isRetrying } = useLiveDetail();
  const [form, setForm] = useState({ from: start.from ?? 'MAIN', coin: start.coin ?? DEFAULT_COIN, amount: '' });
  const { send, isBusy, problem, clearProblem } = useTransfer(onDone);
  const view = viewTransfer(form, detail);
  const standing = user && whyNot('TRANSFER', standingOf(user), PLAIN_GROUND, Date.now());
  const change = (part: Partial<typeof form>) => {
    clearProblem();
    setForm({ ...form, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.reason || standing) return;
    void send({ asset: form.coin, amount: form.amount, from: form.from, to: otherWallet(form.from) });
  };
  if (error) return <ErrorView title={t('wallets.failed')} onRetry={retry} retrying={isRetrying} />;
  const isSendable = view.reason === undefined && !standing;
  const amount = `${format.exact(form.amount || undefined, decimalsOf(form.coin))} ${form.coin}`;
  return (
    <form className={styles.form} onSubmit={submit} noValidate data-testid="transfer-form">
      {standing ? <Note tone="warning">{wordsOf(standing)}</Note> : null}
      <FromTo from={form.from} onSwap={() => change({ from: otherWallet(form.from) })} />
      <CoinField coin={form.coin} detail={detail} onChange={(coin) => change({ coin, amount: '' })} />
      <AmountField form={form} view={view} problem={problem} onChange={(next) => change({ amount: next })} />
      <BothBalances coin={form.coin} sides={[view.from, view.to]} />
      <div className={styles.foot}>
        {beside}
        <Button type="submit" size="large" block loading={isBusy} disabled={!isSendable} data-testid="transfer-send">
          {isSendable ? t('wallets.transfer.actAmount', { amount }) : t('wallets.transfer.act')}
        </Button>
      </div>
    </form>
  );
}
