import type { AssetSums } from '@/domain/statement/addUp';
import type { Span } from '@/domain/statement/months';

export interface ValuedAsset extends AssetSums {
  /** USD of one; undefined where there was no price. */
  price: string | undefined;
  /** USD of the closing balance, cents. */
  worth: string | undefined;
}

/** Everything a statement says. Plain data: it goes to the process that draws it. */
export interface StatementPaper {
  brand: string;
  isPractice: boolean;
  userId: string;
  language: string;
  month: string;
  timeZone: string;
  /** The month, or what of it is over. */
  span: Span;
  isOver: boolean;
  madeAtMs: number;
  /** Whose end (UTC) prices are of; undefined: of the moment it was made. */
  pricesOfDay: number | undefined;
  assets: readonly ValuedAsset[];
  totalUsd: string;
}

/** Draws statements. */
export interface PaperMaker {
  /** A PDF. @throws AppError unavailable while enough are being drawn */
  make(paper: StatementPaper): Promise<Uint8Array>;
  close(): Promise<void>;
}
