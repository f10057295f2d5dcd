import type { PopperPlacementType } from '@mui/material/Popper';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Floating } from './Floating';
import { MenuList, type MenuOption } from './MenuList';
import { useDismiss } from './useDismiss';

const HOVER_CLOSE_DELAY_MS = 120;

/** What the trigger must spread on its button. */
export interface TriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface DropdownProps<Value extends string> {
  /** What to choose from; left out, with `onSelect`, where `children` bring their own list. */
  options?: readonly MenuOption<Value>[];
  value?: Value;
  onSelect?: (value: Value) => void;
  /** What the menu is, for speech. */
  label: string;
  /** Given: shown exactly while true, and `onOpenChange` asks to change it. Absent: opens on hover, click and keys. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger: (props: TriggerProps) => ReactNode;
  placement?: PopperPlacementType;
  /** Px between trigger and menu. */
  gap?: number;
  /** Px of the menu. */
  width?: number;
  className?: string;
  /** Shown instead of the options, for menus with more than a list. */
  children?: (close: () => void) => ReactNode;
}

/** A button and the menu it opens. */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const { options = [], value, onSelect, label, open, onOpenChange, trigger, placement, gap, width, className, children } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const [byKeys, setByKeys] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isControlled = open !== undefined;
  const isOpen = open ?? ownOpen;
  const inside = useRef([anchor, surface]);

  const change = useCallback(
    (next: boolean) => {
      clearTimeout(timer.current);
      if (!isControlled) setOwnOpen(next);
      onOpenChange?.(next);
    },
    [isControlled, onOpenChange],
  );
  const close = useCallback(() => {
    const hadFocus = surface.current?.contains(document.activeElement);
    change(false);
    if (hadFocus) anchor.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [change]);
  useDismiss(isOpen, close, inside.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openByKeys = () => {
    setByKeys(true);
    change(true);
  };
  const hover = isControlled
    ? {}
    : {
        onPointerEnter: (event: React.PointerEvent) => {
          if (event.pointerType !== 'mouse') return;
          // A menu that a press or a key has opened stays theirs.
          if (!isOpen) setByKeys(false);
          change(true);
        },
        // A short grace lets the pointer cross the gap between button and menu.
        onPointerLeave: (event: React.PointerEvent) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(() => change(false), HOVER_CLOSE_DELAY_MS);
        },
      };
  const triggerProps: TriggerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => (isOpen && (isControlled || byKeys) ? close() : openByKeys()),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      openByKeys();
    },
  };
  return (
    <>
      <span ref={anchor} className={className} style={{ display: 'inline-flex' }} {...hover}>
        {trigger(triggerProps)}
      </span>
      <Floating open={isOpen} anchor={anchor} placement={placement} gap={gap}>
        <div ref={surface} {...hover}>
          {children ? (
            children(close)
          ) : (
            <MenuList
              {...{ options, value, label, width }}
              onSelect={(chosen) => onSelect?.(chosen)}
              onClose={close}
              autoFocus={byKeys || isControlled}
            />
          )}
        </div>
      </Floating>
    </>
  );
}
