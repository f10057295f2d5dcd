import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import type { ExpressOrder } from '@/contract/express';
import type { Transaction } from '@/contract/transactions';
import type { Transfer } from '@/contract/wallet';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { quietCall } from '@/src/api/quietCall';
import { HISTORY_PAGE_SIZE } from '@/src/config/constants';
import type { HistoryPage } from '@/src/state/historyList';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { type HistoryItems, type HistoryName, historyAppended, historyRefreshed, historyReplaced } from '@/src/state/walletSlice';

export type Question<Name extends HistoryName> = Omit<CallParams<Name>, 'searchAfter' | 'pageSize'>;

type WireRow = Transaction | Transfer | ExpressOrder;

/** What a list goes by: an order stands at the time it was placed. */
function recordOf(row: WireRow) {
  if ('transactionId' in row) return { ...row, id: row.transactionId };
  return 'transferId' in row ? { ...row, id: row.transferId } : { ...row, id: row.orderId, at: row.createdAt };
}

async function readPage<Name extends HistoryName>(list: Name, question: Question<Name>, searchAfter: string | null) {
  const cursor = searchAfter === null ? {} : { searchAfter };
  const page = await quietCall(list, { ...question, pageSize: HISTORY_PAGE_SIZE, ...cursor } as CallParams<Name>);
  return { ...page, records: (page.records as readonly WireRow[]).map(recordOf) } as unknown as HistoryPage<HistoryItems[Name]>;
}

export interface HistoryReading {
  /** The first page is on its way. */
  isLoading: boolean;
  isLoadingMore: boolean;
  /** What was read last has failed: what is shown is what was there before. */
  error: ApiError | undefined;
  showMore: () => void;
  /** Every page that is shown, again: nothing that was there goes, and what is open stays. */
  reload: () => void;
}

/**
 * Reads a history list into the wallet state: anew whenever the question changes, and page by page. An answer to what is no longer asked
 * is dropped. `question` undefined: nobody may ask yet.
 */
export function useHistory<Name extends HistoryName>(list: Name, question: Question<Name> | undefined): HistoryReading {
  const dispatch = useAppDispatch();
  const searchAfter = useAppSelector((state) => state.wallet[list].searchAfter);
  const shown = useAppSelector((state) => Object.values<readonly unknown[]>(state.wallet[list].recordsByDay).flat().length);
  const [turn, setTurn] = useState<'first' | 'more'>();
  const [error, setError] = useState<ApiError>();
  const asked = useRef(0);
  const key = question === undefined ? undefined : JSON.stringify(question);

  const read = useCallback(
    async (after: string | null) => {
      if (key === undefined) return;
      asked.current += 1;
      const own = asked.current;
      setTurn(after === null ? 'first' : 'more');
      setError(undefined);
      try {
        const page = await readPage(list, JSON.parse(key) as Question<Name>, after);
        if (own !== asked.current) return;
        const payload = { list, page } as Parameters<typeof historyReplaced>[0];
        dispatch(after === null ? historyReplaced(payload) : historyAppended(payload));
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        if (own === asked.current) setError(failure);
      } finally {
        if (own === asked.current) setTurn(undefined);
      }
    },
    [dispatch, list, key],
  );

  const reload = async () => {
    if (key === undefined) return;
    if (shown === 0) return read(null);
    asked.current += 1;
    const own = asked.current;
    // A page that was on its way is dropped: it is among those that are read now, or asked for again.
    setTurn(undefined);
    try {
      const question = JSON.parse(key) as Question<Name>;
      let page = await readPage(list, question, null);
      const { records } = page;
      while (!page.last && records.length < shown && own === asked.current) {
        page = await readPage(list, question, page.searchAfter);
        records.push(...page.records);
      }
      if (own !== asked.current) return;
      setError(undefined);
      dispatch(historyRefreshed({ list, page: { ...page, records } } as Parameters<typeof historyRefreshed>[0]));
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (own === asked.current) setError(failure);
    }
  };

  useEffect(() => {
    void read(null);
    const counter = asked;
    return () => {
      counter.current += 1;
    };
  }, [read]);

  return {
    isLoading: turn === 'first' || key === undefined,
    isLoadingMore: turn === 'more',
    error,
    showMore: () => void read(searchAfter),
    reload: () => void reload(),
  };
}
