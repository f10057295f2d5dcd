import { CirclePause } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/src/ui/choice/Tag';
import { useMarket } from '../TradeContext';

/** Beside the pair's name while not everything may happen on its market. */
export function MarketStateTag() {
  const { t } = useTranslation('common');
  const { state } = useMarket();
  if (state === 'LIVE') return null;
  return (
    <Tag tone="warning" size="small" icon={<CirclePause size={12} aria-hidden="true" />}>
      {t(`trade.state.name.${state}`)}
    </Tag>
  );
}
