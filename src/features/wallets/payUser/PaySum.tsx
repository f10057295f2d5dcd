import { useTranslation } from 'next-i18next/pages';
import { useQuery } from '@/src/api/queries/useQuery';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from './PayUser.module.css';
import type { Payment } from './payment';

interface PaySumProps {
  payment: Payment;
  amount: string;
  name: string | undefined;
  isShown: boolean;
}

/** What it comes to: no fee, and how much more may leave today. */
export function PaySum({ payment, amount, name, isShown }: PaySumProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useQuery('userTransferState', useHasToken(true) ? {} : undefined);
  const rows = [
    { label: t('payUser.from'), value: t('shell.wallet.main') },
    {
      label: t('payUser.fee'),
      value: (
        <bdi className="num" dir="ltr">
          {format.fixed('0', 2)} {payment.coin}
        </bdi>
      ),
    },
    {
      label: t('payUser.limitLeft'),
      value: isShown ? (
        <bdi className="num" dir="ltr">
          {format.currency(data?.leftUsd)}
        </bdi>
      ) : (
        <HiddenText />
      ),
    },
  ];
  return (
    <dl className={styles.sum}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {name && payment.amount !== undefined ? (
        <div className={styles.gets}>
          <dt>{t('payUser.gets', { name })}</dt>
          <dd>
            <bdi className="num" dir="ltr">
              {amount}
            </bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
