import { useEffect } from 'react';
import { onFirstAct } from '@/src/lib/onFirstAct';
import { muiSurfaces } from '@/src/ui/mui/muiSurfaces';
import { toastStack } from '@/src/ui/toast/toastStack';

/**
 * Loads what only an act can call for (menus, dialogs, toasts) once the reader moves: it is there before the press that
 * opens it, also when the line breaks in between, and it weighs nothing on the way to the first picture.
 */
export function useLoadOnFirstAct(): void {
  useEffect(
    () =>
      onFirstAct(() => {
        muiSurfaces.start();
        toastStack.start();
      }),
    [],
  );
}
