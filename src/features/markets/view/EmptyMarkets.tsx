import { ListFilter, Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Button } from '@/src/ui/button/Button';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';

interface EmptyMarketsProps {
  search: string;
  /** Nothing has been collected: no filter would help. */
  hasNoFavourites: boolean;
  onClearSearch: () => void;
  onShowSpot: () => void;
  onShowAll: () => void;
}

/** Why no pair stands here, and the one way out. */
export function EmptyMarkets({ search, hasNoFavourites, onClearSearch, onShowSpot, onShowAll }: EmptyMarketsProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  if (search.trim() !== '') return <NoMatchView search={search.trim()} onClear={onClearSearch} />;
  const [kind, icon, onLeave] = hasNoFavourites
    ? (['noFavourites', Star, onShowSpot] as const)
    : (['empty', ListFilter, onShowAll] as const);
  return (
    <EmptyView
      icon={icon}
      title={t(`markets.${kind}.title`)}
      text={t(`markets.${kind}.text`)}
      action={
        <Button variant="tertiary" size="small" onClick={onLeave}>
          {t(supportSpot ? `markets.${kind}.action` : 'markets.empty.action')}
        </Button>
      }
    />
  );
}
