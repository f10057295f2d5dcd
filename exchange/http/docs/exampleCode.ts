import { escapeHtml } from '../../app/mail/escapeHtml';
import type { Example } from './examples';

/** A program in a frame that scrolls by itself; the keyboard gets there too. */
const frame = (
  { id, title, language, code }: Example,
  base: string,
) => `<figure class="code"><figcaption><b>${language}</b><span>${title}</span><button type="button" class="copy" aria-label="Copy, ${language}: ${title}" hidden>Copy</button></figcaption>
<pre tabindex="0" role="region" aria-label="${language}: ${title}" data-example="${id}">${escapeHtml(code(base))}</pre></figure>`;

export const exampleCode = (examples: readonly Example[], base: string): string =>
  `<div class="examples">${examples.map((example) => frame(example, base)).join('')}</div>`;
