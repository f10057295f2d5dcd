import { add, isZero } from '../money/decimal';
import { dayIn } from '../zonedTime';
import type { Span } from './months';
import { type MovementKind, movementKindOf } from './movementKinds';

/** An entry of the ledger in one of the user's wallets. */
export interface Entry {
  at: number;
  /** Of its posting. */
  kind: string;
  asset: string;
  /** Below zero where the wallet lost it. */
  amount: string;
}

/** What moved of an asset on a day in one way, together. */
export interface StatementRow {
  /** Whole days since 1970 by the clock of the statement. */
  day: number;
  kind: MovementKind;
  count: number;
  amount: string;
  /** Of the asset, behind this row. */
  balance: string;
}

export interface AssetSums {
  asset: string;
  opening: string;
  /** Everything that came in, and everything that left, as a number below zero. */
  gained: string;
  lost: string;
  closing: string;
  rows: StatementRow[];
}

/** Between two own wallets: of the asset there is as much as before. */
const MOVED_WITHIN = 'wallet.transfer';

interface Account {
  opening: string;
  gained: string;
  lost: string;
  rows: Map<string, Omit<StatementRow, 'balance'>>;
}

/** Adds up entries, in whatever order they come: what there was before a span, and what moved in it. Later ones are left out. */
export class StatementSums {
  readonly #accounts = new Map<string, Account>();

  constructor(
    private readonly span: Span,
    private readonly timeZone: string,
  ) {}

  take(entry: Entry): void {
    const { at, kind, asset, amount } = entry;
    if (at >= this.span.toMs || kind === MOVED_WITHIN) return;
    const account = this.#accounts.get(asset) ?? { opening: '0', gained: '0', lost: '0', rows: new Map() };
    this.#accounts.set(asset, account);
    if (at < this.span.fromMs) account.opening = add(account.opening, amount);
    else this.#move(account, entry);
  }

  #move(account: Account, { at, kind: postingKind, amount }: Entry): void {
    const side = amount.startsWith('-') ? 'lost' : 'gained';
    account[side] = add(account[side], amount);
    const day = dayIn(at, this.timeZone);
    const kind = movementKindOf(postingKind, amount);
    const key = `${day} ${kind}`;
    const row = account.rows.get(key) ?? { day, kind, count: 0, amount: '0' };
    account.rows.set(key, { ...row, count: row.count + 1, amount: add(row.amount, amount) });
  }

  /** Every asset there was or that moved, by its name. */
  sums(): AssetSums[] {
    return [...this.#accounts.entries()]
      .filter(([, { opening, rows }]) => !isZero(opening) || rows.size > 0)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([asset, { opening, gained, lost, rows }]) => {
        let balance = opening;
        const inOrder = [...rows.values()].sort((left, right) => left.day - right.day);
        return {
          asset,
          opening,
          gained,
          lost,
          rows: inOrder.map((row) => {
            balance = add(balance, row.amount);
            return { ...row, balance };
          }),
          closing: balance,
        };
      });
  }
}
