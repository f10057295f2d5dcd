const START = 4;
const END = 4;

/** "bc1q…7g2m": enough to tell one's own addresses apart. What is short already stays whole. */
export const shortAddress = (address: string, start = START, end = END): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`;
