import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { codes } from '@/contract/codes';
import { add } from '@/domain/money/decimal';
import { redeemPlan } from '@/src/api/calls/earn';
import type { RedeemReview as Review } from '@/src/api/queries/earn';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { HiddenText, MASK } from '@/src/ui/numbers/BalanceText';
import { BottomBar } from '@/src/ui/page/BottomBar';
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

/** Both ways beside each other to the last decimal, what the difference is, and a tick before what cannot be undone. */
export function RedeemReview({ review, part, isCurrent, onStale }: RedeemReviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words = useErrorWords();
  const router = useRouter();
  const readAfter = useReadAfter();
  const sent = useRef<{ text: string; id: string }>(undefined);
  const [isAgreed, setAgreed] = useState(false);
  const { applyId, coinSymbol, isEarly, takenBack, back } = review;
  const { submit, isBusy, error } = useSubmit(async () => {
    // Under one name until it is something else: sent again, it happens once.
    const text = `${applyId}|${part}`;
    if (sent.current?.text !== text) sent.current = { text, id: crypto.randomUUID() };
    const amount = part === undefined ? {} : { amount: part };
    try {
      await redeemPlan({ applyId, takenBack, clientId: sent.current.id, ...amount });
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
        <>
          <Note tone="warning" title={t('earn.cost', { amount: named(cost) })}>
            {t('earn.early.text')}
          </Note>
          <Checkbox
            checked={isAgreed}
            onChange={() => setAgreed(!isAgreed)}
            label={t('earn.tick', { amount: named(takenBack) })}
            data-testid="earn-agree"
          />
        </>
      ) : null}
      {error ? <Note tone="error">{words(error)}</Note> : null}
      <BottomBar>
        <Button
          danger
          size="large"
          disabled={!isCurrent || (isEarly && !isAgreed)}
          loading={isBusy}
          onClick={() => void submit()}
          data-testid="earn-redeem-send"
        >
          {t('earn.redeemFor', { amount: named(back) })}
        </Button>
        <ButtonLink size="large" href={pathTo('earnPlan', { applyId })}>
          {t('earn.keep')}
        </ButtonLink>
      </BottomBar>
    </>
  );
}
