import { useColorScheme } from '@mui/material/styles';
import { otherTheme, type ThemeChoiceName, type ThemeName } from './themeName';

interface ThemeChoice {
  /** The theme in force; undefined on the server and during hydration, where nobody knows it. */
  theme: ThemeName | undefined;
  /** What was chosen, which may be to follow the device; undefined where `theme` is. */
  choice: ThemeChoiceName | undefined;
  setTheme: (choice: ThemeChoiceName) => void;
  toggle: () => void;
}

/** The reader's theme, kept under the local-storage key m2Mode and followed in other tabs. */
export function useThemeChoice(): ThemeChoice {
  const { colorScheme, mode, setMode } = useColorScheme();
  return {
    theme: colorScheme,
    choice: mode,
    setTheme: setMode,
    toggle: () => setMode(otherTheme(colorScheme)),
  };
}
