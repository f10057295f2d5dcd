export const ANTI_PHISHING_MIN = 3;
export const ANTI_PHISHING_MAX = 20;

/** Letters and numbers of any language, single spaces or marks between them: nothing that looks like a link or empties a line. */
const WORD = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u;
const LINK = /\.\p{L}{2,}/u;

/** Whether a text can stand in every mail as the word only the account's owner and the exchange know. */
export function isAntiPhishingWord(text: string): boolean {
  const { length } = [...text];
  return length >= ANTI_PHISHING_MIN && length <= ANTI_PHISHING_MAX && WORD.test(text) && !LINK.test(text);
}
