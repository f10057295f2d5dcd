import { useEffect } from 'react';
import { usePreferences } from '@/src/api/queries/preferences';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { applyPreferences } from './applyPreferences';
import { useSavedLook } from './useSavedLook';

/** One truth about what the user chose: the account's, brought to this device, and what menus here change, brought to the account. */
export function PreferencesKeeper() {
  const hasToken = useHasToken();
  const { data, mutate } = usePreferences(hasToken);
  const unsaved = useSavedLook(hasToken ? data : undefined);

  useEffect(() => {
    if (data && hasToken) applyPreferences(data, unsaved.current);
  }, [data, hasToken, unsaved]);

  useAccountEvents({
    onPreferences: (version) => {
      if (data && version > data.version) void mutate();
    },
  });
  return null;
}
