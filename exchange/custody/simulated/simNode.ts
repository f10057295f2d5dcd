import type { Mishap, OutsidePayment, SimulatedState } from '../../app/custody/simulation';
import type { Clock } from '../../app/ports/clock';
import type { Lane } from '../../app/ports/database';
import { keyOf, shapedHash } from './hashes';
import { addBlock, dropBlocks } from './mining';
import type { Profile } from './profiles';
import { type ChainRow, type SimStore, simStore } from './simStore';
import type { SimBlock, SimTransaction } from './simTransaction';

export interface SimNodeParts {
  lane: Lane;
  clock: Clock;
  profile: Profile;
  /** Of its coins, at the ledger's scale. */
  decimals: ReadonlyMap<string, number>;
  /** Opening balances of the hot wallet and the usual fee, ledger units. */
  opening: ReadonlyMap<string, bigint>;
  fee: bigint;
  /** Addresses and hashes follow from it. */
  seed: string;
}

/** Blocks without anything new come that much slower. */
const IDLE = 10;
/** Blocks that are kept. */
const KEPT = 10_000;
/** Behind the last transaction the pace stays, so that its confirmations come. */
const BUSY_BLOCKS = 64;

/** One network: its blocks, what waits, and what is done to it, one thing after the other. */
export class SimNode {
  private head: SimBlock = { height: 0, hash: '', parentHash: '', atMs: 0 };
  private row: ChainRow = { fork: 0, isStalled: false, mishap: null };
  private started: Promise<void> | undefined;
  private waiting = 0;
  private busyTo = 0;
  private turn: Promise<unknown> = Promise.resolve();
  readonly hotAddress: string;

  constructor(readonly parts: SimNodeParts) {
    this.hotAddress = this.addressOf(0);
  }

  addressOf(index: number): string {
    const { profile, seed } = this.parts;
    return profile.codec.write(keyOf(seed, profile.chainId, index));
  }

  /** By the connection, outside of any turn: what is there now. */
  read(): SimStore {
    return simStore(this.parts.lane, this.parts.profile.chainId);
  }

  async top(): Promise<SimBlock> {
    await this.start();
    return this.head;
  }

  /** Makes the network where there is none yet, and remembers where it stands. Whatever is done to it begins with this. */
  start(): Promise<void> {
    this.started ??= this.inTurn(async (store) => {
      const row = await store.chain();
      if (row) this.row = row;
      else await this.begin(store);
      this.busyTo = (await store.lastUsed()) + BUSY_BLOCKS;
    }).catch((error: unknown) => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  state(): SimulatedState {
    const { isStalled, mishap } = this.row;
    return { chainId: this.parts.profile.chainId, height: this.head.height, waiting: this.waiting, isStalled, mishap };
  }

  /** Whether its pace says that a block is due. */
  isDue(): boolean {
    const isBusy = this.waiting > 0 || this.head.height < this.busyTo;
    const pace = this.parts.profile.blockSeconds * (isBusy ? 1 : IDLE) * 1000;
    return !this.row.isStalled && this.parts.clock.now() - this.head.atMs >= pace;
  }

  mine(blocks: number): Promise<void> {
    return this.change((store) => this.mineIn(store, blocks));
  }

  async pay({ to, asset, amount, memo }: Omit<OutsidePayment, 'chainId'>): Promise<string> {
    const { profile, seed, clock } = this.parts;
    const { codec, chainId, hashes } = profile;
    let txId = '';
    await this.change(async (store) => {
      const last = await store.count();
      const fromAddress = codec.write(keyOf(seed, chainId, `outside ${last}`));
      txId = shapedHash(hashes, seed, chainId, 'pay', String(last), to, asset, String(amount), memo ?? '', String(clock.now()));
      await store.add({ ...PLAIN, txId, fromAddress, to, asset, amount, memo });
    });
    return txId;
  }

  reorganise(depth: number, isLossy: boolean): Promise<void> {
    return this.change(async (store) => {
      const first = Math.max(1, this.head.height - depth + 1);
      const count = this.head.height - first + 1;
      await dropBlocks(this.moving(store), first, isLossy);
      const below = await store.block(first - 1);
      if (!below) throw new Error('the blocks below are not kept any more');
      this.head = below;
      this.row = { ...this.row, fork: this.row.fork + 1 };
      await store.saveChain(this.row);
      await this.mineIn(store, count + 1);
    });
  }

  set(changes: Partial<Pick<ChainRow, 'isStalled' | 'mishap'>>): Promise<void> {
    return this.change(async (store) => {
      this.row = { ...this.row, ...changes };
      await store.saveChain(this.row);
    });
  }

  /** The next mishap, which is over with it. */
  takeMishap(store: SimStore): Promise<Mishap | null> {
    const { mishap } = this.row;
    this.row = { ...this.row, mishap: null };
    return mishap === null ? Promise.resolve(null) : store.saveChain(this.row).then(() => mishap);
  }

  /** One change after the other, each in one transaction; memory is what it was when it fails. */
  async change<Result>(work: (store: SimStore) => Promise<Result>): Promise<Result> {
    await this.start();
    return this.inTurn(work);
  }

  private inTurn<Result>(work: (store: SimStore) => Promise<Result>): Promise<Result> {
    const next = this.turn.then(async () => {
      const before = { head: this.head, row: this.row };
      try {
        const result = await this.parts.lane.transaction(async (tx) => {
          const store = simStore(tx, this.parts.profile.chainId);
          const answer = await work(store);
          this.head = (await store.head()) ?? this.head;
          this.waiting = (await store.waiting()).length;
          return answer;
        });
        return result;
      } catch (error) {
        Object.assign(this, before);
        throw error;
      }
    });
    this.turn = next.catch(() => undefined);
    return next;
  }

  private moving(store: SimStore) {
    return { store, hotAddress: this.hotAddress, nativeAsset: this.parts.profile.nativeAsset };
  }

  private async begin(store: SimStore): Promise<void> {
    const { profile, seed, opening, clock } = this.parts;
    await store.saveChain(this.row);
    await store.addAddress(0, this.hotAddress);
    for (const [asset, amount] of opening) await store.move(this.hotAddress, asset, amount);
    const hash = shapedHash(profile.hashes, seed, profile.chainId, 'first');
    await store.addBlock({ height: 0, hash, parentHash: hash, atMs: clock.now() });
  }

  private async mineIn(store: SimStore, blocks: number): Promise<void> {
    const { profile, seed, clock } = this.parts;
    for (let count = 0; count < blocks; count += 1) {
      const height = this.head.height + 1;
      const hash = shapedHash(profile.hashes, seed, this.head.hash, String(height), String(this.row.fork));
      const block = { height, hash, parentHash: this.head.hash, atMs: clock.now() };
      await addBlock(this.moving(store), block);
      if ((await store.at(height)).length > 0) this.busyTo = height + BUSY_BLOCKS;
      this.head = block;
      if (height % 1000 === 0) await store.forgetBlocks(height - KEPT);
    }
  }
}

const PLAIN: Omit<SimTransaction, 'txId' | 'fromAddress' | 'to' | 'asset' | 'amount' | 'memo'> = {
  fromIndex: null,
  sequence: null,
  feePercent: 100,
  fee: 0n,
  height: null,
  failed: false,
  isStuck: false,
  willFail: false,
};
