import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reading } from './reading';

const GROUPS: string[] = Object.keys(JSON.parse(readFileSync(join(__dirname, '../../../locales/en/common.json'), 'utf8')));

function find(groups: string[]): string[] {
  const key = new RegExp(`\\b(?:${groups.join('|')})(?:\\.[\\w-]+)+\\b`);
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent ?? '');
  for (const name of spoken) for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts.flatMap((text) => key.exec(text)?.[0] ?? []))];
}

/** Names of words where the words should be, in what is shown and in what is spoken. */
export const rawKeys = reading('keys in place of words', find, GROUPS);
