import { createContext, useContext } from 'react';

/** From a button of the header to its menu, in px: menus hang 2 px below the header, whatever its height. */
const MENU_GAPS = { page: 18, terminal: 12 } as const;

export const menuGapOf = (look: 'terminal' | 'page'): number => MENU_GAPS[look];

export const HeaderMenuGap = createContext<number>(MENU_GAPS.page);

export const useHeaderMenuGap = () => useContext(HeaderMenuGap);
