/** Edits (insert, drop, change, swap neighbours) from one name to the other. */
function distance(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= right.length; column++) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwap) best = Math.min(best, at(row - 2, column - 2) + 1);
      current[column] = best;
    }
  }
  return at(left.length, right.length);
}

/** Short names lie close to foreign ones (EXPORT, HOST), so only longer ones are compared. */
const SHORTEST_COMPARED = 7;

/** Whether `name` is the candidate with words left out, at least two of them there and the first one the same: SMS_GATEWAY, S3_KEY. */
function lacksWords(name: string, candidate: string): boolean {
  const words = name.split('_');
  const whole = candidate.split('_');
  if (words.length < 2 || words[0] !== whole[0]) return false;
  let next = 0;
  for (const word of whole) if (word === words[next]) next += 1;
  return next === words.length;
}

/**
 * The setting that was probably meant by `name`: the same letters in another case, at most two edits away (one for names under ten
 * letters), or with words left out. undefined when it looks like somebody else's variable.
 */
export function meantSetting<Name extends string>(name: string, known: readonly Name[]): Name | undefined {
  const upper = name.toUpperCase();
  const near = known.find((candidate) => {
    if (candidate === upper) return true;
    if (candidate.length < SHORTEST_COMPARED) return false;
    const allowed = candidate.length < 10 ? 1 : 2;
    return Math.abs(candidate.length - upper.length) <= allowed && distance(upper, candidate) <= allowed;
  });
  return near ?? known.find((candidate) => lacksWords(name, candidate));
}
