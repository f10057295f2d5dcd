import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { dialogClosed, dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { ModalFrame } from '@/src/ui/overlay/ModalFrame';
import { CancelDialog } from './CancelDialog';
import type { CancelQuestion } from './items/usePaletteContent';
import type { ShellItems } from './model/shellItems';
import styles from './Palette.module.css';
import { PaletteBox } from './PaletteBox';
import { usePaletteChoice } from './usePaletteChoice';

/** Ctrl-K: pairs, actions, own orders and pages by a few letters. */
export function CommandPalette({ shell }: { shell: ShellItems }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.dialog.open === 'palette');
  const [question, setQuestion] = useState<CancelQuestion>();
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => void dispatch(dialogClosed()), [dispatch]);
  const choose = usePaletteChoice(isOpen, close, shell.promptFor);
  const ask = useCallback((next: CancelQuestion) => {
    setQuestion(next);
    setAsking(true);
  }, []);
  return (
    <>
      <ModalFrame
        open={isOpen}
        onClose={close}
        label={t('shell.keys.names.palette')}
        containerClassName={styles.container}
        className={styles.box}
      >
        <PaletteBox shell={shell} onClose={close} onShortcuts={() => dispatch(dialogOpened('shortcuts'))} onAsk={ask} onChoose={choose} />
      </ModalFrame>
      {question ? <CancelDialog open={isAsking} question={question} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
