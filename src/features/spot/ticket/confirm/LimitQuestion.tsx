import { useTranslation } from 'next-i18next/pages';
import { isZero } from '@/domain/money/decimal';
import { farFrom, percentFrom } from '@/domain/order/farPrice';
import type { MarketRules } from '@/domain/order/ticketForm';
import { oppositeLevels } from '@/domain/order/ticketMath';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { askRules, useAskRules } from '@/src/market/ticket/askRules';
import styles from '@/src/market/ticket/confirm/Confirm.module.css';
import { Fact } from '@/src/market/ticket/confirm/Fact';
import { useMarketNow } from '@/src/market/ticket/useTicketMarket';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import type { Ticket } from '../useTicket';
import { FarPriceNote } from './FarPriceNote';
import { useOutcome } from './useOutcome';

/** A limit order as it will be sent: the amount is the headline, then what it comes to. */
export function LimitQuestion({ ticket, rules }: { ticket: Ticket; rules: MarketRules }) {
  const { t } = useTranslation('common');
  const { base, quote, priceDecimals } = useMarket();
  const format = useFormat();
  const asks = useAskRules();
  const outcome = useOutcome(ticket, rules);
  const { form } = ticket;
  const now = useMarketNow(ticket.market);
  const best = oppositeLevels(form, now)[0]?.price;
  const far = farFrom(form, now);
  const away = best !== undefined && form.price !== undefined ? percentFrom(form.price, best) : undefined;
  return (
    <div className={styles.question}>
      {far === undefined ? null : <FarPriceNote ticket={ticket} market={far} />}
      <div className={styles.headline}>
        <CoinIcon symbol={base} size={44} />
        <p>
          <bdi className={`num ${styles.amount}`}>{outcome.size}</bdi>
          <span className={styles.terms}>
            {t('trade.confirm.limitAt', { price: `${format.price(form.price, priceDecimals)} ${quote}` })}
          </span>
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact label={t('trade.total')} value={outcome.total} strong />
        <Fact label={outcome.feeLabel} value={outcome.fee} />
        <Fact label={t('trade.confirm.receive')} value={outcome.received} />
        <Fact label={t(form.side === 'BUY' ? 'trade.confirm.bestAsk' : 'trade.confirm.bestBid')} value={format.price(best, priceDecimals)}>
          {away === undefined || isZero(away) ? null : <AwayText percent={away} />}
        </Fact>
        <Fact label={t('trade.confirm.availableAfter')} value={outcome.availableAfter} />
      </dl>
      <Checkbox label={t('trade.confirm.neverLimit')} checked={!asks.limit} onChange={(isOff) => askRules.change({ limit: !isOff })} />
    </div>
  );
}

/** "your price is 0.03% lower": a share of the best price beside it, and the number that the note about a far price says. */
function AwayText({ percent }: { percent: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const key = percent.startsWith('-') ? 'trade.confirm.yoursBelow' : 'trade.confirm.yoursAbove';
  return <span className={styles.aside}>{t(key, { percent: format.rate(percent.replace('-', '')) })}</span>;
}
