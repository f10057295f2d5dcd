import { type HotLimits, type HotState, NO_LIMITS, nextHotState } from '@/domain/custody/hotWallet';
import { fromUnits } from '@/domain/money/units';
import type { Log } from '../../ports/log';
import type { Chain } from '../chain';
import type { Chains } from '../chains';

/** What operators want a hot wallet to have of a coin. */
export interface HotAlarm extends HotLimits {
  chainId: string;
  asset: string;
}

export interface HotWalletStore {
  alarms(): Promise<HotAlarm[]>;
  /** What withdrawals that are not signed yet will take, ledger units, fees of users left out: they stay. */
  waiting(): Promise<{ chainId: string; asset: string; amount: bigint }[]>;
}

/** A coin in the hot wallet of a network. */
export interface HotWallet extends HotAlarm {
  hot: bigint;
  waiting: bigint;
  state: HotState;
}

interface Wanted {
  limits: ReadonlyMap<string, HotAlarm>;
  waiting: ReadonlyMap<string, bigint>;
}

interface HotParts {
  store: HotWalletStore;
  chains: Chains;
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
  log: Log;
}

const keyOf = ({ chainId, asset }: { chainId: string; asset: string }) => `${chainId} ${asset}`;

const SAYS: Record<HotState, string> = {
  LOW: 'a hot wallet has too little',
  HIGH: 'a hot wallet has more than it should',
  RIGHT: 'a hot wallet has what it should again',
};

/** What went before counts under the limits it was told by; others are a new question. */
const isUnder = (before: HotWallet, { least, most }: HotLimits) => before.least === least && before.most === most;

async function readWallets(chain: Chain, { limits, waiting }: Wanted, last: ReadonlyMap<string, HotWallet>): Promise<HotWallet[]> {
  const { chainId, assets } = chain.facts;
  return Promise.all(
    assets.map(async ({ asset }) => {
      const key = keyOf({ chainId, asset });
      const { least, most } = limits.get(key) ?? NO_LIMITS;
      const amounts = { hot: await chain.hotBalance(asset), waiting: waiting.get(key) ?? 0n };
      const before = last.get(key);
      const state = nextHotState(before && isUnder(before, { least, most }) ? before.state : 'RIGHT', amounts, { least, most });
      return { chainId, asset, least, most, ...amounts, state };
    }),
  );
}

/**
 * Watches that hot wallets have what operators want them to have, and can pay what waits. A crossing is logged once, and once more when it is
 * over by a margin: a balance that hangs about a limit is one alarm. A start tells anew.
 */
export class HotWallets {
  readonly #parts: HotParts;
  readonly #last = new Map<string, HotWallet>();

  constructor(parts: HotParts) {
    this.#parts = parts;
  }

  /** As the last look saw them. */
  last(): HotWallet[] {
    return [...this.#last.values()];
  }

  async #wanted(): Promise<Wanted> {
    const { store } = this.#parts;
    const [alarms, waiting] = await Promise.all([store.alarms(), store.waiting()]);
    return {
      limits: new Map(alarms.map((alarm) => [keyOf(alarm), alarm])),
      waiting: new Map(waiting.map((sum) => [keyOf(sum), sum.amount])),
    };
  }

  /** Those of a network now. Rejects while it does not answer. */
  async on(chain: Chain): Promise<HotWallet[]> {
    return readWallets(chain, await this.#wanted(), this.#last);
  }

  /** Looks at all of them. One that cannot be read stays as it was seen last: that its network does not answer is told elsewhere. */
  async look(): Promise<void> {
    const wanted = await this.#wanted();
    for (const chain of this.#parts.chains.all()) {
      const wallets = await readWallets(chain, wanted, this.#last).catch(() => []);
      for (const wallet of wallets) this.#note(wallet);
    }
  }

  #note(wallet: HotWallet): void {
    const { scales, log } = this.#parts;
    const { chainId, asset, hot, waiting, least, most, state } = wallet;
    const before = this.#last.get(keyOf(wallet))?.state ?? 'RIGHT';
    this.#last.set(keyOf(wallet), wallet);
    if (state === before) return;
    const text = (units: bigint) => fromUnits(units, scales.get(asset) ?? 0);
    const about = { chainId, asset, hot: text(hot), waiting: text(waiting), least: text(least), most: most === null ? null : text(most) };
    if (state === 'RIGHT') log.info(about, SAYS[state]);
    else log.warn({ alarm: true, ...about }, SAYS[state]);
  }
}
