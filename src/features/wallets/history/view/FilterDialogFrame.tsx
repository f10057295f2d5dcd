import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';

interface FilterDialogFrameProps {
  open: boolean;
  /** How many rows the choice would show: "20+" when there are more than a page; undefined while nobody knows. */
  count: string | undefined;
  isWrong: boolean;
  onClose: () => void;
  onReset: () => void;
  onShow: () => void;
  children: ReactNode;
}

/** All filters of a list: chosen first, shown with one press. */
export function FilterDialogFrame({ open, count, isWrong, onClose, onReset, onShow, children }: FilterDialogFrameProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('history.filters')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" onClick={onReset}>
            {t('history.reset')}
          </Button>
          <Button size="large" disabled={isWrong} onClick={onShow} data-testid="history-show">
            {count === undefined ? t('history.show') : t('history.showCount', { shown: count })}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
