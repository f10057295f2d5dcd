import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';
import { LimitLeft } from './LimitLeft';

const MOST_DECIMALS = 8;

interface AmountStepProps {
  coin: string;
  sending: Sending;
  /** By the exchange, for what is typed now. */
  refused: string | undefined;
}

/** How much leaves, what it is worth, and what is left of the day's limit. */
export function AmountStep({ coin, sending: { draft, change, free, limits, view }, refused }: AmountStepProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  const least = useCoinDecimals()(coin);
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { chain, usd, amountProblem } = view;
  const complaints = {
    tooMuch: () => t('wallets.transfer.tooMuch'),
    tooSmall: () => t('send.atLeast', { amount: `${format.amount(chain?.minWithdrawal)} ${coin}` }),
    overLimit: () => t('send.overLimit'),
  };
  return (
    <div className={styles.amount}>
      <AmountInput
        aria-label={t('wallets.amount')}
        height={72}
        value={draft.amount}
        onAmountChange={(amount) => change({ amount: amount ?? '' })}
        decimalScale={MOST_DECIMALS}
        placeholder="0"
        error={amountProblem ? complaints[amountProblem]() : refused}
        unit={coin}
        end={
          <span className={styles.amountEnd}>
            <button
              type="button"
              className={styles.max}
              onClick={() => free !== undefined && change({ amount: free })}
              data-testid="send-max"
            >
              {t('wallets.transfer.max')}
            </button>
            {coin}
          </span>
        }
        data-testid="send-amount"
      />
      <p className={styles.between}>
        <span>{usd === undefined ? '' : <bdi dir="ltr">{`≈ ${worth.text(usd)}`}</bdi>}</span>
        <span>
          {t('wallets.available')} <BalanceText value={free} hidden={hidden} least={least} unit={coin} />
        </span>
      </p>
      {limits ? <LimitLeft limits={limits} usd={usd} hidden={hidden} /> : null}
    </div>
  );
}
