import { memo } from 'react';
import { MarketScreen, type MarketScreenProps } from '@/src/market/MarketScreen';
import type { OwnPanels } from '@/src/market/workspace/ownPanels';
import { LazyFirstSteps } from './firstSteps/LazyFirstSteps';
import { OrdersPanel } from './orders/OrdersPanel';
import { PhoneOrders } from './orders/PhoneOrders';
import { spotKind } from './spotKind';
import { Ticket } from './ticket/Ticket';

export type SpotTradeScreenProps = Omit<MarketScreenProps, 'kind' | 'own'>;

const OWN: OwnPanels = { Ticket: memo(Ticket), Orders: memo(OrdersPanel), PhoneOrders, Guide: LazyFirstSteps };

/** The spot terminal of one pair. */
export function SpotTradeScreen(props: SpotTradeScreenProps) {
  return <MarketScreen {...props} kind={spotKind} own={OWN} />;
}
