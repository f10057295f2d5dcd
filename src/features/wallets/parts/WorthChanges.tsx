import { useTranslation } from 'next-i18next/pages';
import { compare } from '@/domain/money/decimal';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import type { WorthChange } from '../holdings/worthLine';

interface WorthChangesProps {
  /** Undefined until it is known. */
  changes: { day: WorthChange | undefined; month: WorthChange | undefined } | undefined;
  className?: string | undefined;
}

/** By how much it is more or less than a day and 30 days ago, with sign and triangle. */
export function WorthChanges({ changes, className }: WorthChangesProps) {
  const { t } = useTranslation('common');
  if (!changes) return null;
  return (
    <span className={className} data-testid="worth-changes">
      {(['day', 'month'] as const).map((span) => (
        <span key={span}>
          <Change change={changes[span]} /> {t(`wallets.ranges.${span}`)}
        </span>
      ))}
    </span>
  );
}

function Change({ change }: { change: WorthChange | undefined }) {
  const format = useFormat();
  const worth = useWorth();
  if (!change) return <span>--</span>;
  const sign = compare(change.usd, '0') > 0 ? '+' : '';
  const percent = change.percent === undefined ? '' : ` (${format.percent(change.percent)})`;
  return <ChangeText value={change.usd} kind="amount" text={`${sign}${worth.text(change.usd)}${percent}`} />;
}
