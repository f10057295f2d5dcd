import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import styles from './Orders.module.css';

interface OrdersTabPanelProps {
  tabs: string;
  value: string;
  children: ReactNode;
}

/** A tab's list in a box of its own, which comes back where it was left: what is not shown has no place to scroll to. */
export function OrdersTabPanel({ children, ...panel }: OrdersTabPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = place.current;
  }, []);
  return (
    <TabPanel
      {...panel}
      ref={box}
      className={styles.body}
      onScroll={({ currentTarget }) => {
        // Hidden, it is scrolled to the top by the browser, not by its user.
        if (currentTarget.offsetParent !== null) place.current = currentTarget.scrollTop;
      }}
    >
      {children}
    </TabPanel>
  );
}
