import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Favourites } from '@/contract/favourites';
import { useStore } from '@/src/lib/store/useStore';
import { useHasToken } from '@/src/lib/useHasToken';
import { favouriteIntents } from '../favourites/favouriteIntents';
import { NO_FAVOURITES, setVisitorFavourite, visitorFavourites } from '../favourites/visitorFavourites';
import { type QueryKey, useQuery } from './useQuery';

interface FavouritePairs {
  /** In the order of collecting; the same array until one changes. */
  symbols: readonly string[];
  isFavourite: (symbol: string) => boolean;
  /** Shows at once; a refusal toasts and shows the truth again. The same function for the life of the component. */
  toggle: (symbol: string) => void;
  /** The account has not said yet. */
  isLoading: boolean;
}

const KEY: QueryKey<'spotFavourites'> = ['spotFavourites', {}];
const nothingOnServer = () => NO_FAVOURITES;
const NO_INTENTS: ReadonlyMap<string, boolean> = new Map();
const noIntentsOnServer = () => NO_INTENTS;

/** What the account says, changed by what is on its way to it. */
function withIntents(known: Favourites, wanted: ReadonlyMap<string, boolean>): readonly string[] {
  if (wanted.size === 0) return known;
  const kept = known.filter((symbol) => wanted.get(symbol) !== false);
  const added = [...wanted].filter(([symbol, isWanted]) => isWanted && !known.includes(symbol)).map(([symbol]) => symbol);
  return [...kept, ...added];
}

/** Hands an answer of the account to everyone who shows favourites. */
function useAnswerTaker(): (favourites: Favourites) => void {
  const { mutate } = useSWRConfig();
  return useCallback((favourites) => void mutate(KEY, favourites, { revalidate: false }), [mutate]);
}

/** Gives what was collected before signing in to the account: nothing of the account goes, and what it refuses is forgotten. */
function useHandOver(isSignedIn: boolean, visitors: readonly string[], takeAnswer: (favourites: Favourites) => void): void {
  useEffect(() => {
    if (!isSignedIn) return;
    for (const symbol of visitors) {
      if (favouriteIntents.wanted.getSnapshot().has(symbol)) continue;
      const onSettled = () => setVisitorFavourite(symbol, false);
      favouriteIntents.want(symbol, { isWanted: true, isQuiet: true, onAnswer: takeAnswer, onSettled });
    }
  }, [isSignedIn, visitors, takeAnswer]);
}

/** Favourite pairs: the account's, or a visitor's own in this browser until the next sign-in. Tabs agree. */
export function useFavourites(): FavouritePairs {
  const isSignedIn = useHasToken();
  const { data, isLoading } = useQuery('spotFavourites', isSignedIn ? {} : undefined);
  const wanted = useStore(favouriteIntents.wanted, noIntentsOnServer);
  const visitors = useStore(visitorFavourites, nothingOnServer);
  const takeAnswer = useAnswerTaker();
  useHandOver(isSignedIn, visitors, takeAnswer);

  const symbols = useMemo(() => (isSignedIn ? withIntents(data ?? [], wanted) : visitors), [isSignedIn, data, wanted, visitors]);
  const collected = useMemo(() => new Set(symbols), [symbols]);
  const isFavourite = useCallback((symbol: string) => collected.has(symbol), [collected]);

  const now = useRef({ isSignedIn, data });
  useEffect(() => {
    now.current = { isSignedIn, data };
  });
  const toggle = useCallback(
    (symbol: string) => {
      // Two presses may come before React has painted the first: what is asked is what holds now, not what was rendered.
      if (!now.current.isSignedIn) {
        setVisitorFavourite(symbol, !visitorFavourites.look().includes(symbol));
        return;
      }
      const isOn = favouriteIntents.wanted.getSnapshot().get(symbol) ?? now.current.data?.includes(symbol) ?? false;
      favouriteIntents.want(symbol, { isWanted: !isOn, isQuiet: false, onAnswer: takeAnswer });
    },
    [takeAnswer],
  );
  return { symbols, isFavourite, toggle, isLoading };
}
