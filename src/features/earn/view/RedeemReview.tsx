import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { add, isZero } from '@/domain/money/decimal';
import { actOnce } from '@/src/api/actOnce';
import { redeemPlan } from '@/src/api/calls/earn';
import type { RedeemReview as Review } from '@/src/api/queries/earn';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { MASK, useFormat } from '@/src/format';
import { useActWords } from '@/src/i18n/useActWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';
import { Note } from '@/src/ui/views/Note';
import styles from './Earn.module.css';
import { Facts } from './Facts';

const DECIMALS = 8;

interface RedeemReviewProps {
  review: Review;
  /** Of a flexible plan; absent: all of it. */
  part?: string | undefined;
  /** It is of what is written: not being read anew. */
  isCurrent: boolean;
  onStale: () => void;
}

/** Both ways beside each other to the last decimal, what the difference is, and a tick before something is taken that does not come back. */
export function RedeemReview({ review, part, isCurrent, onStale }: RedeemReviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words = useActWords();
  const router = useRouter();
  const readAfter = useReadAfter();
  const sayRepeated = useSayRepeated();
  const [isAgreed, setAgreed] = useState(false);
  const { applyId, coinSymbol, isEarly, takenBack, back } = review;
  const { submit, isBusy, error } = useSubmit(async () => {
    const amount = part === undefined ? {} : { amount: part };
    try {
      await actOnce('earnRedeem', [applyId, part], {
        orderOf: (clientId) => ({ applyId, takenBack, clientId, ...amount }),
        send: redeemPlan,
        onRepeat: sayRepeated,
      });
    } catch (failure) {
      // It has paid another day since: what it costs is read again and agreed to anew.
      if ((failure as { code?: string }).code === codes.earnCostChanged.code) {
        setAgreed(false);
        onStale();
      }
      throw failure;
    }
    await readAfter('earnRedeem');
    await router.push(pathTo('earnPlan', { applyId }));
  });
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const exact = (value: string, sign = '') =>
    isShown ? <bdi className="num" dir="ltr">{`${sign}${format.fixed(value, DECIMALS)}`}</bdi> : <HiddenText />;
  const named = (value: string) => (isShown ? `${format.fixed(value, DECIMALS)} ${coinSymbol}` : `${MASK} ${coinSymbol}`);
  const cost = add(takenBack, review.toCome);
  // Nothing is agreed to where nothing is taken: what it costs stands above all the same.
  const isAsked = isEarly && !isZero(takenBack);
  return (
    <>
      <div className={styles.halves}>
        <section className={styles.card} aria-label={t('earn.now')}>
          <h2 className={styles.cardTitle}>{t('earn.now')}</h2>
          <p className={styles.large}>{exact(back)}</p>
          <p className={styles.quiet}>{`${coinSymbol} ${t('earn.backNow')}`}</p>
          <Facts
            facts={[
              { label: t('earn.principal'), value: exact(review.principal) },
              { label: t('earn.takenBack'), value: exact(takenBack, takenBack === '0' ? '' : '−') },
              isEarly
                ? { label: t('earn.lost'), value: exact(review.lost) }
                : { label: t('earn.paidNow'), value: exact(review.paidNow, '+') },
            ]}
          />
        </section>
        {isEarly ? (
          <section className={styles.card} aria-label={t('earn.wait')}>
            <h2 className={styles.cardTitle}>{t('earn.wait')}</h2>
            <p className={styles.large}>{exact(add(review.principal, review.toCome))}</p>
            <p className={styles.quiet}>{review.endsAt === null ? null : format.date(review.endsAt)}</p>
            <Facts
              facts={[
                { label: t('earn.principal'), value: exact(review.principal) },
                { label: t('earn.toCome'), value: exact(review.toCome, '+') },
                { label: t('earn.kept'), value: exact(review.paid) },
              ]}
            />
          </section>
        ) : null}
      </div>
      {isEarly ? (
        <Note tone="warning" title={t('earn.cost', { amount: named(cost) })}>
          {t('earn.early.text')}
        </Note>
      ) : null}
      {isAsked ? (
        <Checkbox
          checked={isAgreed}
          onChange={() => setAgreed(!isAgreed)}
          label={t('earn.tick', { amount: named(takenBack) })}
          data-testid="earn-agree"
        />
      ) : null}
      {error ? <Note tone="error">{words(error)}</Note> : null}
      <BottomBar>
        <ButtonLink size="large" href={pathTo('earnPlan', { applyId })}>
          {t('earn.keep')}
        </ButtonLink>
        <Button
          danger
          size="large"
          disabled={!isCurrent || (isAsked && !isAgreed)}
          loading={isBusy}
          onClick={() => void submit()}
          data-testid="earn-redeem-send"
        >
          {t('earn.redeemFor', { amount: named(back) })}
        </Button>
      </BottomBar>
    </>
  );
}
