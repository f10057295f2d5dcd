import type { PopperPlacementType } from '@mui/material/Popper';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Floating } from './Floating';
import styles from './Tooltip.module.css';

const SHOW_AFTER_MS = 300;

interface TooltipProps {
  text: ReactNode;
  placement?: PopperPlacementType;
  /** One control, or text with its own tabIndex. */
  children: ReactNode;
}

/** More words about its child, on hover and focus; Escape hides it. Nothing that is needed to act may stand only here. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to its child; has no act of its own.
    <span
      ref={anchor}
      className={styles.anchor}
      aria-describedby={open ? id : undefined}
      onPointerEnter={() => show(SHOW_AFTER_MS)}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <Floating open={open} anchor={anchor} placement={placement} gap={6} className={styles.tip}>
        <span role="tooltip" id={id}>
          {text}
        </span>
      </Floating>
    </span>
  );
}
