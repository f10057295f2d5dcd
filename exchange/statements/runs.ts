const ARABIC = /\p{Script=Arabic}/u;
const SIGN = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]`;
const WITHIN = '[.,:/+−_@%-]';
const NUMBER = String.raw`[+−-]?\p{Nd}(?:[\p{Nd}.,:/%]*[\p{Nd}%])?`;
const WORD = `${SIGN}(?:(?:${SIGN}|${WITHIN})*${SIGN})?`;
/** Words that are read from left to right, what follows them among it, and numbers, each by itself. */
const LEFT_TO_RIGHT = new RegExp(`(?=[\\p{Nd}]*[\\p{L}])${WORD}(?:[ ·,]+(?:${NUMBER}|${WORD}))*|${NUMBER}`, 'gu');

/**
 * A line in the order it is drawn in, from the left: of a line that begins at the right the last part comes first. Signs within a part
 * are turned, and joined, by the font.
 */
export function runsOf(text: string, isRightToLeft: boolean): string[] {
  if (!isRightToLeft || !ARABIC.test(text)) return [text];
  const runs: string[] = [];
  let end = 0;
  for (const match of text.matchAll(LEFT_TO_RIGHT)) {
    if (match.index > end) runs.push(text.slice(end, match.index));
    runs.push(match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return runs.reverse();
}
