import clsx from 'clsx';
import { TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton';
import styles from './Dialog.module.css';
import wordStyles from './DialogWords.module.css';
import { ModalFrame } from './ModalFrame';
import { ScrollBody } from './ScrollBody';
import { useDragToClose } from './useDragToClose';

export interface DialogProps {
  open: boolean;
  /** Absent: no close button, no Escape; only the actions leave. */
  onClose?: () => void;
  /** Asks the question when there is one. */
  title: ReactNode;
  /** Begins the body; above a body that brings its own padding it is a hint to the title. */
  description?: ReactNode;
  /** In the title's line, before the close button: a search box. */
  headEnd?: ReactNode;
  /** Puts the warning sign before the title. */
  warning?: boolean;
  /** Px; 526 unless given. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the safe choice first; each names its act. */
  actions?: ReactNode;
  /** Buttons share the width. */
  stretchActions?: boolean;
  /** The body brings its own padding and scrolling (lists). */
  bleed?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A dialog; below 768 px a sheet from below that can be dragged down to close. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, headEnd, warning, width, role, actions, stretchActions, bleed, className, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const drag = useDragToClose(onClose);
  const words = (look: string | undefined) =>
    description ? (
      <p id={`${id}-text`} className={look}>
        {description}
      </p>
    ) : null;
  return (
    <ModalFrame
      {...{ open, onClose, role }}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      containerClassName={styles.container}
      className={clsx(styles.dialog, className)}
      style={width === undefined ? undefined : ({ '--width': `${width}px` } as CSSProperties)}
    >
      <div className={styles.head} {...drag}>
        <div>
          <h2 id={`${id}-title`} className={clsx(styles.title, warning && styles.warning)}>
            {warning ? <TriangleAlert size={22} aria-hidden="true" /> : null}
            {title}
          </h2>
          {bleed ? words(wordStyles.hint) : null}
        </div>
        {headEnd ? <div className={styles.headEnd}>{headEnd}</div> : null}
        {onClose ? <IconButton label={t('ui.close')} icon={<X size={20} aria-hidden="true" />} onClick={onClose} /> : null}
      </div>
      {children || (description && !bleed) ? (
        <ScrollBody className={clsx(styles.body, bleed && styles.bleed)}>
          {bleed ? null : words(wordStyles.description)}
          {children}
        </ScrollBody>
      ) : null}
      {actions ? <div className={clsx(styles.actions, stretchActions && styles.stretch)}>{actions}</div> : null}
    </ModalFrame>
  );
}
