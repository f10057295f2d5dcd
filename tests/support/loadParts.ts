import type { OnDemand } from '@/src/lib/onDemand';
import { muiSurfaces } from '@/src/ui/mui/muiSurfaces';
import { toastStack } from '@/src/ui/toast/toastStackOnDemand';

async function loaded<Part>({ part, start }: OnDemand<Part>): Promise<void> {
  if (part.getSnapshot() !== undefined) return;
  const isThere = new Promise<void>((resolve) => void part.subscribe(resolve));
  start();
  await isThere;
}

/** Menus, dialogs and toasts are there from a test's first line, as they are for a reader who has moved the mouse. */
export async function loadParts(): Promise<void> {
  await Promise.all([loaded(muiSurfaces), loaded(toastStack)]);
}
