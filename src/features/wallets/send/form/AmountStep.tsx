import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { useAppSelector } from '@/src/state/hooks';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { AmountInput } from '@/src/ui/field/AmountInput';
import amountStyles from '../../parts/Amount.module.css';
import styles from '../Fields.module.css';
import type { Sending } from '../useSend';
import { Available } from './Available';
import { LimitLeft } from './LimitLeft';
import { useAmountComplaint } from './useAmountComplaint';

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
  const worth = useWorth();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { usd } = view;
  const complaint = useAmountComplaint(coin, view);
  return (
    <div className={amountStyles.amount}>
      <AmountInput
        aria-label={t('wallets.amount')}
        height={72}
        value={draft.amount}
        onAmountChange={(amount) => change({ amount: amount ?? '' })}
        decimalScale={MOST_DECIMALS}
        placeholder="0"
        error={complaint ?? refused}
        unit={coin}
        end={
          <span className={amountStyles.end}>
            <button
              type="button"
              className={amountStyles.max}
              onClick={() => free !== undefined && change({ amount: free })}
              data-testid="send-max"
            >
              {t('wallets.transfer.max')}
            </button>
            <span className={amountStyles.coin}>
              <CoinIcon symbol={coin} size={24} />
              {coin}
            </span>
          </span>
        }
        data-testid="send-amount"
      />
      <p className={styles.between}>
        <span>{usd === undefined ? '' : <bdi dir="ltr">{`≈ ${worth.text(usd)}`}</bdi>}</span>
        <Available coin={coin} free={free} />
      </p>
      {limits ? <LimitLeft limits={limits} usd={usd} hidden={hidden} /> : null}
    </div>
  );
}
