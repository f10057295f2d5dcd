import type { Actor } from '../../../actor';
import type { MoneyWriter } from '../../../money/moneyWriter';
import type { PracticePair } from '../practicePairs';

/** Share of a day's volume one account is given of each side of its market at a time. */
const SHARE = 0.2;

export interface FundingDeps {
  writer: Pick<MoneyWriter, 'post'>;
  /** Ledger decimals by asset. */
  scales: ReadonlyMap<string, number>;
}

/** Hands out practice inventory from issuance: ledger postings like any other. */
export class Funding {
  constructor(private readonly deps: FundingDeps) {}

  /** Gives an account working amounts of both assets. The same reference gives only once. */
  async give(actor: Actor, pair: PracticePair, reference: string): Promise<void> {
    const amounts = [
      { asset: pair.base, amount: this.units(pair.base, Math.log(pair.dailyTickLots / pair.anchorTicks) + pair.logLot) },
      { asset: pair.quote, amount: this.units(pair.quote, Math.log(pair.dailyTickLots) + pair.logTick + pair.logLot) },
    ];
    await this.deps.writer.post({
      kind: 'practice.inventory',
      reference,
      entries: amounts.flatMap(({ asset, amount }) => [
        { owner: { type: 'user', userId: actor.userId, wallet: 'TRADE' }, asset, amount },
        { owner: { type: 'system', name: 'issuance' }, asset, amount: -amount },
      ]),
    });
  }

  /** A share of a day's volume (given as the log of an amount in currency) in ledger units, in whole units of the asset. */
  private units(asset: string, logDailyAmount: number): bigint {
    const scale = this.deps.scales.get(asset);
    if (scale === undefined) throw new RangeError(`practice market: unknown asset ${asset}`);
    const whole = Math.ceil(SHARE * Math.exp(logDailyAmount));
    return BigInt(whole) * 10n ** BigInt(scale);
  }
}
