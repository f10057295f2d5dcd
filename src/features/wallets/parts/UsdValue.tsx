import { useWorth } from '@/src/brand/useWorth';

/** A value in the user's currency. */
export function UsdValue({ usd }: { usd: string | undefined }) {
  return (
    <bdi className="num" dir="ltr">
      {useWorth().text(usd)}
    </bdi>
  );
}

/** Of what one of a coin is: small ones need more places. */
const PRICE_DECIMALS = 2;

export function UsdPrice({ usd }: { usd: string | undefined }) {
  return (
    <bdi className="num" dir="ltr">
      {useWorth().price(usd, PRICE_DECIMALS)}
    </bdi>
  );
}
