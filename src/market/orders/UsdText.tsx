import { useWorth } from '@/src/brand/useWorth';

/** An amount that is known in dollars, in the reader's currency; "--" where the rate is not known. */
export function UsdText({ value }: { value: string | undefined }) {
  return <bdi className="num">{useWorth().text(value)}</bdi>;
}
