import type { OwnOrders } from '../price/overlay/ownOrders';
import { abovePlace, INSET, type Size, TAG_HEIGHT, tagPlaces } from './tagPlaces';

/** Only tags that come so near to the top can meet the legend, px: only then its size is read. */
const LEGEND_REACH = 160;
const GAP = 8;

/** Puts what stands in the box for own orders to its place. Writes styles only; `box` is made as large as the price pane. */
export function moveTags(box: HTMLElement, legend: HTMLElement | null, { groups, above }: OwnOrders, plot: Size): void {
  const tags = [...box.querySelectorAll<HTMLElement>('[data-tag]')];
  const edge = box.querySelector<HTMLElement>('[data-edge="above"]');
  const below = box.querySelector<HTMLElement>('[data-edge="below"]');
  const isNear = legend !== null && (above.length > 0 || groups.some(({ top }) => top < LEGEND_REACH));
  const room = {
    plot,
    legend: isNear
      ? { width: legend.offsetLeft + legend.offsetWidth, height: legend.offsetTop + legend.offsetHeight }
      : { width: 0, height: 0 },
    tags: tags.map((tag) => tag.offsetWidth),
    above: edge?.offsetWidth ?? 0,
    below: below?.offsetWidth ?? 0,
  };
  box.style.width = `${plot.width}px`;
  box.style.height = `${plot.height}px`;
  if (edge) edge.style.insetBlockStart = `${Math.round(abovePlace(room) - TAG_HEIGHT / 2)}px`;
  tagPlaces(groups, room).forEach(({ x, y }, index) => {
    const tag = tags[index];
    if (!tag) return;
    const isUp = y > plot.height / 2;
    tag.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    tag.style.maxWidth = `${plot.width - x - INSET}px`;
    // What opens from the tag opens to where there is more room.
    tag.dataset.opens = isUp ? 'up' : 'down';
    tag.style.setProperty('--list-room', `${Math.floor((isUp ? y : plot.height - y) - TAG_HEIGHT / 2 - GAP)}px`);
  });
}
