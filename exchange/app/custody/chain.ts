// The port of custody: one `Chain` is one network that coins travel on. Adding a family of networks is one more implementation
// (exchange/custody/<family>) and its line in exchange/compose/openCustody.ts; nothing outside of it knows how addresses look,
// transactions are signed, or blocks are read.

/** A coin on a network, as the network knows it. What is on offer of it, and for how much, stands in the catalogue (`networks.ts`). */
export interface ChainAsset {
  asset: string;
  /** A token's contract; null for the network's own coin. */
  contract: string | null;
  /** Decimal places it carries there, which may be fewer than the ledger's: a finer amount cannot be sent. */
  decimals: number;
}

/** What a network is, which does not change while the program runs. */
export interface ChainFacts {
  /** Unique; what the database and the contract name it by: 'bitcoin', 'ethereum', 'tron' ... */
  chainId: string;
  /** Its coins are worth nothing: only practice brands offer them, and these offer no others. */
  isPractice: boolean;
  /** The asset its fees are paid in. */
  nativeAsset: string;
  assets: readonly ChainAsset[];
  /** A deposit is told apart by a memo or tag beside an address that all share; null where every user has addresses. */
  memo: 'memo' | 'tag' | null;
  /**
   * Blocks on top and its own, before a deposit is credited and a withdrawal done: what is held safe at the least. The catalogue may ask
   * for more (`confirmationsOf`).
   */
  confirmations: number;
  /** Mean time between blocks. */
  blockSeconds: number;
}

/** What is wrong with an address that a user typed, or how the network writes it. */
export type AddressCheck = { ok: true; address: string } | { ok: false; reason: 'format' | 'checksum' | 'otherNetwork' };

/** One arrival of coins at an address, named for good by its transaction and its place in it. */
export interface ChainTransfer {
  txId: string;
  outputIndex: number;
  to: string;
  memo: string | null;
  /** Where it came from, as far as the network tells. */
  from: string | null;
  asset: string;
  /** Ledger units; what lies below one unit of the ledger is not counted. */
  amount: bigint;
}

export interface ChainBlock {
  height: number;
  hash: string;
  parentHash: string;
  atMs: number;
  /** Arrivals at the addresses that were asked about. */
  transfers: readonly ChainTransfer[];
}

/** A transaction that is signed and not sent: it is stored before it is sent, and sending it again changes nothing. */
export interface SignedTransaction {
  txId: string;
  /** As it goes to the network. */
  raw: string;
  /** Of transactions of one sender with the same sequence number the network takes one, ever. */
  sequence: number;
  /** The most it can cost, native units. */
  maxFee: bigint;
}

/** A step of moving coins to the hot wallet. It leaves another address than withdrawals do, with sequence numbers of its own. */
export interface SignedSweep extends SignedTransaction {
  /** `fees`: what the address needs to send its coins on; once that is there, the sweep itself can be signed. */
  step: 'sweep' | 'fees';
}

/** What to send. */
export interface Sending {
  asset: string;
  to: string;
  memo: string | null;
  /** Ledger units of `asset`. */
  amount: bigint;
  sequence: number;
  /** Above what earlier ones offered, in percent of the usual: 100 for the first, more for one that takes its place. */
  feePercent: number;
  /** As it went to the network, the one with this sequence number whose place it takes: networks ask for a good deal more than it offered. */
  replaces: string | null;
}

/** Where a transaction is now. */
export type TransactionState =
  /** The network does not know it: never sent, dropped, or rolled back with its block. */
  | { kind: 'unknown' }
  | { kind: 'waiting' }
  /** In a block. `failed`: the fee was taken and nothing moved. `fee` in native units. */
  | { kind: 'included'; height: number; blockHash: string; failed: boolean; fee: bigint };

/**
 * A network. Methods reject with an Error when it cannot be reached or answers nonsense: whoever asks tries again later, nothing is
 * concluded from silence. Keys are behind `sign`: they are in no argument, answer, log or table. Native units are ledger units of the
 * native asset, rounded up where a fee is meant.
 */
export interface Chain {
  readonly facts: ChainFacts;
  checkAddress(text: string): AddressCheck;
  /** The address of a number, the same for ever. Numbers count from 0; 0 is the hot wallet's own, which all share where memos tell apart. */
  addressOf(index: number): Promise<string>;
  /** Where custody keeps coins that are no user's: nothing is withdrawn to them. None of an address that users share by memos. */
  ownAddresses(): Promise<readonly string[]>;
  head(): Promise<{ height: number; hash: string }>;
  /** A block of the longest chain with the arrivals at those of `isOurs`; undefined above its head. */
  block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | undefined>;
  /** The next sequence number of the hot wallet by the network, counting what waits. */
  nextSequence(): Promise<number>;
  /** Rejects with a SignerAwayError where whoever has the keys answers nobody. */
  sign(sending: Sending): Promise<SignedTransaction>;
  /**
   * 'refused': the network will never take it, and it is known that it never has. 'overtaken': its sequence number is gone and nobody who
   * was asked knows the transaction, which a node may also say of one that it has in a block and in no index. A known one counts as taken.
   */
  broadcast(transaction: Pick<SignedTransaction, 'txId' | 'raw'>): Promise<'taken' | 'refused' | 'overtaken'>;
  stateOf(txId: string): Promise<TransactionState>;
  /** What the hot wallet has of an asset and can spend, ledger units. */
  hotBalance(asset: string): Promise<bigint>;
  /** What lies at all addresses of custody up to a number, ledger units: what is shown beside liabilities. */
  reserve(asset: string, lastIndex: number): Promise<bigint>;
  /**
   * The next step of moving what arrived at the address of a number to the hot wallet; undefined when there is too little to be worth it.
   * One step of an address at a time, and one that pays fees at a time: the next is asked for when the last is in a block. `replaces` is the
   * last one, as it went to the network, when it has waited for too long.
   */
  signSweep(index: number, asset: string, replaces?: string): Promise<SignedSweep | undefined>;
}
