import type { Sums } from '@/domain/liabilities/sums';

/** Amounts as decimal text: JSON's own numbers are floats to whoever reads them. */
export type SumsJson = Record<string, string>;

export const toJson = (sums: Sums): SumsJson => Object.fromEntries([...sums].map(([asset, units]) => [asset, String(units)]));
export const fromJson = (json: SumsJson): Sums => new Map(Object.entries(json).map(([asset, units]) => [asset, BigInt(units)]));
