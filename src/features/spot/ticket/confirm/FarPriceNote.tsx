import { useTranslation } from 'next-i18next/pages';
import { likelyPrice, percentFrom } from '@/domain/order/farPrice';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { priceDraft } from '@/src/market/ticket/ticketDraft';
import { useMarketNow } from '@/src/market/ticket/useTicketMarket';
import { Banner } from '@/src/ui/views/Banner';
import type { Ticket } from '../useTicket';

/** Says how far the price lies from one of the market, and which one was probably meant. */
export function FarPriceNote({ ticket, market }: { ticket: Ticket; market: string }) {
  const { t } = useTranslation('common');
  const { priceIncrement, priceDecimals } = useMarket();
  const format = useFormat();
  const { form, change } = ticket;
  const now = useMarketNow(ticket.market);
  if (form.price === undefined) return null;
  const away = percentFrom(form.price, market) ?? '0';
  const isBelow = away.startsWith('-');
  const meant = likelyPrice(form.price, market, priceIncrement, now.reference ?? now.last);
  const meantText = format.price(meant, priceDecimals);
  const distance = t(isBelow ? 'trade.confirm.farBelow' : 'trade.confirm.farAbove', {
    percent: format.rate(away.replace('-', '')),
    market: format.price(market, priceDecimals),
  });
  return (
    <Banner
      tone="warning"
      rounded
      action={
        meant === undefined
          ? undefined
          : { label: t('trade.confirm.usePrice', { price: meantText }), onClick: () => change({ price: priceDraft(meant, priceDecimals) }) }
      }
    >
      {distance} {meant === undefined ? null : t('trade.confirm.didYouMean', { price: meantText })}
    </Banner>
  );
}
