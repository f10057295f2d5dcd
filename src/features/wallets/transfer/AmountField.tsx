import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { divide, multiply } from '@/domain/money/decimal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import amountStyles from '../parts/Amount.module.css';
import styles from './Transfer.module.css';
import type { TransferForm, TransferView } from './viewTransfer';

interface AmountFieldProps {
  form: TransferForm;
  view: TransferView;
  /** What the exchange said to the last try. */
  problem: string | undefined;
  onChange: (amount: string) => void;
}

const PARTS = ['25', '50', '75', '100'] as const;
const MOST_DECIMALS = 8;

/** How much, with what is free beside it; on phones with parts of it to press. */
export function AmountField({ form, view, problem, onChange }: AmountFieldProps) {
  const { t } = useTranslation('common');
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const decimals = useCoinDecimals()(form.coin);
  const free = view.from.now;
  const take = (percent: string) => free !== undefined && onChange(divide(multiply(free, percent), '100', 'down', MOST_DECIMALS));
  const complaints = { tooMuch: t('wallets.transfer.tooMuch'), tooFine: t('wallets.transfer.tooFine') };
  const own = view.reason === 'tooMuch' || view.reason === 'tooFine' ? complaints[view.reason] : undefined;
  return (
    <div className={amountStyles.amount}>
      <AmountInput
        label={t('wallets.amount')}
        labelEnd={
          <span className={styles.available}>
            {t('wallets.available')} <BalanceText value={free} hidden={hidden} decimals={decimals} unit={form.coin} />
          </span>
        }
        height={72}
        value={form.amount}
        onAmountChange={(amount) => onChange(amount ?? '')}
        decimalScale={MOST_DECIMALS}
        placeholder="0"
        error={problem ?? own}
        unit={form.coin}
        end={
          <span className={amountStyles.end}>
            <button type="button" className={clsx(amountStyles.max, styles.onDesk)} onClick={() => take('100')} data-testid="transfer-max">
              {t('wallets.transfer.max')}
            </button>
            {form.coin}
          </span>
        }
        data-testid="transfer-amount"
      />
      <div className={styles.parts}>
        {PARTS.map((percent) => (
          <button key={percent} type="button" className={styles.part} onClick={() => take(percent)}>
            {percent === '100' ? t('wallets.transfer.max') : <span className="num">{percent}%</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
