/** Specification section 3: "Coin (as read by the picker)". */
export interface PickerCoin {
  coinSymbol: string;
  name: string;
  icon: string;
  isFiat: boolean;
  /** 1 is open. */
  isOpen: number;
  /** Market-cap rank, highest first. */
  sort: number;
}

export type PickerSort = 'cap' | 'letter';

const compare: Record<PickerSort, (left: PickerCoin, right: PickerCoin) => number> = {
  cap: (left, right) => right.sort - left.sort,
  letter: (left, right) => (left.coinSymbol < right.coinSymbol ? -1 : 1),
};

/** Open coins that are no fiat money, whose symbol or name holds the search text; in the chosen order. */
export function pickCoins<Coin extends PickerCoin>(coins: readonly Coin[], search: string, sort: PickerSort): Coin[] {
  const text = search.trim().toLowerCase();
  return coins
    .filter((coin) => !coin.isFiat && coin.isOpen === 1)
    .filter((coin) => coin.coinSymbol.toLowerCase().includes(text) || coin.name.toLowerCase().includes(text))
    .sort(compare[sort]);
}
