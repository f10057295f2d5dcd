import { deviceWidths } from '@/src/theme/breakpoints';
import { amountField } from '../terminal';
import type { Surface } from './surface';
import { byId, hotkey, named, opened, openedThen, pressed } from './ways';

const { tablet: DESK, desktop: WIDE } = deviceWidths;

export const chartParts: readonly Surface[] = [
  { name: 'pairs', ...opened(byId('pair-menu')) },
  { name: 'intervals', ...opened(named('button', 'trade.moreIntervals')) },
  { name: 'chart styles', ...opened(named('button', 'trade.chartTools.style')) },
  { name: 'indicators', ...opened(named('button', 'trade.indicator.title')) },
  { name: 'chart options', from: WIDE, ...opened(named('button', 'trade.chartTools.options')) },
  { name: 'groupings', ...opened(named('button', 'trade.grouping')) },
  { name: 'depth', ...pressed(named('button', 'trade.chartTools.depth')) },
  { name: 'chart again', from: DESK, ...pressed(named('button', 'trade.chartTools.original')) },
  { name: 'chart again', below: DESK, ...pressed(named('button', 'trade.chartTools.depth')) },
];

export const bookParts: readonly Surface[] = [
  { name: 'whole book', below: DESK, ...pressed(named('tab', 'trade.orderBook')) },
  { name: 'trades', ...pressed(named('tab', 'trade.trades')) },
  { name: 'book again', from: DESK, ...pressed(named('tab', 'trade.orderBook')) },
];

/** A phone's way from watching to ordering. */
export const orderForm: Surface = { name: 'order form', below: DESK, isJudged: true, ...pressed(named('button', 'trade.sell')) };

const orderTab = (tab: string, from?: number): Surface => ({ name: tab, from, ...pressed(named('tab', `trade.${tab}`)) });
const fills = named('tab', 'trade.tradeHistory');
export const orderParts: readonly Surface[] = [
  orderForm,
  { name: 'largest amounts', ...pressed(byId('ticket-amount')), byHand: (person) => amountField(person).fill('99999.99999') },
  { name: 'order types', below: DESK, ...opened(named('button', 'trade.orderType')) },
  { name: 'order help', from: DESK, ...opened(named('button', 'trade.orderHelp')) },
  {
    name: 'question before an order',
    isJudged: true,
    ...opened(byId('place-order')),
    byHand: (person) => amountField(person).fill('0.001'),
  },
  { name: 'time in force', from: DESK, ...opened(named('button', 'trade.timeInForce')) },
  orderTab('orderHistory', DESK),
  orderTab('tradeHistory', DESK),
  { name: 'orders of the past', below: DESK, ...opened(byId('order-records')) },
  { name: 'fills', below: DESK, ...openedThen(byId('order-records'), (person) => ({ press: fills(person) })) },
  orderTab('balances'),
  orderTab('openOrders'),
  { name: 'question before all orders are cancelled', isJudged: true, ...opened(byId('cancel-all')) },
];

export const layoutParts: readonly Surface[] = [
  { name: 'layouts', from: WIDE, ...opened(byId('layout-menu')) },
  { name: 'layout being changed', from: WIDE, ...hotkey('editLayout', false) },
  // Panels answer nothing while it is changed, in whatever width.
  { name: 'layout as it was', from: WIDE, ...pressed(byId('layout-cancel')) },
];
