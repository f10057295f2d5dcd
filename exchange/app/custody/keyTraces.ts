import { StartError } from '../startError';
import type { Chain } from './chain';

/** What is left in the database of the keys that addresses were made with. */
export interface KeyTraces {
  /** Some addresses that were shown to users, the first ones among them. */
  someAddresses(chainId: string): Promise<{ index: number; address: string }[]>;
  /** Blocks that were read before anybody had an address are of no use to anybody. */
  forgetIdleBlocks(chainId: string): Promise<void>;
}

/**
 * Users' addresses must be those of the keys that are there now: what arrives at others could be credited and never moved. A network that
 * was simulated here until now begins anew, as long as nobody has an address on it. @throws StartError
 */
export async function refuseOtherKeys(chain: Chain, traces: KeyTraces): Promise<void> {
  const { chainId } = chain.facts;
  const known = await traces.someAddresses(chainId);
  for (const { index, address } of known) {
    if ((await chain.addressOf(index)) === address) continue;
    throw new StartError(
      'settingInvalid',
      `Addresses on ${chainId} that users know come from other keys than those of the settings: put the ones of before back, or begin with an empty database.`,
    );
  }
  if (known.length === 0) await traces.forgetIdleBlocks(chainId);
}
