import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { useIsOnline } from '@/src/lib/useIsOnline';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import type { ConvertState } from '../useConvert';
import styles from './QuoteButton.module.css';

const RADIUS = 7;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of the quote's time is left. */
function Ring({ share }: { share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <circle cx="9" cy="9" r={RADIUS} className={styles.track} />
      <circle cx="9" cy="9" r={RADIUS} className={styles.left} strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - share)} />
    </svg>
  );
}

/** Where what is asked now is asked again. */
const addressOf = ({ from, to, give, fixed }: ConvertState) =>
  `${pathTo('convert')}?${new URLSearchParams({ from, to, ...(fixed === 'GIVE' && give && { amount: give }) })}`;

/** The one button: what can be done now. What is wrong with an amount is said beside it. */
export function QuoteButton({ convert }: { convert: ConvertState }) {
  const { t } = useTranslation('common');
  const { isSignedIn, isAsked, problem, isBusy, quote, place, error } = convert;
  const isOnline = useIsOnline();
  const noteId = useId();
  if (!isSignedIn)
    return (
      <ButtonLink
        href={`${pathTo('login')}?returnUrl=${encodeURIComponent(addressOf(convert))}`}
        size="large"
        block
        className={styles.button}
      >
        {t('convert.logIn')}
      </ButtonLink>
    );
  // Nothing leaves this device: a button that seemed ready would promise what cannot be.
  if (!isOnline && !isBusy)
    return (
      <>
        <p id={noteId} className={styles.note} role="status">
          {t('convert.offline')}
        </p>
        <Button size="large" block className={styles.button} disabled aria-describedby={noteId}>
          {t(isAsked ? 'convert.action' : 'convert.enterAmount')}
        </Button>
      </>
    );
  const isOver = quote.isExpired || error !== undefined || quote.error !== undefined;
  const isBlocked = !isAsked || problem?.isFinal === true;
  if (!isBlocked && !quote.isAsking && !isBusy && isOver)
    return (
      <>
        {quote.isExpired && !error ? (
          <p className={styles.note} role="status">
            {t('convert.expired')}
          </p>
        ) : null}
        <Button size="large" block className={styles.button} variant="secondary" onClick={convert.askAgain}>
          {t('convert.newQuote')}
        </Button>
      </>
    );
  const { firm, left } = quote;
  return (
    <Button
      size="large"
      block
      className={styles.button}
      disabled={isBlocked}
      loading={isBusy || (!isBlocked && !firm)}
      onClick={() => void place()}
      endIcon={
        firm && !isBusy && !isBlocked ? (
          <span className={styles.time}>
            <Ring share={left.share} />
            <span className="num">{t('convert.seconds', { seconds: left.seconds })}</span>
          </span>
        ) : undefined
      }
    >
      {isAsked ? t('convert.action') : t('convert.enterAmount')}
    </Button>
  );
}
