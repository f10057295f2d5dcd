import type { ColorSystemOptions } from '@mui/material/styles';

type Palette = NonNullable<ColorSystemOptions['palette']>;

/** A family whose every shade is one of our tokens, so that MUI never computes a colour of its own. */
const family = (name: string, contrast: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: `var(--${contrast})`,
});

/**
 * MUI's palette names on our tokens. It is the same for both themes: the tokens themselves change under [data-theme],
 * so a theme change repaints by CSS alone and renders nothing.
 */
export const muiPalette: Palette = {
  primary: { ...family('accent', 'accent-contrast'), dark: 'var(--accent-hover)' },
  secondary: family('inverse', 'inverse-text'),
  error: family('error', 'red-contrast'),
  warning: family('warning', 'warning-contrast'),
  info: family('info', 'info-contrast'),
  success: family('success', 'green-contrast'),
  text: { primary: 'var(--text-primary)', secondary: 'var(--text-secondary)', disabled: 'var(--text-disabled)' },
  background: { default: 'var(--canvas)', paper: 'var(--overlay)' },
  divider: 'var(--border-subtle)',
  action: {
    active: 'var(--text-secondary)',
    hover: 'var(--surface-2)',
    selected: 'var(--surface-3)',
    focus: 'var(--surface-2)',
    disabled: 'var(--text-disabled)',
    disabledBackground: 'var(--surface-2)',
  },
  common: { black: '#000000', white: '#ffffff', background: 'var(--canvas)', onBackground: 'var(--text-primary)' },
};
