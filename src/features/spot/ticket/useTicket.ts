import { useMemo } from 'react';
import type { OrderType } from '@/domain/order/enums';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { type Reason, reasons } from '@/domain/order/reasons';
import type { SpendableBalances, TicketForm } from '@/domain/order/ticketForm';
import { maxSize, shareOfMax } from '@/domain/order/ticketMath';
import { useMarket } from '@/src/market/MarketContext';
import { useAccountReason } from '@/src/market/ticket/useAccountReason';
import { type TicketMarket, useMarketPart, useTicketMarket } from '@/src/market/ticket/useTicketMarket';
import { useOwnAccount } from '@/src/realtime';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import type { SpotForm } from '@/src/state/tradeShapes';
import { spotFormChanged } from '@/src/state/tradeSlice';
import { ticketFormOf } from './ticketForm';

export interface Ticket {
  draft: SpotForm;
  form: TicketForm;
  change: (part: Partial<SpotForm>) => void;
  /** Another type starts without a size: it may be meant in another unit. */
  chooseType: (type: OrderType) => void;
  /** Sets the size to whole percents (0..100) of the largest; nothing while that is not known. */
  takeShare: (percent: number) => void;
  market: TicketMarket;
  balances: SpendableBalances;
  /** They could not be read, and never were before. */
  lacksBalances: boolean;
  /** Largest size in the form's unit; undefined while not known. */
  largest: string | undefined;
  /** Why not, most basic first; undefined while the market's rules are loading. */
  reasons: Reason[] | undefined;
}

/** The ticket as it stands: what is typed, what the market and the balance say to it. */
export function useTicket(): Ticket {
  const { base, quote, rules } = useMarket();
  const draft = useAppSelector((state) => state.trade.spotForm);
  const side = useAppSelector((state) => state.trade.orderSide);
  const dispatch = useAppDispatch();
  const { balances: own, funds } = useOwnAccount();
  const market = useTicketMarket(!TYPE_RULES[draft.type].hasPrice);
  const form = useMemo(() => ticketFormOf(draft, side), [draft, side]);
  const balances = useMemo(() => {
    const available = (asset: string) => own.get(asset)?.available ?? (funds.isLoaded ? '0' : undefined);
    return { base: available(base), quote: available(quote) };
  }, [own, funds.isLoaded, base, quote]);
  const change = (part: Partial<SpotForm>) => dispatch(spotFormChanged(part));
  const stands = useAccountReason();
  const largest = useMarketPart(market, (now) => rules && maxSize(form, rules, balances, now));
  const against = useMarketPart(market, (now) => rules && reasons(form, rules, balances, now), isSameList);
  return {
    draft,
    form,
    market,
    balances,
    lacksBalances: funds.isFailed && !funds.isLoaded,
    change,
    chooseType: (type) => type !== draft.type && change({ type, size: '', sizeUnit: 'BASE' }),
    takeShare: (percent) => {
      if (rules && largest !== undefined) change({ size: shareOfMax(largest, percent, form, rules) });
    },
    largest,
    reasons: against && [...(stands ? [stands] : []), ...against],
  };
}

const isSameReason = (one: Reason, other: Reason) =>
  Object.keys({ ...one, ...other }).every((key) => one[key as keyof Reason] === other[key as keyof Reason]);

const isSameList = (one: readonly Reason[] | undefined, other: readonly Reason[] | undefined) =>
  one?.length === other?.length && (one ?? []).every((reason, index) => isSameReason(reason, (other ?? [])[index] as Reason));
