import type { Wallet } from '@/domain/account/wallets';
import type { ConversionKind } from '@/domain/convert/kinds';
import type { RouteLeg } from '@/domain/convert/route';
import type { Actor } from '../../actor';

/** One coin into another, at amounts that were quoted. Ledger units. */
export interface ConversionItem {
  from: string;
  to: string;
  give: bigint;
  /** After the fee. */
  get: bigint;
  fee: bigint;
  route: readonly RouteLeg[];
}

/** Everything a conversion was promised at, or what it asks for by itself. */
export interface ConversionTerms {
  actor: Actor;
  clientId: string;
  quoteId: string;
  kind: ConversionKind;
  planId: string | null;
  wallet: Wallet;
  items: readonly ConversionItem[];
  /** When it was quoted and until when that is firm; when it was asked for. ms since 1970. */
  quotedMs: number;
  expiresMs: number;
  askedMs: number;
  /** What it gives is held under this limit. */
  limitId?: string;
  /** Only where none of its kind was made for so long, ms. */
  apartMs?: number;
}

/** The desk that converts, and how far it goes. */
export interface ConversionDesk {
  house: Actor;
  /** Share of what a conversion brings that the desk may lose on it. */
  lossPpm: number;
  /** How far it may be short of each coin, ledger units. A coin that is missing: not at all. */
  shortAtMost: ReadonlyMap<string, bigint>;
}
