import { AppError } from '../../appError';
import type { Log } from '../../ports/log';
import type { Chain } from '../chain';
import type { OwnDepositStore } from './depositStore';

/** Numbers by whose they are, outside of the database. */
export interface NumberFile {
  read(): Promise<ReadonlyMap<string, number>>;
  /** All of them, on the disk before it answers. */
  write(numbers: ReadonlyMap<string, number>): Promise<void>;
}

/**
 * The highest number of each network's keys whose address was told, kept outside of the database: one that is put back from an older backup
 * would tell the addresses again that came after it, to others.
 */
export class ToldNumbers {
  private numbers: ReadonlyMap<string, number> = new Map();
  /** Whose keys they are, by chain: the hot wallet's address stands for them. */
  private readonly keys = new Map<string, string>();
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: NumberFile,
    private readonly log: Log,
  ) {}

  /** Networks whose numbers are kept; where the database is behind, it goes on from what was told. */
  async follow(chains: readonly Chain[], store: Pick<OwnDepositStore, 'lastIndex' | 'skipTo'>): Promise<void> {
    if (chains.length === 0) return;
    this.numbers = await this.file.read();
    for (const chain of chains) {
      const { chainId } = chain.facts;
      const key = `${chainId} ${await chain.addressOf(0)}`;
      this.keys.set(chainId, key);
      const [last, told] = [await store.lastIndex(chainId), this.numbers.get(key) ?? 0];
      await this.keep(chainId, last);
      if (told <= last) continue;
      await store.skipTo(chainId, told);
      const skipped = { chainId, lastNumber: last, toldNumber: told };
      this.log.warn(skipped, 'the database is older than addresses that were told: their numbers are not handed out again');
    }
  }

  /** Before the address of this number is told. @throws AppError unavailable where it cannot be kept: it is not to be told then */
  keep(chainId: string, number: number): Promise<void> {
    const kept = this.turn.then(() => this.write(chainId, number));
    this.turn = kept.catch(() => undefined);
    return kept;
  }

  private async write(chainId: string, number: number): Promise<void> {
    const key = this.keys.get(chainId);
    if (key === undefined || number <= (this.numbers.get(key) ?? 0)) return;
    const numbers = new Map(this.numbers).set(key, number);
    try {
      await this.file.write(numbers);
    } catch (error) {
      this.log.error({ err: error, chainId }, 'the number of an address could not be kept: the address is not told');
      throw new AppError('unavailable');
    }
    this.numbers = numbers;
  }
}
