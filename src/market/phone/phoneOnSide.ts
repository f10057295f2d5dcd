import { deviceWidths } from '@/src/theme/breakpoints';

/** A window so low that a chart needs all of it: a phone on its side, or any page shown very large. */
export const LOW_WINDOW = `(orientation: landscape) and (max-height: 480px) and (min-width: 560px) and (max-width: ${deviceWidths.desktop - 1}px)`;

/** The same under a finger: a phone that was turned, and that still wants a phone's views though it is as wide as a tablet. */
export const PHONE_ON_SIDE = `${LOW_WINDOW} and (pointer: coarse)`;
