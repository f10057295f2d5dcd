import type { OwnOrders } from '../price/overlay/ownOrders';
import { abovePlace, INSET, type Lead, leadsOf, type Size, TAG_HEIGHT, tagPlaces } from './tagPlaces';

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
  const places = tagPlaces(groups, room);
  const leads = leadsOf(groups, places);
  places.forEach(({ x, y }, index) => {
    const tag = tags[index];
    if (!tag) return;
    const isUp = y > plot.height / 2;
    tag.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    tag.style.maxWidth = `${plot.width - x - INSET}px`;
    drawLead(tag, leads[index]);
    // What opens from the tag opens to where there is more room.
    tag.dataset.opens = isUp ? 'up' : 'down';
    tag.style.setProperty('--list-room', `${Math.floor((isUp ? y : plot.height - y) - TAG_HEIGHT / 2 - GAP)}px`);
  });
}

/** The style sheet draws it by the way it goes, its length, and how far out it runs. */
function drawLead(tag: HTMLElement, lead: Lead | undefined): void {
  if (!lead) return void delete tag.dataset.lead;
  tag.dataset.lead = lead.reach < 0 ? 'up' : 'down';
  tag.style.setProperty('--lead', `${Math.round(Math.abs(lead.reach))}px`);
  tag.style.setProperty('--lead-out', `${lead.out}px`);
}
