// By which name and in which order this page saves, for as long as it is open.

let tab: string | undefined;
let turns = 0;

/** The next save's place among this page's. */
export function nextTurn(): { tab: string; turn: number } {
  // Two pages of one account are told apart; nobody has to be unable to guess it.
  tab ??= `t-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  turns += 1;
  return { tab, turn: turns };
}
