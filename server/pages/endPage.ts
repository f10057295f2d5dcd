import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@/contract/site';
import { accentStyle } from '@/src/brand/accentStyle';
import { directionOf, type Locale } from '@/src/i18n/locales';
import { storedThemeScript } from '@/src/theme/storedThemeScript';
import type { EndWords } from './endWords';

/** A page with the texts its policy must let in. */
export interface EndDocument {
  html: string;
  scripts: string[];
  styles: string[];
}

interface EndPage {
  words: EndWords;
  locale: Locale;
  /** The brand's; undefined when it was never had. */
  site: SiteConfig | undefined;
  /** The page asks again by itself after this long; 0 when asking again would change nothing. */
  retryAfterS: number;
}

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => SPECIAL[character] ?? character);

/** As on every message page: a sentence, and on phones, where it is a title, without its full stop. */
const headline = (title: string) => escaped(title).replace(/[.。]$/, '<span>$&</span>');

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--canvas);color:var(--text-primary);font:var(--text-md)/var(--lh-md) var(--font-ui)}
header{padding:var(--space-4) var(--space-6);border-bottom:1px solid var(--border-subtle);font-weight:var(--weight-semibold);font-size:var(--text-lg)}
main{padding:var(--space-16) var(--space-6);width:100%;max-width:720px;margin:0 auto}
h1{margin:0 0 var(--space-3);font-size:var(--text-3xl);line-height:var(--lh-3xl);letter-spacing:var(--track-title)}
p{margin:0 0 var(--space-8);color:var(--text-secondary);font-size:var(--text-lg);line-height:var(--lh-lg)}
a{display:inline-block;padding:var(--space-3) var(--space-6);border-radius:var(--radius-md,8px);background:var(--accent);color:var(--accent-contrast);font-weight:var(--weight-medium);text-decoration:none}
a:focus-visible{outline:2px solid var(--focus-ring);outline-offset:2px}
@media (max-width:767px){h1 span{display:none}}
`;

/** Looks whether the page is there again and only then loads it: a page that loads itself again and again would steal the focus. */
const askAgain = (retryAfterS: number) => `(function(){var ms=${retryAfterS * 1000};
function look(){fetch(location.href,{method:'HEAD',cache:'no-store',redirect:'manual'}).then(function(a){
if(a.status<500&&a.status!==429)location.reload();else setTimeout(look,ms)},function(){setTimeout(look,ms)})}
setTimeout(look,ms)})()`;

/** Makes the small pages for when Next cannot, or must not, make one: the product's look without any of its code. */
export function endPageMaker(root: string): (page: EndPage) => EndDocument {
  const tokens = readFileSync(join(root, 'styles', 'tokens.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');

  return ({ words, locale, site, retryAfterS }) => {
    const name = site?.site.name ?? '';
    const style = `${tokens}${layout}${site ? accentStyle(site.accent) : ''}`;
    const again = retryAfterS > 0 ? askAgain(retryAfterS) : '';
    const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-theme="dark" data-updown="green-up" data-palette="standard">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escaped([words.title, name].filter(Boolean).join(' · '))}</title>
<script>${storedThemeScript}</script>
<style>${style}</style>
</head>
<body>
<header>${escaped(name)}</header>
<main>
<h1>${headline(words.title)}</h1>
<p>${escaped(words.text)}</p>
<a href="">${escaped(words.again)}</a>
</main>
<script>${again}</script>
</body>
</html>
`;
    return { html, scripts: [storedThemeScript, again], styles: [style] };
  };
}
