import { type ComponentProps, useState } from 'react';
import { Dropdown } from './Dropdown';

type MenuProps<Value extends string> = Omit<ComponentProps<typeof Dropdown<Value>>, 'open' | 'onOpenChange'>;

/** A dropdown that opens on press only: for acts in rows and toolbars, where hovering must not open anything. */
export function Menu<Value extends string>(props: MenuProps<Value>) {
  const [open, setOpen] = useState(false);
  return <Dropdown {...props} open={open} onOpenChange={setOpen} />;
}
