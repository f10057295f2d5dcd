import { DEFAULT_LAYOUT, type TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';

export const PRESET_NAMES = ['default', 'chartFocus', 'scalping'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Layouts that come with the terminal. */
export const PRESETS: Record<PresetName, TerminalLayout> = {
  default: DEFAULT_LAYOUT,
  chartFocus: { ...DEFAULT_LAYOUT, hidden: ['book'], sizes: { orders: 132 } },
  scalping: { ...DEFAULT_LAYOUT, book: 'startTall', sizes: { orders: 280 } },
};
