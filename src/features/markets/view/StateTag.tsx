import { CirclePause } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { MarketState } from '@/domain/market/marketState';
import { Tag } from '@/src/ui/choice/Tag';

/** Beside a pair's name while not everything may happen on its market. */
export function StateTag({ state }: { state: MarketState }) {
  const { t } = useTranslation('common');
  if (state === 'LIVE') return null;
  return (
    <Tag tone="warning" size="small" icon={<CirclePause size={12} aria-hidden="true" />}>
      {t(`trade.state.name.${state}`)}
    </Tag>
  );
}
