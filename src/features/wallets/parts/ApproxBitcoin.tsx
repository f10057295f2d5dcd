import clsx from 'clsx';
import { compare, divide } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';

interface ApproxBitcoinProps {
  usd: string;
  bitcoinUsd: string | undefined;
  className?: string;
}

const DECIMALS = 5;

/** About how many bitcoins it is; nothing where bitcoin has no price. */
export function ApproxBitcoin({ usd, bitcoinUsd, className }: ApproxBitcoinProps) {
  const format = useFormat();
  if (bitcoinUsd === undefined || compare(bitcoinUsd, '0') <= 0) return null;
  return (
    <bdi className={clsx('num', className)} dir="ltr">
      ≈ {format.fixed(divide(usd, bitcoinUsd, 'down', DECIMALS), DECIMALS)} BTC
    </bdi>
  );
}
