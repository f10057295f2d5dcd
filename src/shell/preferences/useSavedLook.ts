import { type RefObject, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Preferences } from '@/contract/preferences';
import { isApiError } from '@/src/api/apiError';
import { savePreferences } from '@/src/api/calls/preferences';
import { paintedMarketColours } from '@/src/theme/marketColours';
import { themeChoice, themeInForce } from '@/src/theme/themeChoice';
import type { Look } from './applyPreferences';

const lookHere = () => ({ theme: themeChoice.getSnapshot(), marketColours: paintedMarketColours.getSnapshot() });

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/**
 * Saves the look with the account whenever it is chosen in a menu. @returns what is not saved yet: it stands against an older choice of
 * the account, and goes out again with the next news of the account when it could not be saved.
 */
export function useSavedLook(account: Preferences | undefined): RefObject<Partial<Look>> {
  const { mutate } = useSWRConfig();
  const unsaved = useRef<Partial<Look>>({});

  useEffect(() => {
    if (!account) {
      unsaved.current = {};
      return;
    }
    const save = async (changes: Partial<Look>) => {
      unsaved.current = changes;
      try {
        const { preferences } = await savePreferences({ version: account.version, changes });
        // What was chosen meanwhile is on its way by itself.
        if (unsaved.current === changes) unsaved.current = {};
        await mutate(['preferences', {}], preferences, { revalidate: false });
      } catch (error) {
        // Nobody asked for a message: the page looks as it was told to, and the account learns of it later.
        if (!isApiError(error)) throw error;
      }
    };
    // What the device has before anybody chooses is nobody's choice: the account's comes over it.
    let before = lookHere();
    const onLook = () => {
      const now = lookHere();
      const changes = {
        ...unsaved.current,
        ...(now.theme === before.theme || now.theme === account.theme ? {} : { theme: now.theme }),
        ...(now.marketColours === before.marketColours || now.marketColours === account.marketColours
          ? {}
          : { marketColours: now.marketColours }),
      };
      const isChosen = now.theme !== before.theme || now.marketColours !== before.marketColours;
      before = now;
      if (isChosen && !isEmpty(changes)) void save(changes);
    };
    if (!isEmpty(unsaved.current)) void save(unsaved.current);
    const stops = [themeInForce.subscribe(onLook), paintedMarketColours.subscribe(onLook)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [account, mutate]);
  return unsaved;
}
