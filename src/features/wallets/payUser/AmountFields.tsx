import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CallData } from '@/contract/calls';
import { NOTE_LENGTH } from '@/domain/account/notes';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { TextButton } from '@/src/ui/button/TextButton';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from './PayUser.module.css';
import type { Payment } from './payment';

interface AmountFieldsProps {
  payment: Payment;
  assets: CallData<'mainWallet'>['assets'];
  isShown: boolean;
  error: string | undefined;
  onChange: (part: Partial<Payment>) => void;
}

/** How much of which coin, and what the receiver reads beside it. */
export function AmountFields({ payment, assets, isShown, error, onChange }: AmountFieldsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const { coin, amount, note } = payment;
  const available = assets.find(({ coinSymbol }) => coinSymbol === coin)?.available ?? '0';
  return (
    <>
      <div className={styles.amounts}>
        <AmountInput
          height={56}
          unit={coin}
          label={t('payUser.amount')}
          labelEnd={isShown ? t('payUser.available', { amount: `${format.exact(available, decimalsOf(coin))} ${coin}` }) : <HiddenText />}
          value={amount}
          error={error}
          onAmountChange={(next) => onChange({ amount: next })}
          end={<TextButton onPress={() => onChange({ amount: available })}>{t('payUser.max')}</TextButton>}
        />
        <SelectField
          height={56}
          label={t('payUser.coin')}
          placeholder={t('payUser.coin')}
          options={assets.map(({ coinSymbol }) => ({ value: coinSymbol, label: coinSymbol }))}
          value={coin}
          onValueChange={(next) => onChange({ coin: next, amount: undefined })}
        />
      </div>
      <TextField
        label={t('payUser.note')}
        requirement="optional"
        maxLength={NOTE_LENGTH}
        value={note}
        end={
          <span className={clsx('num', styles.about)} aria-hidden="true">
            {note.length} / {NOTE_LENGTH}
          </span>
        }
        onValueChange={(next) => onChange({ note: next })}
      />
    </>
  );
}
