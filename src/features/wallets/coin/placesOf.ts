import type { WalletDetail } from '@/contract/wallet';
import { add, isZero, max, subtract } from '@/domain/money/decimal';
import type { Share } from '@/src/ui/chart/shares';
import { earnOf, percentOf } from '../holdings/assetRows';

export type Place = 'main' | 'tradeAvailable' | 'tradeHeld' | 'earn';

export interface PlaceOfCoin extends Share {
  key: Place;
  amount: string;
}

const COLORS: Readonly<Record<Place, string>> = {
  main: 'var(--series-1)',
  tradeAvailable: 'var(--series-6)',
  tradeHeld: 'var(--series-4)',
  earn: 'var(--series-3)',
};

/** Where a coin lies: what is in plans is held in the main wallet, and looked at by itself. */
export function placesOf(detail: WalletDetail, coin: string): PlaceOfCoin[] {
  const found = detail.assets.find(({ coinSymbol }) => coinSymbol === coin);
  const nothing = { available: '0', held: '0' };
  const { main, trade } = found ?? { main: nothing, trade: nothing };
  const earn = earnOf(detail, coin);
  const amounts: Record<Place, string> = {
    main: max(subtract(add(main.available, main.held), earn), '0'),
    tradeAvailable: trade.available,
    tradeHeld: trade.held,
    earn,
  };
  const whole = Object.values(amounts).reduce((sum, amount) => add(sum, amount));
  return (Object.keys(COLORS) as Place[]).map((key) => ({
    key,
    amount: amounts[key],
    percent: Number(percentOf(amounts[key], whole)),
    color: isZero(amounts[key]) ? 'var(--surface-3)' : COLORS[key],
  }));
}
