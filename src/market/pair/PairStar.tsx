import { useTranslation } from 'next-i18next/pages';
import { useFavourites } from '@/src/api/queries/favourites';
import { usePairName } from '@/src/brand/usePairName';
import { FavouriteStar } from '@/src/ui/favourite/FavouriteStar';
import { useMarket } from '../MarketContext';

/** Whether the pair in view is a favourite. */
export function PairStar({ size, className }: { size?: number; className?: string }) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const { isFavourite, toggle } = useFavourites();
  return (
    <FavouriteStar
      label={t('markets.favourite', { pair: pairName(symbol) })}
      isOn={isFavourite(symbol)}
      onToggle={() => toggle(symbol)}
      size={size}
      className={className}
    />
  );
}
