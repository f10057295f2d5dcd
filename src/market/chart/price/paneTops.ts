import type { IChartApi } from 'lightweight-charts';

/** Where a pane below the prices begins, px from the chart's top. */
export interface PaneTop {
  /** The indicator drawn in it. */
  id: string;
  top: number;
}

const SEPARATOR = 1;

/** The panes below the prices; the same list as before when nothing moved. */
export function paneTops(before: readonly PaneTop[], chart: IChartApi, ids: readonly string[]): readonly PaneTop[] {
  const heights = chart.panes().map((pane) => pane.getHeight());
  let top = 0;
  const tops = ids.map((id, index) => {
    top += (heights[index] ?? 0) + SEPARATOR;
    return { id, top };
  });
  const isSame = tops.length === before.length && tops.every((pane, at) => pane.id === before[at]?.id && pane.top === before[at]?.top);
  return isSame ? before : tops;
}
