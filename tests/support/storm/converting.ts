import { toUnits } from '@/domain/money/units';
import type { ConvertContext } from '@/exchange/app/convert/context';
import { placeConversion } from '@/exchange/app/convert/placeConversion';
import { quoteConversion } from '@/exchange/app/convert/quoteConversion';
import type { StormAct } from './storm';

const WAYS = [
  ['USDT', 'BTC', '120'],
  ['BTC', 'USDT', '0.001'],
  ['USDT', 'ETH', '90'],
  ['ETH', 'BTC', '0.05'],
] as const;
const SCALE = 8;
/** Longer than a quote is firm. */
const TOO_LATE_MS = 9_000;

const units = (amount: string) => {
  const read = toUnits(amount, SCALE);
  if (read === undefined) throw new RangeError(amount);
  return read;
};

/** Some accept too late, some under another name a second time; what was answered is what it did. */
export const converting = (contextOf: () => ConvertContext): StormAct => ({
  name: 'conversion',
  weight: 5,
  act: async (storm, actor) => {
    const [from, to, amount] = storm.dice.pick(WAYS);
    const wallet = storm.dice.pick(['MAIN', 'TRADE'] as const);
    const quoted = await storm.offered(() => quoteConversion(contextOf(), actor, { from, to, amount, fixed: 'GIVE', wallet }).quote);
    if (quoted === undefined) return;
    if (storm.dice.happens(5)) storm.clock.advance(TOO_LATE_MS);
    const made = await storm.surely((clientOrderId) => placeConversion(contextOf(), actor, { quote: quoted, clientOrderId }));
    if (!made) return;
    storm.gain(actor, from, -units(made.give));
    storm.gain(actor, to, units(made.get));
    storm.count('conversion made');
  },
});
