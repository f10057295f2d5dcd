import { useStore } from '../lib/store/useStore';
import { themeChoice, themeInForce, toggleTheme } from './themeChoice';
import type { ThemeChoiceName, ThemeName } from './themeName';

interface ThemeChoice {
  /** The theme in force; undefined on the server and during hydration, where nobody knows it. */
  theme: ThemeName | undefined;
  /** What was chosen, which may be to follow the device; undefined where `theme` is. */
  choice: ThemeChoiceName | undefined;
  setTheme: (choice: ThemeChoiceName) => void;
  toggle: () => void;
}

const onServer = () => undefined;

/** The user's theme, kept under the local-storage key m2Mode and followed in other tabs. */
export function useThemeChoice(): ThemeChoice {
  const theme = useStore(themeInForce, onServer);
  const choice = useStore(themeChoice, onServer);
  return { theme, choice, setTheme: themeChoice.set, toggle: toggleTheme };
}
