import { useTranslation } from 'next-i18next/pages';
import { sendPracticeCoins } from '@/src/api/calls/custody';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { MASK, useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import styles from '../Words.module.css';

/** On practice brands: what these coins are, and how some can arrive. */
export function PracticeNote({ asked, left }: { asked: { symbol: string; chainId: string }; left: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const readAfter = useReadAfter();
  const wordsOf = useErrorWords();
  const { submit, isBusy, error } = useSubmit(async () => {
    const { amount } = await sendPracticeCoins(asked);
    showToast({
      type: 'success',
      content: t('receive.practice.sent', { amount: `${isShown ? format.amount(amount) : MASK} ${asked.symbol}` }),
    });
    await readAfter('practicePayment');
  });
  const act = (
    <>
      <Button
        size="small"
        variant="tertiary"
        loading={isBusy}
        disabled={left === 0}
        onClick={() => void submit()}
        data-testid="send-practice"
      >
        {t('receive.practice.act')}
      </Button>
      <span className={styles.muted}>{t('receive.practice.left', { n: format.amount(String(left)) })}</span>
    </>
  );
  return (
    <Note title={t('receive.practice.title')} actions={act}>
      {t('receive.practice.text')} {error ? <span role="alert">{wordsOf(error)}</span> : null}
    </Note>
  );
}
