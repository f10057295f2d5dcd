/**
 * Everything a page says, to eyes, to speech and to whoever looks into it: its texts and all attributes (addresses of links, styles, aria),
 * and what its fields hold. What is hidden is in none of it.
 */
export function wholePage(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  // Rules of the theme are no page, and a picture's paths are numbers of nothing.
  for (const node of page.querySelectorAll('style, script, svg > *')) node.remove();
  // Nor are moments amounts.
  for (const time of page.querySelectorAll('time')) time.removeAttribute('datetime');
  const held = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  return [page.outerHTML, ...held].join('\n');
}
