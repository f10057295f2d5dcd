import type { EarnOffer } from '@/contract/earn';
import { compare, divide, multiply } from '@/domain/money/decimal';

/** What the picture puts in. */
export const PRINCIPAL = '10000';

interface PlanGrowth {
  coin: string;
  termDays: number | null;
  /** After a year, at the reference rate, without interest on interest; cut to cents. */
  gain: string;
}

const growthOf = ({ coinSymbol, termDays, aprPercent }: EarnOffer): PlanGrowth => ({
  coin: coinSymbol,
  termDays,
  gain: divide(multiply(PRINCIPAL, aprPercent), '100', 'down', 2),
});

/** The best fixed plan of the first coin that has one, and the flexible plan of the same coin beside it. */
function comparedOffers(offers: readonly EarnOffer[]): { best: EarnOffer; flexible: EarnOffer | undefined } | undefined {
  const isFixed = ({ planType }: EarnOffer) => planType === 'FIXED';
  const fixedCoins = new Set(offers.filter(isFixed).map(({ coinSymbol }) => coinSymbol));
  const coin = offers.find(({ coinSymbol }) => fixedCoins.has(coinSymbol))?.coinSymbol;
  const own = offers.filter(({ coinSymbol }) => coinSymbol === coin);
  const [best] = own.filter(isFixed).sort((left, right) => compare(right.aprPercent, left.aprPercent));
  const flexible = own.find(({ planType }) => planType === 'FLEXIBLE');
  return best && { best, flexible };
}

/** What the drawing promises of the plans there are. */
export function comparedPlans(offers: readonly EarnOffer[]): { best: PlanGrowth; flexible: PlanGrowth | undefined } | undefined {
  const compared = comparedOffers(offers);
  return compared && { best: growthOf(compared.best), flexible: compared.flexible && growthOf(compared.flexible) };
}

/** So many plans for the table, in the site's order: what the drawing promises is among them, then come the first ones. */
export function shownPlans(offers: readonly EarnOffer[], count: number): EarnOffer[] {
  const { best, flexible } = comparedOffers(offers) ?? {};
  const promised = offers.filter((offer) => offer === best || offer === flexible);
  const others = offers.filter((offer) => !promised.includes(offer)).slice(0, count - promised.length);
  return offers.filter((offer) => promised.includes(offer) || others.includes(offer));
}
