import { useTranslation } from 'next-i18next/pages';
import { useMarket } from '@/src/market/MarketContext';
import { TextField } from '@/src/ui/field/TextField';
import { heightOf, type TicketFieldProps } from './fieldProps';

/** In the place of a price: what the book gives. */
export function MarketPrice({ isCompact }: TicketFieldProps) {
  const { t } = useTranslation('common');
  const { quote } = useMarket();
  return (
    <TextField
      height={heightOf(isCompact)}
      disabled
      value={t('trade.marketPrice')}
      align="end"
      aria-label={t('trade.price')}
      start={isCompact ? undefined : t('trade.price')}
      end={isCompact ? undefined : quote}
    />
  );
}
