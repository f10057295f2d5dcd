import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CallData } from '@/contract/calls';
import { findReceiver } from '@/src/api/calls/userTransfers';
import { useQuery } from '@/src/api/queries/useQuery';
import { useSubmit } from '@/src/api/useSubmit';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { DEFAULT_DIALING_CODE } from '@/src/config/constants';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { AmountFields } from './AmountFields';
import { PaySum } from './PaySum';
import styles from './PayUser.module.css';
import { amountProblem, isAddressWhole, type Payment, receiverOf } from './payment';
import { ReceiverFields } from './ReceiverFields';
import { RecentReceivers } from './RecentReceivers';
import { ReviewDialog } from './ReviewDialog';

const EMPTY: Payment = { kind: 'uid', address: '', dialingCode: DEFAULT_DIALING_CODE, coin: 'USDT', amount: undefined, note: '' };

/** Money to another user: who, how much, and what they read; nothing leaves before the review. */
export function PayForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isSignedIn = useHasToken(true);
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { data: wallets } = useQuery('walletDetail', isSignedIn ? {} : undefined);
  const { query } = useRouter();
  const [payment, setPayment] = useState({ ...EMPTY, ...(typeof query.coin === 'string' && { coin: query.coin.toUpperCase() }) });
  const [receiver, setReceiver] = useState<CallData<'receiverFind'>>();
  const [isChecked, setChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const look = useSubmit(async (asked: Payment) => setReceiver(await findReceiver(receiverOf(asked))));
  const assets = (wallets?.assets ?? []).filter(({ main }) => main.available !== '0');
  const available = wallets && (assets.find(({ coinSymbol }) => coinSymbol === payment.coin)?.main.available ?? '0');
  const wrong = amountProblem(payment, available);
  const amount = `${format.exact(payment.amount, decimalsOf(payment.coin))} ${payment.coin}`;

  const change = (part: Partial<Payment>) => {
    setPayment((before) => ({ ...before, ...part }));
    if ('address' in part || 'dialingCode' in part || 'kind' in part) {
      setReceiver(undefined);
      look.clearError();
    }
  };
  const find = (asked = payment) => {
    setChecked(true);
    if (isAddressWhole(asked)) void look.submit(asked);
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
  const addressError = look.error ? words(look.error) : isChecked && !isAddressWhole(payment) ? t('payUser.problems.recipient') : undefined;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('payUser.title')}</h2>
      <ReceiverFields {...{ payment, receiver }} error={addressError} isBusy={look.isBusy} onChange={change} onFind={() => find()} />
      {receiver ? null : <RecentReceivers onChoose={choose} />}
      <AmountFields
        {...{ payment, assets, isShown }}
        error={isChecked && receiver && wrong ? t(`payUser.problems.${wrong}`) : undefined}
        onChange={change}
      />
      <PaySum {...{ payment, amount, isShown }} name={receiver?.name} />
      <Button block size="large" onClick={goOn} data-testid="pay-continue">
        {t('payUser.continue')}
      </Button>
      <p className={styles.next}>{t('payUser.next')}</p>
      {isReviewing && receiver ? (
        <ReviewDialog
          {...{ payment, amount }}
          name={receiver.name}
          onClose={() => setReviewing(false)}
          onSent={() => {
            setReviewing(false);
            setPayment(EMPTY);
            setReceiver(undefined);
            setChecked(false);
            onSent();
          }}
        />
      ) : null}
    </section>
  );
}
