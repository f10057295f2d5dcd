/** Letters put in, dropped or changed between two words. */
function edits(left, right) {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...right].entries())
      next.push(Math.min(row[column + 1] + 1, next[column] + 1, row[column] + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

const MOST_EDITS = 2;

/** The one of these that was probably meant; undefined when none is near. */
export function nearest(word, known) {
  const [best] = known.map((one) => ({ one, far: edits(word, one) })).sort((left, right) => left.far - right.far);
  return best && best.far <= MOST_EDITS && best.far < word.length ? best.one : undefined;
}
