import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MuiRoot } from '../mui/MuiRoot';
import styles from './Floating.module.css';

export interface FloatingSurfaceProps {
  anchor: HTMLElement;
  /** Start and end follow the direction of the text. */
  placement?: PopperPlacementType;
  /** Px between anchor and surface. */
  gap?: number;
  className?: string;
  children: ReactNode;
}

const modifiersFor = (gap: number) => [
  { name: 'offset', options: { offset: [0, gap] } },
  { name: 'flip', options: { padding: 8 } },
  { name: 'preventOverflow', options: { padding: 8 } },
];

/** A surface beside its anchor, in a portal, turned over when there is no room. Inside a dialog it lies above it. */
export function FloatingSurface({ anchor, placement = 'bottom-start', gap = 4, className, children }: FloatingSurfaceProps) {
  const isInDialog = Boolean(anchor.closest('[aria-modal]'));
  return (
    <MuiRoot>
      <Popper
        open
        // MUI would call every surface a tooltip.
        role="presentation"
        anchorEl={anchor}
        // Inside a dialog the portal stays in it: its focus trap would not let the focus out.
        container={isInDialog ? anchor.closest<HTMLElement>('[aria-modal]') : undefined}
        placement={placement}
        modifiers={modifiersFor(gap)}
        popperOptions={{ strategy: 'fixed' }}
        className={clsx(styles.floating, isInDialog && styles.aboveDialogs)}
      >
        <div className={clsx(styles.surface, className)}>{children}</div>
      </Popper>
    </MuiRoot>
  );
}
