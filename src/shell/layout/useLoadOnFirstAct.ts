import { useEffect } from 'react';
import { errorCatalogues } from '@/src/i18n/catalogues';
import { useLocale } from '@/src/i18n/useLocale';
import { onFirstAct } from '@/src/lib/onFirstAct';
import { muiSurfaces } from '@/src/ui/mui/muiSurfaces';
import { toastStack } from '@/src/ui/toast/toastStackOnDemand';

/** The page has long been there, and the line may break before anybody moves. */
const AT_THE_LATEST_MS = 5000;

/**
 * Loads what only an act can call for (menus, dialogs, toasts, the words of errors) once the user moves: it is there before the press that
 * opens it, also when the line breaks in between, and it weighs nothing on the way to the first picture.
 */
export function useLoadOnFirstAct(): void {
  const locale = useLocale();
  useEffect(() => {
    const load = () => {
      muiSurfaces.start();
      toastStack.start();
      errorCatalogues[locale].start();
    };
    const stop = onFirstAct(load);
    const timer = setTimeout(load, AT_THE_LATEST_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [locale]);
}
