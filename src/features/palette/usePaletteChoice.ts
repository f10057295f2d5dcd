import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { matchRoute } from '@/src/config/matchRoute';
import { isTerminalPath } from '@/src/config/terminalPath';
import { localePath } from '@/src/i18n/localePath';
import type { PaletteItem } from './model/paletteItem';
import type { ShellItems } from './model/shellItems';

/** What a chosen item does once the palette is closed: only then has the focus come back to where it was. */
export function usePaletteChoice(
  isOpen: boolean,
  close: () => void,
  promptFor: ShellItems['promptFor'],
): (item: PaletteItem, isApart: boolean) => void {
  const router = useRouter();
  const later = useRef<() => void>(undefined);
  useEffect(() => {
    if (isOpen) return;
    later.current?.();
    later.current = undefined;
  }, [isOpen]);

  const goTo = (path: string) => {
    // From pair to pair the terminal stays: nothing of the page is asked from the server again.
    const isSameScreen = isTerminalPath(router.pathname) && matchRoute(router.pathname)?.name === matchRoute(path)?.name;
    void router.push(path, undefined, isSameScreen ? { shallow: true, scroll: false } : undefined);
  };
  return (item, isApart) => {
    const prompt = 'path' in item ? promptFor(item.path) : undefined;
    if (prompt) later.current = prompt;
    else if ('path' in item && isApart) {
      window.open(localePath(item.path, router.locale, router.defaultLocale), '_blank', 'noopener');
    } else later.current = 'path' in item ? () => goTo(item.path) : item.run;
    close();
  };
}
