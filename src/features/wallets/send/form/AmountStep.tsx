import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { BalanceText, HiddenText } from '@/src/ui/numbers/BalanceText';
import { leftAfter } from '../model/sendForm';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';

const MOST_DECIMALS = 8;

/** How much leaves, what is left of the day's limit, and the sum that ends in what the recipient gets. */
export function AmountStep({ coin, sending: { draft, change, free, limits, view } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { chain, usd, amountProblem } = view;
  const left = limits?.withdrawn.leftUsd;
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
        error={amountProblem && complaints[amountProblem]()}
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
          {t('wallets.available')} <BalanceText value={free} hidden={hidden} unit={coin} />
        </span>
      </p>
      {left === undefined ? null : (
        <p className={styles.between}>
          <span>{t('send.limitLeft')}</span>
          {hidden ? <HiddenText /> : <bdi dir="ltr">{worth.text(leftAfter(left, usd))}</bdi>}
        </p>
      )}
      <dl className={styles.sum}>
        <div>
          <dt>{t('send.taken')}</dt>
          <dd>
            <AmountText value={draft.amount || '0'} unit={coin} />
          </dd>
        </div>
        <div>
          <dt>{t('send.networkFee')}</dt>
          <dd>
            <AmountText value={chain && `-${chain.withdrawalFee}`} unit={coin} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('send.gets')}</dt>
          <dd data-testid="send-gets">
            <AmountText value={view.gets} unit={coin} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
