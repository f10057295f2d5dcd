import type { ExpressSide } from '@/domain/express/orderState';
import { type ExpressDraft, turned } from './draft';

/** What was typed, and at which address: what is said there is older. */
export interface KeptExpress {
  at: string;
  draft: ExpressDraft;
}

const AMOUNT = /^(\d{1,20}(\.\d{0,18})?)?$/;
const isText = (value: unknown) => typeof value === 'string';

/** Storage is anybody's to write. */
export function isKeptExpress(value: unknown): value is KeptExpress {
  const { at, draft } = (value ?? {}) as Partial<KeptExpress>;
  if (!isText(at) || typeof draft !== 'object' || draft === null) return false;
  const isSide = draft.side === 'BUY' || draft.side === 'SELL';
  const isTyped = draft.typed === 'money' || draft.typed === 'coins';
  const isMethod = draft.methodId === undefined || isText(draft.methodId);
  return isSide && isTyped && isMethod && isText(draft.coin) && isText(draft.currency) && AMOUNT.test(draft.amount ?? '-');
}

interface Now {
  at: string;
  side: ExpressSide;
  /** What the address says besides the side; "" for nothing. */
  named: string;
}

/** What of it counts at an address: all where it was typed there or the address says nothing, none where that says something else. */
export function draftAt({ at, draft }: KeptExpress, now: Now): ExpressDraft | undefined {
  if (at !== now.at && now.named !== '') return undefined;
  return turned(draft, now.side);
}
