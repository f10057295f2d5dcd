const WORDS_PER_MINUTE = 200;
const SIGNS_PER_MINUTE = 400;
const SIGNS = /\p{Script=Han}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** How long a text takes to be read, in whole minutes. Chinese is counted in signs: it has no spaces between words. */
export function readingMinutes(text: string): number {
  const signs = text.match(SIGNS)?.length ?? 0;
  const words = text.replace(SIGNS, ' ').match(WORDS)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + signs / SIGNS_PER_MINUTE));
}
