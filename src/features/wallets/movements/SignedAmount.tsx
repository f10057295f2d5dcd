import clsx from 'clsx';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from './Movements.module.css';

interface SignedAmountProps {
  value: string;
  coin: string;
  /** It has not come, or never will: no colour says that it did. */
  isOpen?: boolean;
  /** Nobody knows yet how much it will be. */
  isEstimate?: boolean;
  /** It moved nothing and never will: neither sign nor colour. */
  isVoid?: boolean;
  className?: string;
}

/** "+0.04200 BTC", to the last unit; six dots while balances are hidden, whatever the sign. */
export function SignedAmount({ value, coin, isOpen = false, isEstimate = false, isVoid = false, className }: SignedAmountProps) {
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  if (!isShown) return <HiddenText className={className} />;
  if (isVoid || isEstimate) {
    const size = value.replace('-', '');
    return (
      <bdi className={clsx('num', className, isVoid && styles.void)} dir="ltr">
        {isEstimate ? `≈ ${format.fixed(size, decimalsOf(coin))}` : format.exact(size, decimalsOf(coin))} {coin}
      </bdi>
    );
  }
  const isOut = value.startsWith('-');
  return (
    <bdi className={clsx('num', !isOut && !isOpen && styles.gained, className)} dir="ltr">
      {isOut ? '' : '+'}
      {format.exact(value, decimalsOf(coin))} {coin}
    </bdi>
  );
}
