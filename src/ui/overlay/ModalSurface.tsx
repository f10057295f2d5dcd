import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useMediaQuery } from '../media/useMediaQuery';
import { MuiRoot } from '../mui/MuiRoot';
import styles from './ModalFrame.module.css';
import { useBackCloses } from './useBackCloses';

export interface ModalSurfaceProps {
  open: boolean;
  /** Escape, a phone's way back, a press on the scrim, the close button. Absent: the dialog stays until one of its buttons is used. */
  onClose?: () => void;
  labelledBy?: string;
  describedBy?: string;
  label?: string;
  /** `alertdialog` for questions that stop everything else. */
  role?: 'dialog' | 'alertdialog';
  /** Class of the box; it says where the box stands and how it comes in. */
  className?: string;
  containerClassName?: string;
  style?: CSSProperties;
  children: ReactNode;
}

const slotProps = { backdrop: { className: styles.scrim } };
/** For those who asked for less motion: everything is there, and gone, at once. */
const stillSlotProps = { backdrop: { ...slotProps.backdrop, transitionDuration: 0 } };

/** Portal, scrim, focus kept inside and given back, page behind not scrolling. */
export function ModalSurface(props: ModalSurfaceProps) {
  const { open, onClose, containerClassName } = props;
  useBackCloses(open, onClose);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') === true;
  return (
    <MuiRoot>
      <Modal open={open} onClose={onClose} closeAfterTransition className={styles.modal} slotProps={isStill ? stillSlotProps : slotProps}>
        <Fade in={open} timeout={isStill ? 0 : undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the box closes it; the keyboard has Escape. */}
          <div
            className={clsx(styles.container, containerClassName)}
            // The second press of a double click was meant for what opened the dialog.
            onMouseDown={(event) => event.target === event.currentTarget && event.detail < 2 && onClose?.()}
          >
            <ModalBox {...props} />
          </div>
        </Fade>
      </Modal>
    </MuiRoot>
  );
}

/** What opened the dialog may be gone, or can be pressed no more, by what was done in it: the page has the focus then, not nobody. */
function focusPageIfNowhere(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

function ModalBox({ labelledBy, describedBy, label, role = 'dialog', className, style, children }: ModalSurfaceProps) {
  const box = useRef<HTMLDivElement>(null);
  // Speech starts with the dialog's name, unless something inside asked for the focus.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    return focusPageIfNowhere;
  }, []);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is dialog or alertdialog.
    <div
      ref={box}
      className={className}
      style={style}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
