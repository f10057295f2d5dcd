import { Inbox } from 'lucide-react';
import { StateView, type StateViewProps } from './StateView';

/** Nothing is here: what would be, why it is not, and how to change that. The panel keeps its height. */
export function EmptyView({ icon = Inbox, ...view }: Partial<Pick<StateViewProps, 'icon'>> & Omit<StateViewProps, 'icon' | 'role'>) {
  return <StateView icon={icon} {...view} role="status" />;
}
