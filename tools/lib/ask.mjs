import { createInterface } from 'node:readline/promises';

/** Asks a yes/no question; anything but "y" or "yes" is no, and so is a terminal that cannot answer. */
export async function confirm(question) {
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}
