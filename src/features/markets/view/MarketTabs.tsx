import { Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Tabs } from '@/src/ui/tabs/Tabs';
import type { MarketTab } from '../model/marketView';
import styles from './MarketTabs.module.css';

interface MarketTabsProps {
  /** Id of the panel they choose for. */
  id: string;
  value: MarketTab;
  onChange: (tab: MarketTab) => void;
  className?: string;
}

/** Which markets the list shows. On a brand without spot they are prices, and the tab does not say otherwise. */
export function MarketTabs({ id, value, onChange, className }: MarketTabsProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  const items = [
    { value: 'favourites', label: t('markets.favourites'), icon: <Star size={16} className={styles.star} aria-hidden="true" /> },
    { value: 'spot', label: t(supportSpot ? 'markets.spot' : 'markets.all') },
  ] as const;
  return <Tabs id={id} items={items} value={value} onChange={onChange} label={t('markets.title')} className={className} />;
}
