import { memoOf } from '@/domain/custody/deposits';
import { AppError } from '../../appError';
import type { Clock } from '../../ports/clock';
import type { Chain } from '../chain';
import type { DepositAddressRow, OwnDepositStore } from './depositStore';
import type { ToldNumbers } from './toldNumbers';

/** Addresses of one user on one network: more than anybody needs, and few enough that all are watched for ever. */
export const ADDRESS_LIMIT = 20;

interface AddressParts {
  store: OwnDepositStore;
  /** Absent where nothing outlives the database. */
  told?: Pick<ToldNumbers, 'keep'>;
  clock: Clock;
}

/** Users' own addresses. Each comes from a number that is given once; all that were ever shown are watched. */
export class OwnAddresses {
  private readonly watched = new Map<string, Promise<Set<string>>>();
  private readonly underWay = new Map<string, Promise<DepositAddressRow>>();

  constructor(private readonly parts: AddressParts) {}

  /** What to look for on a chain. Addresses that are made later come in by themselves. */
  on(chainId: string): Promise<ReadonlySet<string>> {
    return this.setOf(chainId);
  }

  /** The latest, or the first. */
  current(userId: string, chain: Chain): Promise<DepositAddressRow> {
    const { store } = this.parts;
    return this.alone(userId, chain, async () => (await store.addressOf(userId, chain.facts.chainId)) ?? this.make(userId, chain));
  }

  /** Another one; the others go on working. @throws AppError addressLimit */
  another(userId: string, chain: Chain): Promise<DepositAddressRow> {
    return this.alone(userId, chain, async () => {
      const count = await this.parts.store.addressCount(userId, chain.facts.chainId);
      if (count >= ADDRESS_LIMIT) throw new AppError('addressLimit', ADDRESS_LIMIT);
      return this.make(userId, chain);
    });
  }

  /** Two calls at once get the same address: whoever asks while the other looks and makes waits for what that brings. */
  private alone(userId: string, chain: Chain, ask: () => Promise<DepositAddressRow>): Promise<DepositAddressRow> {
    const key = `${userId}|${chain.facts.chainId}`;
    const known = this.underWay.get(key);
    if (known) return known;
    const asking = ask().finally(() => this.underWay.delete(key));
    this.underWay.set(key, asking);
    return asking;
  }

  private async make(userId: string, chain: Chain): Promise<DepositAddressRow> {
    const { store, told, clock } = this.parts;
    const { chainId, memo } = chain.facts;
    const index = await store.takeIndex(chainId);
    await told?.keep(chainId, index);
    const address = await chain.addressOf(memo === null ? index : 0);
    // Watched before anybody knows it: no block is read without it from here on.
    (await this.setOf(chainId)).add(address);
    const row = { userId, chainId, index, address, memo: memo === null ? null : memoOf(index) };
    await store.addAddress(row, clock.now());
    return row;
  }

  private setOf(chainId: string): Promise<Set<string>> {
    const known = this.watched.get(chainId);
    if (known) return known;
    const reading = this.parts.store.addresses(chainId).then((addresses) => new Set(addresses));
    this.watched.set(chainId, reading);
    reading.catch(() => this.watched.delete(chainId));
    return reading;
  }
}
