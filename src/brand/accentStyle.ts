import type { SiteConfig } from '@/contract/site';

type AccentTokens = SiteConfig['accent']['dark'];

const TOKENS: Record<keyof AccentTokens, string> = {
  accent: '--accent',
  accentHover: '--accent-hover',
  accentPress: '--accent-press',
  accentContrast: '--accent-contrast',
  accentText: '--accent-text',
  accentSoft: '--accent-soft',
  accentLine: '--accent-line',
  focusRing: '--focus-ring',
};

// Brand files are written by operators; what they write lands inside a <style>, so only colours get through.
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)a?\([\d\s.,%/deg-]+\))$/i;

function declarations(tokens: AccentTokens): string {
  return Object.entries(TOKENS)
    .map(([key, property]) => ({ property, value: tokens[key as keyof AccentTokens].trim() }))
    .filter(({ value }) => COLOUR.test(value))
    .map(({ property, value }) => `${property}:${value}`)
    .join(';');
}

/**
 * CSS that gives a page its brand's accent in both themes. The attribute is repeated so that it outweighs tokens.css
 * wherever that comes in the document, also for a dark section of a light page.
 */
export function accentStyle({ dark, light }: SiteConfig['accent']): string {
  return [
    { theme: 'dark', css: declarations(dark) },
    { theme: 'light', css: declarations(light) },
  ]
    .filter(({ css }) => css !== '')
    .map(({ theme, css }) => `[data-theme="${theme}"][data-theme][data-theme]{${css}}`)
    .join('');
}
