import { useTranslation } from 'next-i18next/pages';
import { FavouriteStar } from '@/src/ui/favourite/FavouriteStar';
import type { MarketRow } from '../model/marketRow';
import { usePairFavourites } from '../PairFavourites';

/** The star of one pair. */
export function PairStar({ row, className }: { row: MarketRow; className?: string }) {
  const { t } = useTranslation('common');
  const { isFavourite, toggle } = usePairFavourites();
  return (
    <FavouriteStar
      label={t('markets.favourite', { pair: `${row.base}/${row.quote}` })}
      isOn={isFavourite(row.symbol)}
      onToggle={() => toggle(row.symbol)}
      className={className}
    />
  );
}
