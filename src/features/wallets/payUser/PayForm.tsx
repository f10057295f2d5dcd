import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';
import { useQuery } from '@/src/api/queries/useQuery';
import { useMainWallet } from '@/src/api/queries/wallet';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { DEFAULT_DIALING_CODE } from '@/src/config/constants';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { Chip } from '@/src/ui/choice/Chip';
import { coinInAddress } from '../coinInAddress';
import { AmountFields } from './AmountFields';
import { PaySum } from './PaySum';
import styles from './PayUser.module.css';
import { amountProblem, isAddressWhole, type Payment, receiverOf } from './payment';
import { ReceiverFields } from './ReceiverFields';
import { ReviewDialog } from './ReviewDialog';
import { useReceiver } from './useReceiver';

const EMPTY: Payment = { kind: 'uid', address: '', dialingCode: DEFAULT_DIALING_CODE, coin: 'USDT', amount: undefined, note: '' };

/** Money to another user: who, how much, and what they read; nothing leaves before the review. */
export function PayForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isSignedIn = useHasToken(true);
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { data: wallet } = useMainWallet(isSignedIn);
  const { query } = useRouter();
  const [payment, setPayment] = useState({ ...EMPTY, coin: coinInAddress(query) ?? EMPTY.coin });
  /** A user was asked for: who is missing is said from then on. Looking for them says nothing of the amount. */
  const [isChecked, setChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const { receiver, ...look } = useReceiver(receiverOf(payment));
  const assets = (wallet?.assets ?? []).filter((asset) => asset.available !== '0');
  const available = wallet && (assets.find(({ coinSymbol }) => coinSymbol === payment.coin)?.available ?? '0');
  const wrong = amountProblem(payment, available);
  // What the button does next needs a receiver and an amount; until then it asks for neither.
  const isBegun = isAddressWhole(payment) && wrong !== 'amount';
  const amount = `${format.exact(payment.amount, decimalsOf(payment.coin))} ${payment.coin}`;

  const change = (part: Partial<Payment>) => setPayment((before) => ({ ...before, ...part }));
  const refusal = (error: ApiError) => (error.code === codes.receiverUnknown.code ? t(`payUser.unknown.${payment.kind}`) : words(error));
  const find = (asked = payment) => {
    setChecked(true);
    if (isAddressWhole(asked)) void look.look(receiverOf(asked));
  };
  const choose = (uid: string) => {
    const asked = { ...payment, kind: 'uid' as const, address: uid };
    change(asked);
    find(asked);
  };
  const goOn = () => {
    setChecked(true);
    if (!receiver) find();
    else if (!wrong) setReviewing(true);
  };
  const addressError = look.error
    ? refusal(look.error)
    : isChecked && !isAddressWhole(payment)
      ? t('payUser.problems.recipient')
      : undefined;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('payUser.title')}</h2>
      <ReceiverFields {...{ payment, receiver }} error={addressError} isBusy={look.isBusy} onChange={change} onFind={() => find()} />
      {receiver ? null : <RecentReceivers onChoose={choose} />}
      <AmountFields
        {...{ payment, assets, isShown }}
        error={wrong === 'tooMuch' ? t('payUser.problems.tooMuch') : undefined}
        onChange={change}
      />
      <PaySum {...{ payment, amount, isShown }} name={receiver?.name} />
      <Button block size="large" disabled={!isBegun} onClick={goOn} data-testid="pay-continue">
        {t('payUser.continue')}
      </Button>
      <p className={styles.next}>{t('payUser.next')}</p>
      {isReviewing && receiver ? (
        <ReviewDialog
          {...{ payment, receiver, amount, available }}
          onClose={() => setReviewing(false)}
          onSent={() => {
            setReviewing(false);
            setPayment(EMPTY);
            look.forget();
            setChecked(false);
            onSent();
          }}
        />
      ) : null}
    </section>
  );
}

/** Who got something last: one press names them again. */
function RecentReceivers({ onChoose }: { onChoose: (uid: string) => void }) {
  const { t } = useTranslation('common');
  const { data } = useQuery('userTransferState', useHasToken(true) ? {} : undefined);
  if (!data || data.recent.length === 0) return null;
  return (
    <fieldset className={styles.recent} aria-label={t('payUser.recent')}>
      {data.recent.map(({ uid, name }) => (
        <Chip key={uid} selected={false} onClick={() => onChoose(uid)}>
          <bdi dir="ltr">{name}</bdi>
        </Chip>
      ))}
    </fieldset>
  );
}
