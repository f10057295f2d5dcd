import { useEffect, useRef } from 'react';
import type { HotkeyId } from '../../config/hotkeys';
import { bindHotkey, type HotkeyAction } from './hotkeyBoard';

type Actions = Partial<Record<HotkeyId, HotkeyAction>>;

/** Binds actions to their keys in src/config/hotkeys while the component is there and `isOn`. Hand over the same ids every time. */
export function useHotkeys(actions: Actions, isOn = true): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const ids = Object.keys(actions).join(' ');
  useEffect(() => {
    if (!isOn) return undefined;
    const releases = (ids.split(' ') as HotkeyId[]).map((id) => bindHotkey(id, () => latest.current[id]?.()));
    return () => {
      for (const release of releases) release();
    };
  }, [ids, isOn]);
}
