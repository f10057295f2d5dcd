import type { HTMLAttributes, Ref } from 'react';

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** The `id` given to Tabs. */
  tabs: string;
  value: string;
  ref?: Ref<HTMLDivElement>;
}

/** What a tab shows. Render the chosen one only, or hide the others. */
export function TabPanel({ tabs, value, children, ...rest }: TabPanelProps) {
  return (
    <div {...rest} role="tabpanel" id={`${tabs}-panel-${value}`} aria-labelledby={`${tabs}-tab-${value}`}>
      {children}
    </div>
  );
}
