import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton';
import { ModalFrame } from './ModalFrame';
import { ScrollBody } from './ScrollBody';
import styles from './Sheet.module.css';
import { useDragToClose } from './useDragToClose';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** As high as the screen allows, for lists to pick from. */
  full?: boolean;
  /** Buttons without a cancel: the close button is it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A sheet from below at every width, for what only mobile screens show. For content that is a dialog elsewhere use Dialog. */
export function Sheet({ open, onClose, title, full, foot, children }: SheetProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const drag = useDragToClose(onClose);
  return (
    <ModalFrame
      {...{ open, onClose }}
      labelledBy={id}
      containerClassName={styles.container}
      className={clsx(styles.sheet, full && styles.full)}
    >
      <div className={styles.head} {...drag}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('ui.close')} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      <ScrollBody className={styles.body}>{children}</ScrollBody>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </ModalFrame>
  );
}
