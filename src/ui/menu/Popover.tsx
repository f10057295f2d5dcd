import type { PopperPlacementType } from '@mui/material/Popper';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { raisesKeyboard } from '../media/raisesKeyboard';
import { Floating } from './Floating';
import { useDismiss } from './useDismiss';

interface PopoverProps {
  /** What is in it, for speech. */
  label: string;
  trigger: (props: { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
  placement?: PopperPlacementType;
  /** Distance from the trigger, in px. */
  gap?: number;
  className?: string;
  /** The surface itself: `--floating-height` lets it become higher. */
  surfaceClassName?: string;
  /** For those that other parts of the page open too; absent: it keeps that to itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: (close: () => void) => ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** A small surface with more than a list: opens on press, takes the focus, gives it back. The page behind stays usable. */
export function Popover({ label, trigger, placement, gap, className, surfaceClassName, children, ...control }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = control.open ?? ownOpen;
  const setOpen = control.onOpenChange ?? setOwnOpen;
  const surface = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const inside = useRef([anchor, surface]);
  const close = useCallback(() => {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [setOpen]);
  useDismiss(open, close, inside.current);
  return (
    <>
      <span ref={anchor} style={{ display: 'inline-flex' }}>
        {trigger({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => (open ? close() : setOpen(true)) })}
      </span>
      <Floating open={open} anchor={anchor} placement={placement} gap={gap} className={surfaceClassName}>
        <PopoverBody ref={surface} label={label} className={className}>
          {children(close)}
        </PopoverBody>
      </Floating>
    </>
  );
}

interface PopoverBodyProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Mounts when the surface is really in the page, so this is the moment to take the focus; of a field only where that brings no keyboard.
 */
function PopoverBody({ ref, label, className, children }: PopoverBodyProps) {
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>(FOCUSABLE);
    const target = first instanceof HTMLInputElement && raisesKeyboard() ? undefined : first;
    (target ?? ref.current)?.focus();
  }, [ref]);
  return (
    <div ref={ref} role="dialog" aria-label={label} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
