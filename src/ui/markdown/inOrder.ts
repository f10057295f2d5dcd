import { createElement, Fragment, type ReactNode } from 'react';

/** Parts that stand as they came and never change places: they need no keys. */
export function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
