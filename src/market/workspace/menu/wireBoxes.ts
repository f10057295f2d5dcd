import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';

export interface WireBox {
  kind: 'chart' | 'book' | 'ticket' | 'orders' | 'trades';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawing is 56 by 36, a gap of one between the boxes. */
const WIDTH = 56;
const HEIGHT = 36;
const BOOK = 12;
const TICKET = 14;
const TRADES = 16;
/** Sizes of the bottom panel in px and how high they are drawn. */
const SLIM = { below: 160, height: 6 };
const HIGH = { from: 240, height: 14 };
const USUAL = 9;

function ordersHeight({ sizes, hidden }: TerminalLayout): number {
  if (hidden.includes('orders')) return 0;
  if (sizes.orders === undefined) return USUAL;
  if (sizes.orders < SLIM.below) return SLIM.height;
  return sizes.orders >= HIGH.from ? HIGH.height : USUAL;
}

/** A layout in small: where its panels stand, with `kind` 'chart' as the one to be filled. */
export function wireBoxes(layout: TerminalLayout): WireBox[] {
  const hasChart = !layout.hidden.includes('chart');
  const body = WIDTH - TICKET;
  const bookWidth = layout.hidden.includes('book') ? 0 : hasChart ? BOOK : body;
  const orders = ordersHeight(layout);
  const isStart = layout.book.startsWith('start');
  const isTall = layout.book.endsWith('Tall');
  const top = HEIGHT - orders;
  const chartX = isStart ? bookWidth : 0;
  const ordersX = isTall ? chartX : 0;
  const ordersWidth = isTall ? body - bookWidth : body;
  const tape = layout.trades === 'orders' && orders > 0 && !layout.hidden.includes('trades') ? TRADES : 0;
  const boxes: WireBox[] = [
    { kind: 'chart', x: chartX, y: 0, width: hasChart ? body - bookWidth : 0, height: top },
    { kind: 'book', x: isStart ? 0 : body - bookWidth, y: 0, width: bookWidth, height: isTall ? HEIGHT : top },
    { kind: 'orders', x: ordersX, y: top, width: ordersWidth - tape, height: orders },
    { kind: 'trades', x: ordersX + ordersWidth - tape, y: top, width: tape, height: orders },
    { kind: 'ticket', x: body, y: 0, width: TICKET, height: HEIGHT },
  ];
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}
