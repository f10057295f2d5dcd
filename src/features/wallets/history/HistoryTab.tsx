import { type ReactNode, useState } from 'react';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import type { HistoryItems, HistoryName } from '@/src/state/walletSlice';
import styles from './History.module.css';
import { HistoryDays } from './HistoryDays';
import { type Question, useHistory } from './useHistory';
import { useOpenRow } from './useOpenRow';
import detailStyles from './view/Detail.module.css';
import { DetailDialog } from './view/DetailDialog';
import { HistoryList } from './view/HistoryList';

interface HistoryTabProps<Name extends HistoryName> {
  list: Name;
  filters: { question: Question<Name>; isFiltered: boolean; reset: () => void };
  bar: (onAll: () => void) => ReactNode;
  dialog: (onClose: () => void) => ReactNode;
  empty: { title: string; text: string };
  row: (row: HistoryItems[Name], isCurrent: boolean, onOpen: (row: HistoryItems[Name]) => void) => ReactNode;
  /** The head of the card beside the list. */
  head: (row: HistoryItems[Name]) => ReactNode;
  /** The title of the dialog in place of it, where there is no room beside the list. */
  title: (row: HistoryItems[Name]) => string;
  coinOf: (row: HistoryItems[Name]) => string;
  detail: (row: HistoryItems[Name], isDialog: boolean) => ReactNode;
}

/** A list of the history with its filters, by day, and the row that is open: beside it, or in a dialog. */
export function HistoryTab<Name extends HistoryName>(tab: HistoryTabProps<Name>) {
  const { list, filters, bar, dialog, empty, row, head, title, coinOf, detail } = tab;
  type Row = HistoryItems[Name];
  const [isFiltering, setFiltering] = useState(false);
  const reading = useHistory(list, useHasToken(true) ? filters.question : undefined);
  const { recordsByDay, hasMore } = useAppSelector((state) => state.wallet[list]);
  const shown = useOpenRow(list);
  // What the exchange tells of an account is behind nearly every transaction, and every transfer, wherever it was made.
  useAccountEvents({ onNotices: reading.reload, onReconciled: reading.reload });
  return (
    <>
      {bar(() => setFiltering(true))}
      <HistorySplit
        list={
          <HistoryList
            {...{ reading, hasMore, empty }}
            isFiltered={filters.isFiltered}
            isEmpty={Object.keys(recordsByDay).length === 0}
            onReset={filters.reset}
          >
            <HistoryDays
              recordsByDay={recordsByDay as Readonly<Record<string, unknown>> as Readonly<Record<string, readonly Row[]>>}
              row={(one) => row(one, one.id === shown.current?.id, shown.open)}
            />
          </HistoryList>
        }
        detail={
          shown.isWide && shown.current ? (
            <section className={detailStyles.card} data-testid="history-detail">
              <h2 className={detailStyles.head}>{head(shown.current)}</h2>
              {detail(shown.current, false)}
            </section>
          ) : null
        }
      />
      {shown.shown ? (
        <DetailDialog open={shown.isDialogOpen} onClose={shown.close} title={title(shown.shown)} coin={coinOf(shown.shown)}>
          {detail(shown.shown, true)}
        </DetailDialog>
      ) : null}
      {isFiltering ? dialog(() => setFiltering(false)) : null}
    </>
  );
}

/** The list, and beside it, where there is room, the row that is open. */
function HistorySplit({ list, detail }: { list: ReactNode; detail: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{list}</div>
      {detail ? <aside className={styles.aside}>{detail}</aside> : null}
    </div>
  );
}
