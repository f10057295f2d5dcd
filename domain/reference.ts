const two = (part: number) => String(part).padStart(2, '0');

/** What people call something by: a letter for its kind, the day it was begun (UTC), and its number, which no other of its kind has. */
export function referenceOf(letter: string, beganMs: number, id: string): string {
  const at = new Date(beganMs);
  return `${letter}-${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}-${id.padStart(5, '0')}`;
}
