import type { ComponentType } from 'react';

/** The panels that differ from one kind of market to another; the workspace says where they stand. */
export interface OwnPanels {
  /** Where orders are made. Compact: beside a short book, on a phone. */
  Ticket: ComponentType<{ isCompact?: boolean }>;
  /** Own orders and what belongs to them, in tabs. */
  Orders: ComponentType<{ className?: string }>;
  /** The same, as wide as a phone. */
  PhoneOrders: ComponentType<{ className?: string }>;
  /** What a new user is led by, over the panels. */
  Guide: ComponentType;
}
