import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { resendCode } from '../actions/resendCode';
import type { CodePurpose } from '../model/pendingCode';
import { useSecondsUntil } from '../useSecondsUntil';
import { useSubmit } from '../useSubmit';
import styles from './AuthFrame.module.css';
import rowStyles from './CodeResend.module.css';
import { Note } from './Note';

interface CodeResendProps {
  purpose: CodePurpose;
  sent: CodeSent;
  onResent: (sent: CodeSent) => void;
}

/** Asks for another code, once the time the exchange set has passed. */
export function CodeResend({ purpose, sent, onResent }: CodeResendProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const wait = useSecondsUntil(sent.resendAt);
  const { submit, isBusy, error } = useSubmit(async () => onResent(await resendCode(purpose, sent)));
  return (
    <>
      <div className={rowStyles.row}>
        <span className={rowStyles.hint}>{t(`auth.code.missing.${sent.mailbox === undefined ? sent.channel : 'practice'}`)}</span>
        {wait > 0 ? (
          <span className={rowStyles.hint}>
            <TaggedWords text={t('auth.code.resendIn', { seconds: wait })} tags={{ n: (words) => <span className="num">{words}</span> }} />
          </span>
        ) : (
          <button type="button" className={clsx('finger', styles.accent)} disabled={isBusy} onClick={() => void submit()}>
            {t('auth.code.resend')}
          </button>
        )}
      </div>
      {error ? <Note kind="failed">{words(error)}</Note> : null}
    </>
  );
}
