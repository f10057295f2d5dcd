import { readdirSync, readFileSync } from 'node:fs';
import { accentStyle } from '@/src/brand/accentStyle';
import { parseHex, type Rgba } from './colourMath';

export interface Look {
  theme: 'dark' | 'light';
  brand: string;
  updown: 'green-up' | 'red-up';
  colourBlind: boolean;
}

interface Block {
  selectors: string[];
  variables: Record<string, string>;
}

function blocksOf(css: string): Block[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    variables: Object.fromEntries([...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name, value?.trim()])),
  }));
}

export const brands = readdirSync('brands');
const tokens = blocksOf(readFileSync('styles/tokens.css', 'utf8'));
/** What each brand really writes into the page. */
const accents = new Map(
  brands.map((brand) => [brand, blocksOf(accentStyle(JSON.parse(readFileSync(`brands/${brand}/site.json`, 'utf8')).accent))]),
);

/** Reads colours as a page with that look would, by matching selectors against its <html>. */
export function coloursOf({ theme, brand, updown, colourBlind }: Look): (name: string) => Rgba {
  const html = document.createElement('html');
  html.dataset.theme = theme;
  html.dataset.updown = updown;
  if (colourBlind) html.dataset.palette = 'colour-blind';
  const isHit = (selector: string) =>
    selector === ':root' || (!selector.startsWith('@') && !selector.includes(':lang') && html.matches(selector));
  const values: Record<string, string> = {};
  for (const block of [...tokens, ...(accents.get(brand) ?? [])]) if (block.selectors.some(isHit)) Object.assign(values, block.variables);
  const resolve = (name: string): string => {
    const value = values[`--${name}`] ?? '';
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return (name) => parseHex(resolve(name));
}
