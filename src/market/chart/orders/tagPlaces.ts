import { spreadLabels } from '@/domain/chart/axisLabels';
import { anchorOf } from '@/domain/chart/axisPlaces';
import type { OwnOrders } from '../price/overlay/ownOrders';

/** Of what stands over the price pane, px. */
export interface Size {
  width: number;
  height: number;
}

export interface Place {
  /** Left edge and middle, px. */
  x: number;
  y: number;
}

/** From a tag that does not stand on its line to that line, px. */
export interface Lead {
  /** From the tag's middle; above it is negative. */
  reach: number;
  /** How far left of the tag it runs, so that none crosses another. */
  out: number;
}

export interface TagRoom {
  plot: Size;
  /** How far the legend reaches from the plot's top left corner. */
  legend: Size;
  /** Widths of the tags, and of the counts of orders out of view; 0 without one. */
  tags: readonly number[];
  above: number;
  below: number;
}

export const TAG_HEIGHT = 20;
/** From the plot's edges, and between what stands in it. */
export const INSET = 12;
const GAP = 8;
const FIRST_LEAD = 4;
const NEXT_LEAD = 2;
/** Room that the library's logo takes at the plot's bottom left corner. */
const LOGO: Size = { width: 52, height: 38 };

/** Where the tags of own orders stand: on their lines at the left, none over another, the legend, the logo or a count at the edge. */
export function tagPlaces(groups: OwnOrders['groups'], room: TagRoom): Place[] {
  const { plot, legend, tags, above, below } = room;
  const labels = groups.map((group) => ({ y: anchorOf(group), height: TAG_HEIGHT }));
  const onLines = spreadLabels(labels, 0, plot.height);
  const isAtTop = (y: number) => y - TAG_HEIGHT / 2 < legend.height;
  const isAtEnd = (y: number) => y + TAG_HEIGHT / 2 > plot.height - LOGO.height;
  const widest = (isThere: (y: number) => boolean) => Math.max(0, ...onLines.map((y, index) => (isThere(y) ? (tags[index] ?? 0) : 0)));
  const isBesideLegend = legend.width + 2 * GAP + widest(isAtTop) + countWidth(above) <= plot.width;
  const isBesideLogo = LOGO.width + GAP + widest(isAtEnd) + countWidth(below) <= plot.width;
  // What has no room beside these stands clear of them, as far as there is room for all.
  const top = isBesideLegend ? 0 : Math.max(legend.height, above > 0 ? abovePlace(room) + TAG_HEIGHT / 2 : 0) + 2;
  const end = isBesideLogo ? plot.height : plot.height - LOGO.height;
  const needed = labels.length * TAG_HEIGHT;
  const from = Math.min(top, Math.max(0, end - needed));
  const ys = spreadLabels(labels, from, Math.max(end, from + needed));
  return ys.map((y) => {
    if (isBesideLegend && isAtTop(y)) return { x: legend.width + GAP, y };
    return { x: isBesideLogo && isAtEnd(y) ? LOGO.width : INSET, y };
  });
}

/** A lead to its line for each tag that stands off it, undefined for those on their lines. `places` are those of the tags. */
export function leadsOf(groups: OwnOrders['groups'], places: readonly Place[]): (Lead | undefined)[] {
  const reaches = groups.map((group, index) => reachOf(group, places[index]?.y ?? anchorOf(group)));
  // Of leads that run up the lowest tag's is outermost, of those that run down the highest's.
  const ups = reaches.map((_, index) => reaches.slice(0, index).filter((other) => other < 0).length);
  const downs = reaches.map((_, index) => reaches.slice(index + 1).filter((other) => other > 0).length);
  return reaches.map((reach, index) => {
    if (reach === 0) return undefined;
    const inner = (reach < 0 ? ups : downs)[index] ?? 0;
    return { reach, out: Math.min(FIRST_LEAD + inner * NEXT_LEAD, INSET - 2) };
  });
}

/** From the middle of a tag to the nearest of its lines; 0 where it stands on one. */
function reachOf({ top, bottom }: OwnOrders['groups'][number], y: number): number {
  if (y - TAG_HEIGHT / 2 > bottom) return bottom - y;
  return y + TAG_HEIGHT / 2 < top ? top - y : 0;
}

function countWidth(width: number): number {
  return width > 0 ? width + INSET : 0;
}

/** The middle of the count of orders above the view: at the right, under a legend that reaches so far. */
export function abovePlace({ plot, legend, above }: Pick<TagRoom, 'plot' | 'legend' | 'above'>): number {
  const top = legend.width + GAP > plot.width - above - INSET ? legend.height + 2 : GAP;
  return top + TAG_HEIGHT / 2;
}
