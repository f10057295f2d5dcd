import { readFileSync } from 'node:fs';
import Dialog from '@mui/material/Dialog';
import { act, render } from '@testing-library/react';
import { createDirectionCache } from '@/src/theme/emotionCache';
import { createMuiTheme, durations, layers } from '@/src/theme/muiTheme';
import { PageTheme } from '@/src/theme/PageTheme';
import { storedThemeScript } from '@/src/theme/storedThemeScript';
import { themeInForce } from '@/src/theme/themeChoice';
import { otherTheme } from '@/src/theme/themeName';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { MuiRoot } from '@/src/ui/mui/MuiRoot';
import { answerMediaQueries } from '../../support/matchMedia';

const tokens = readFileSync('styles/tokens.css', 'utf8');

describe('MUI theme', () => {
  it('adds less than 2 kB of CSS variables to a page', () => {
    const css = JSON.stringify(createMuiTheme('ltr').generateStyleSheets());
    expect(css.length).toBeLessThan(2048);
  });

  it('paints with our tokens in both themes', () => {
    const theme = createMuiTheme('rtl');
    expect(theme.direction).toBe('rtl');
    expect(theme.vars.palette.primary.main).toBe('var(--accent)');
    expect(theme.vars.palette.background.paper).toBe('var(--overlay)');
    for (const scheme of [theme.colorSchemes.dark, theme.colorSchemes.light])
      expect(scheme?.palette.text.primary).toBe('var(--text-primary)');
  });

  it('has the breakpoints of the specification', () => {
    expect(createMuiTheme('ltr').breakpoints.values).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
  });

  it.each(Object.entries(layers))('layer %s equals its token', (name, value) => {
    expect(tokens).toContain(`--z-${name}: ${value};`);
  });

  it.each(Object.entries(durations))('duration %s equals its token', (name, value) => {
    expect(tokens).toContain(`--dur-${name}: ${value}ms;`);
  });

  it('mirrors physical properties in right-to-left text only', () => {
    const styles = (direction: 'ltr' | 'rtl') => {
      const cache = createDirectionCache(direction);
      cache.insert('.probe', { name: 'probe', styles: 'margin-left:4px', next: undefined }, cache.sheet, true);
      return cache.sheet.tags
        .map((tag) => tag.textContent + [...(tag.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(''))
        .join('');
    };
    expect(styles('ltr')).toContain('margin-left');
    expect(styles('rtl')).toContain('margin-right');
  });
});

let choice: ReturnType<typeof useThemeChoice>;
function Probe() {
  choice = useThemeChoice();
  return null;
}

describe('the theme of the page', () => {
  const html = document.documentElement;
  beforeEach(() => {
    localStorage.clear();
    html.removeAttribute('data-theme');
  });

  it('starts dark, toggles, and keeps the choice under m2Mode', () => {
    render(
      <>
        <PageTheme />
        <Probe />
      </>,
    );
    expect(html.dataset.theme).toBe('dark');
    act(() => choice.toggle());
    expect(html.dataset.theme).toBe('light');
    expect(localStorage.getItem('m2Mode')).toBe('light');
  });

  it('is the forced one without losing the choice', () => {
    localStorage.setItem('m2Mode', 'light');
    const { rerender } = render(<PageTheme forced="dark" />);
    expect(html.dataset.theme).toBe('dark');
    rerender(<PageTheme />);
    expect(html.dataset.theme).toBe('light');
    expect(localStorage.getItem('m2Mode')).toBe('light');
  });

  it('follows a choice made in another tab', () => {
    render(<PageTheme />);
    localStorage.setItem('m2Mode', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'm2Mode' })));
    expect(html.dataset.theme).toBe('light');
  });

  it('is that of the device when that was chosen', () => {
    localStorage.setItem('m2Mode', 'system');
    answerMediaQueries(true);
    expect(themeInForce.getSnapshot()).toBe('light');
    answerMediaQueries(false);
    expect(themeInForce.getSnapshot()).toBe('dark');
  });

  it.each(['dark', 'light', 'system', 'purple', undefined])(
    'is painted right before any script of ours runs when %s is stored',
    (stored) => {
      if (stored) localStorage.setItem('m2Mode', stored);
      for (const isLightDevice of [true, false]) {
        answerMediaQueries(isLightDevice);
        html.dataset.theme = 'dark';
        // biome-ignore lint/security/noGlobalEval: runs what the head of every page runs.
        globalThis.eval(storedThemeScript);
        expect(html.dataset.theme).toBe(themeInForce.getSnapshot());
      }
    },
  );

  it('knows the other theme', () => {
    expect([otherTheme('light'), otherTheme('dark'), otherTheme(undefined)]).toEqual(['dark', 'light', 'light']);
  });
});

describe('MuiRoot', () => {
  it('renders MUI components with our layers', () => {
    const view = render(
      <MuiRoot>
        <Dialog open data-testid="dialog">
          content
        </Dialog>
      </MuiRoot>,
    );
    expect(getComputedStyle(view.getByTestId('dialog')).zIndex).toBe('500');
  });
});
