import { useTranslation } from 'next-i18next/pages';
import { MASK } from '@/src/format';
import { AmountText } from './AmountText';

interface BalanceTextProps {
  value: string | undefined;
  hidden: boolean;
  decimals?: number;
  /** Nothing is cut off, and there are at least so many places. */
  least?: number;
  unit?: string;
  className?: string;
}

/** What stands for a hidden balance. The number itself is not in the page. */
export function HiddenText({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <span className={className}>
      <span aria-hidden="true">{MASK}</span>
      <span className="sr-only">{t('ui.hidden')}</span>
    </span>
  );
}

/** A balance, or six dots while balances are hidden. */
export function BalanceText({ hidden, ...amount }: BalanceTextProps) {
  return hidden ? <HiddenText className={amount.className} /> : <AmountText {...amount} />;
}
