import { useTranslation } from 'next-i18next/pages';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { TextButton } from '../button/TextButton';
import styles from './ResendRow.module.css';

interface ResendRowProps {
  /** What may help where no code comes. */
  hint?: string;
  /** ms since 1970: not before. */
  resendAt: number;
  onResend: () => void;
  isBusy: boolean;
}

/** Asks for another code, once the time for it has come. */
export function ResendRow({ hint, resendAt, onResend, isBusy }: ResendRowProps) {
  const { t } = useTranslation('common');
  const wait = useSecondsUntil(resendAt);
  return (
    <div className={styles.row}>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
      {wait > 0 ? (
        <span className={styles.hint}>
          <TaggedWords text={t('ui.otp.resendIn', { seconds: wait })} tags={{ n: (words) => <span className="num">{words}</span> }} />
        </span>
      ) : (
        <TextButton disabled={isBusy} onPress={onResend}>
          {t('ui.otp.resend')}
        </TextButton>
      )}
    </div>
  );
}
