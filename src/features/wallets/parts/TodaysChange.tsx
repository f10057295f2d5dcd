import { useTranslation } from 'next-i18next/pages';
import { compare } from '@/domain/money/decimal';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import type { WorthChange } from '../holdings/worthLine';

/** By how much it is more or less than when yesterday ended. */
export function TodaysChange({ change, className }: { change: WorthChange | undefined; className?: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  if (!change) return null;
  const sign = compare(change.usd, '0') > 0 ? '+' : '';
  const percent = change.percent === undefined ? '' : ` (${format.percent(change.percent)})`;
  return (
    <span className={className}>
      <ChangeText value={change.usd} kind="amount" text={`${sign}${worth.text(change.usd)}${percent}`} /> {t('wallets.today')}
    </span>
  );
}
