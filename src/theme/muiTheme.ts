import { type ColorSystem, createTheme, type Theme } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { muiPalette } from './muiPalette';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/** tokens.css, section 1: layers. MUI wants numbers; tests/web/theme keeps the two lists equal. */
export const layers = { header: 200, dropdown: 300, drawer: 400, dialog: 500, tooltip: 600, toast: 700, loading: 9999 } as const;

/** tokens.css, section 1: motion, in ms. */
export const durations = { instant: 80, fast: 120, base: 180, slow: 260, flash: 480, toast: 3000 } as const;

const FLAT = 'none';
const shadows: Theme['shadows'] = [FLAT, ...new Array(24).fill('var(--shadow-2)')] as Theme['shadows'];
const noOverlays = new Array<string>(25).fill(FLAT) as ColorSystem['overlays'];
const colours = { palette: muiPalette, overlays: noOverlays };

function baseTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    // Our tokens already are CSS variables: MUI would only write a second copy of them (22 kB) into every page.
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      nativeColor: true,
      disableCssColorScheme: true,
      shouldSkipGeneratingVar: () => true,
    },
    colorSchemes: { dark: colours, light: colours },
    defaultColorScheme: 'dark',
    direction,
    breakpoints: { values: { ...breakpoints } },
    shape: { borderRadius: 12 },
    shadows,
    typography: { fontFamily: 'var(--font-ui)', fontSize: 14, button: { textTransform: 'none' } },
    zIndex: { appBar: layers.header, drawer: layers.drawer, modal: layers.dialog, snackbar: layers.toast, tooltip: layers.tooltip },
    transitions: {
      duration: {
        shortest: durations.fast,
        shorter: durations.fast,
        short: durations.base,
        standard: durations.base,
        complex: durations.slow,
        enteringScreen: durations.slow,
        leavingScreen: durations.base,
      },
      easing: {
        easeInOut: 'cubic-bezier(.2, 0, 0, 1)',
        easeOut: 'cubic-bezier(0, 0, .2, 1)',
        easeIn: 'cubic-bezier(.4, 0, 1, 1)',
        sharp: 'cubic-bezier(.2, 0, 0, 1)',
      },
    },
    components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
  });
}

/**
 * The MUI theme for one reading direction. `theme.vars` answers with our tokens (or plain numbers) instead of --mui-*
 * variables, so MUI components follow the tokens and the page carries no MUI variable at all.
 */
export function createMuiTheme(direction: 'ltr' | 'rtl'): Theme {
  const theme = baseTheme(direction);
  const { shape, zIndex } = theme;
  const vars = { ...theme.vars, ...theme.colorSchemes.dark, shape, zIndex, shadows } as unknown as Theme['vars'];
  return Object.assign(theme, { vars, generateThemeVars: () => vars });
}
