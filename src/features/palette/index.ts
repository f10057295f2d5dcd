export { CommandPalette } from './CommandPalette';
export type { ActionItem, PageItem } from './model/paletteItem';
