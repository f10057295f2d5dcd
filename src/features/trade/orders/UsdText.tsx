import { useFormat } from '@/src/format';

/** An amount in dollars; "--" where the rate is not known. */
export function UsdText({ value }: { value: string | undefined }) {
  const format = useFormat();
  return <bdi className="num">{format.currency(value)}</bdi>;
}
