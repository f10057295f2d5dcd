import type { OrderLine } from '../price/overlay/overlayState';
import type { PriceChart } from '../price/priceChart';

const TAG_HEIGHT = 20;
const GAP = 4;

interface Placed {
  y: number;
  end: number;
}

/**
 * Puts the tags of a box onto their lines, in the order of the lines (highest first). Tags that would cover each other stand side by
 * side. Writes styles only; widths are read from what does not change with the view.
 */
export function placeTags(box: HTMLElement, lines: readonly OrderLine[], chart: Pick<PriceChart, 'yOf'>): void {
  const placed: Placed[] = [];
  lines.forEach(({ price }, index) => {
    const tag = box.children[index];
    if (!(tag instanceof HTMLElement)) return;
    const y = chart.yOf(price);
    tag.style.visibility = y === undefined ? 'hidden' : 'visible';
    if (y === undefined) return;
    const start = Math.max(0, ...placed.filter((other) => Math.abs(other.y - y) < TAG_HEIGHT).map((other) => other.end + GAP));
    placed.push({ y, end: start + tag.offsetWidth });
    tag.style.transform = `translate(${start}px, ${Math.round(y)}px)`;
  });
}
