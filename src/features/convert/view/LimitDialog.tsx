import { useTranslation } from 'next-i18next/pages';
import type { Wallet } from '@/domain/account/wallets';
import { compare } from '@/domain/money/decimal';
import { createConvertLimit } from '@/src/api/calls/convert';
import { AmountBlock } from '@/src/ui/field/AmountBlock';
import { SelectField } from '@/src/ui/field/SelectField';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { useConvertible } from '../useConvertible';
import { useRateText } from '../useRateText';
import { useWaitingForm } from '../useWaitingForm';
import styles from './Forms.module.css';
import { WaitingDialog } from './WaitingDialog';
import { WalletField } from './WalletField';

const DAYS = [1, 7, 30, 90] as const;
const START = { from: 'USDT', to: 'BTC', give: '', get: '', wallet: 'MAIN' as Wallet, days: 7 };
const isAmount = (amount: string) => amount !== '' && compare(amount, '0') > 0;

/** A conversion that waits: what is given, what it shall bring at least, and for how long. */
export function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const rateText = useRateText();
  const { coins } = useConvertible();
  const { form, change, choose, submit, isBusy, error } = useWaitingForm(
    START,
    'convertLimitCreate',
    (limit, clientOrderId) => createConvertLimit({ ...limit, clientOrderId }),
    onClose,
  );
  const { from, to, give, get } = form;
  const isReady = isAmount(give) && isAmount(get);
  const pill = (side: 'from' | 'to', label: string) => (
    <CoinPill label={label} coins={coins} value={form[side]} onPick={({ coinSymbol }) => choose(side, coinSymbol)} />
  );
  return (
    <WaitingDialog
      title={t('convert.limit.title')}
      text={t('convert.limit.text')}
      act={t('convert.limit.place')}
      onSubmit={submit}
      {...{ isReady, isBusy, error, onClose }}
    >
      <AmountBlock
        label={t('convert.limit.give')}
        value={give}
        onValueChange={(value) => change({ give: value })}
        unit={from}
        coin={pill('from', t('convert.giveCoin'))}
        testId="limit-give"
      />
      <AmountBlock
        label={t('convert.limit.atLeast')}
        value={get}
        onValueChange={(value) => change({ get: value })}
        unit={to}
        coin={pill('to', t('convert.getCoin'))}
        hint={isReady ? rateText(from, to, give, get) : undefined}
        testId="limit-get"
      />
      <div className={styles.two}>
        <SelectField
          label={t('convert.limit.days')}
          placeholder={t('convert.limit.days')}
          value={String(form.days)}
          onValueChange={(days) => change({ days: Number(days) })}
          options={DAYS.map((days) => ({ value: String(days), label: String(days) }))}
        />
        <WalletField value={form.wallet} onChange={(wallet) => change({ wallet })} />
      </div>
    </WaitingDialog>
  );
}
