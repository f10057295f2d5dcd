import { useMemo, useState } from 'react';
import type { Instrument } from '@/contract/instrument';
import type { Depth } from '@/contract/market';
import { convertibleCoins } from '@/domain/convert/route';
import { compare } from '@/domain/money/decimal';
import { type Conversion, convert, type Leg, routeBetween } from '../model/convert';
import { startBook } from '../model/startBook';
import { usePacedBook } from './usePacedBook';

interface ConversionOptions {
  pairs: readonly Instrument[];
  /** The first pair's book as the page came. */
  depth: Depth | undefined;
  /** Share that a conversion costs; undefined while not known. */
  spread: string | undefined;
  /** Reads live books; before that, only the one the page came with counts. */
  isLive: boolean;
}

const START_AMOUNT = '2500';

/** What is being asked, and what it comes to right now. */
export function useConversion({ pairs, depth, spread, isLive }: ConversionOptions) {
  const first = pairs[0];
  const [chosen, setChosen] = useState<{ give?: string; get?: string }>({});
  const [amount, setAmount] = useState<string | undefined>(START_AMOUNT);
  const give = chosen.give ?? first?.quote ?? '';
  const get = chosen.get ?? first?.base ?? '';
  const coins = useMemo(() => convertibleCoins(pairs), [pairs]);
  const route = useMemo(() => routeBetween(pairs, give, get), [pairs, give, get]);

  const start = useMemo(() => startBook(depth), [depth]);
  const startOf = (leg: Leg | undefined) => (leg && leg.pair.symbol === depth?.symbol ? start : undefined);
  // Whoever chose a coin needs its book at once.
  const symbolOf = (leg: Leg | undefined) => (isLive || chosen.get !== undefined ? leg?.pair.symbol : undefined);
  const [one, two] = [route?.[0], route?.[1]];
  const books = [usePacedBook(symbolOf(one), startOf(one)), usePacedBook(symbolOf(two), startOf(two))];

  const isAsked = route !== undefined && amount !== undefined && compare(amount, '0') > 0;
  // Once for the whole way, not for each trade of it.
  const feeRates = spread === undefined ? undefined : route?.map((_, index) => (index === 0 ? spread : '0'));
  const result: Conversion | undefined = isAsked && feeRates ? convert(route, books, amount, feeRates) : undefined;
  return {
    coins,
    give,
    get,
    amount,
    setAmount,
    route,
    result,
    /** Choosing the other side's coin turns the two around. */
    chooseGive: (coin: string) => setChosen(coin === get ? { give: coin, get: give } : { give: coin, get }),
    chooseGet: (coin: string) => setChosen(coin === give ? { give: get, get: coin } : { give, get: coin }),
    swap: () => {
      setChosen({ give: get, get: give });
      if (result) setAmount(result.receive);
    },
  };
}
