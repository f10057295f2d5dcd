import { useColorScheme } from '@mui/material/styles';
import { otherTheme, type ThemeName } from './themeName';

interface ThemeChoice {
  /** The reader's choice; undefined on the server and during hydration, where nobody knows it. */
  theme: ThemeName | undefined;
  setTheme: (theme: ThemeName) => void;
  toggle: () => void;
}

/** The reader's theme, kept under the local-storage key m2Mode and followed in other tabs. */
export function useThemeChoice(): ThemeChoice {
  const { colorScheme, setMode } = useColorScheme();
  return {
    theme: colorScheme,
    setTheme: setMode,
    toggle: () => setMode(otherTheme(colorScheme)),
  };
}
