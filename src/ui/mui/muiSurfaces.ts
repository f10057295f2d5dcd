import { onDemand } from '@/src/lib/onDemand';

/**
 * Menus, tooltips, dialogs and drawers stand on MUI. All of it is one part that no page needs before a user opens one of
 * them, and a quarter of a page's own code: it is loaded at the user's first act (docs/adr).
 */
export const muiSurfaces = onDemand(() => import('./surfaces'));
