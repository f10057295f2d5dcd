import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { PublicTrade, Ticker } from '@/contract/market';
import type { KlineInterval } from '@/domain/chart/intervals';
import type { Listener } from '../externalStore';
import { useRealtime } from '../RealtimeProvider';
import type { MarketStart } from '../realtime';
import type { BookState } from '../stores/bookStore';
import type { KlineListener } from '../stores/klineFeed';
import type { Tickers } from '../stores/tickersStore';

/**
 * Starts the stores with what the server rendered, so that the first frame has a book and hydration meets the same one. While
 * rendering, because the parts below read in this very render; the stream opens only in effects, later.
 */
export function useMarketStart(start: MarketStart | undefined): void {
  const { realtime } = useRealtime();
  useState(() => start && realtime.startWith(start));
}

/** A market's book outside React; another object for another market only. */
export function useBookSource(symbol: string) {
  const { realtime } = useRealtime();
  return useMemo(
    () => ({
      subscribe: (listener: Listener) => both(realtime.readBook(symbol), realtime.book(symbol).subscribe(listener)),
      read: (): BookState => realtime.book(symbol).getSnapshot(),
    }),
    [realtime, symbol],
  );
}

/** A market's book, newest state once per animation frame. */
export function useBook(symbol: string): BookState {
  const { subscribe, read } = useBookSource(symbol);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * A part of a market's book; renders only when the part changes. `select` must be stable, `isSame` compares two of its answers.
 */
export function useBookPart<Part>(symbol: string, select: (state: BookState) => Part, isSame: (one: Part, other: Part) => boolean): Part {
  const source = useBookSource(symbol);
  const cache = useRef<{ part: Part } | undefined>(undefined);
  const keep = (part: Part) => {
    if (!cache.current || !isSame(cache.current.part, part)) cache.current = { part };
    return cache.current.part;
  };
  const read = () => keep(select(source.read()));
  return useSyncExternalStore(source.subscribe, read, read);
}

/** A market's latest trades outside React, newest first; undefined until they have come. Another object for another market only. */
export function useTradesSource(symbol: string) {
  const { realtime } = useRealtime();
  return useMemo(
    () => ({
      subscribe: (listener: Listener) => both(realtime.readTrades(symbol), realtime.tradesOf(symbol).subscribe(listener)),
      read: (): readonly PublicTrade[] | undefined => realtime.tradesOf(symbol).getSnapshot(),
    }),
    [realtime, symbol],
  );
}

/** How many of a market's latest trades are known; undefined until they have come. */
export function useTradeCount(symbol: string): number | undefined {
  const { subscribe, read } = useTradesSource(symbol);
  return useSyncExternalStore(
    subscribe,
    () => read()?.length,
    () => undefined,
  );
}

/** Every market's ticker by symbol; changes whenever any of them does. */
export function useTickers(): Tickers {
  const { realtime } = useRealtime();
  const subscribe = useTickerSubscription();
  return useSyncExternalStore(subscribe, realtime.tickers.getSnapshot, realtime.tickers.getSnapshot);
}

/** One market's ticker; undefined before the first frame. Changes only when that ticker does. */
export function useTicker(symbol: string): Ticker | undefined {
  const { realtime } = useRealtime();
  const subscribe = useTickerSubscription();
  const read = () => realtime.tickers.getSnapshot().get(symbol);
  return useSyncExternalStore(subscribe, read, read);
}

/** One market's ticker outside React; another object for another market only. */
export function useTickerSource(symbol: string) {
  const { realtime } = useRealtime();
  const subscribe = useTickerSubscription();
  return useMemo(
    () => ({ subscribe, read: (): Ticker | undefined => realtime.tickers.getSnapshot().get(symbol) }),
    [realtime, subscribe, symbol],
  );
}

/** A part of one market's ticker; renders only when the part changes. `select` answers with something that compares by value. */
export function useTickerPart<Part extends string | number | boolean | undefined>(
  symbol: string,
  select: (ticker: Ticker | undefined) => Part,
): Part {
  const { realtime } = useRealtime();
  const subscribe = useTickerSubscription();
  const read = () => select(realtime.tickers.getSnapshot().get(symbol));
  return useSyncExternalStore(subscribe, read, read);
}

/** One market's last price as soon as it is made: trades tell it before tickers do. */
export function useLastTraded(symbol: string): string | undefined {
  const { realtime } = useRealtime();
  useEffect(() => realtime.readTrades(symbol), [realtime, symbol]);
  return useTickerPart(symbol, lastOf);
}

const lastOf = (ticker: Ticker | undefined) => ticker?.last ?? undefined;

/** Hands running candles to a chart, outside React. The listener must be stable between renders. */
export function useKlineFeed(symbol: string, interval: KlineInterval, listener: KlineListener): void {
  const { realtime } = useRealtime();
  useEffect(() => realtime.readKlines(symbol, interval, listener), [realtime, symbol, interval, listener]);
}

function useTickerSubscription() {
  const { realtime } = useRealtime();
  return useMemo(() => (listener: Listener) => both(realtime.readTickers(), realtime.tickers.subscribe(listener)), [realtime]);
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    second();
    first();
  };
}
