import { useTranslation } from 'next-i18next/pages';
import { compare, subtract } from '@/domain/money/decimal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { FactBox } from '@/src/ui/views/FactBox';
import type { Payment } from './payment';

interface PaymentFactsProps {
  payment: Payment;
  /** Masked, as they were found. */
  name: string;
  /** "250.00 USDT". */
  amount: string;
  /** In the main wallet before this leaves. */
  available: string | undefined;
}

/** What will be sent, line by line: to whom and how they were found, from where, how much, and what is left. */
export function PaymentFacts({ payment, name, amount, available }: PaymentFactsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { kind, address, dialingCode, coin, amount: exact = '0', note } = payment;
  const inCoin = (value: string) => `${format.exact(value, decimalsOf(coin))} ${coin}`;
  const left = isShown && available !== undefined && compare(available, exact) >= 0 ? subtract(available, exact) : undefined;
  return (
    <FactBox
      facts={[
        { key: 'to', label: t('payUser.recipient'), value: name },
        {
          key: 'by',
          label: t(`payUser.kinds.${kind}`),
          value: kind === 'phone' ? `+${dialingCode.replace(/\D/g, '')} ${address.trim()}` : address.trim(),
        },
        { key: 'from', label: t('payUser.from'), value: t('shell.wallet.main') },
        { key: 'amount', label: t('payUser.amount'), value: amount },
        { key: 'fee', label: t('payUser.fee'), value: inCoin('0') },
        ...(note.trim() === '' ? [] : [{ key: 'note', label: t('payUser.note'), value: note.trim() }]),
        ...(left === undefined ? [] : [{ key: 'left', label: t('payUser.left'), value: inCoin(left) }]),
      ]}
    />
  );
}
