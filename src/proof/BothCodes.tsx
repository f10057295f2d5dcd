import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import type { ApiError } from '@/src/api/apiError';
import { resendCode } from '@/src/api/calls/codes';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { Note } from '@/src/ui/views/Note';
import styles from './BothCodes.module.css';
import { OwnFactor } from './OwnFactor';
import type { useOwnFactor } from './useOwnFactor';

interface BothCodesProps {
  sent: CodeSent;
  code: string;
  onCode: (code: string) => void;
  onResent: (sent: CodeSent) => void;
  factor: ReturnType<typeof useOwnFactor>;
  error: ApiError | undefined;
  /** Said beside each while nothing was refused. */
  missing?: { code?: string; factor?: string };
  onEdit: () => void;
  isBusy: boolean;
  /** Where there is no room beside each other. */
  isStacked?: boolean;
  autoFocus?: boolean;
}

/** The code that was sent and the second factor, which confirm together what leaves the account. */
export function BothCodes({ sent, code, onCode, onResent, factor, error, missing, isStacked, autoFocus, ...form }: BothCodesProps) {
  const { onEdit, isBusy } = form;
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const again = useSubmit(async () => onResent(await resendCode(sent)));
  const name = t(sent.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode');
  return (
    <section>
      <h2 className={styles.title}>{t('send.codes')}</h2>
      <p className={styles.lead}>{t('send.codesText')}</p>
      <div className={clsx(styles.codes, isStacked && styles.stacked)}>
        <div>
          <OtpInput
            label={name}
            labelEnd={<ResendRow resendAt={sent.resendAt} onResend={() => void again.submit()} isBusy={again.isBusy} />}
            name={name}
            value={code}
            onChange={onCode}
            error={error && isAboutSentCode(error) ? words(error) : missing?.code}
            readOnly={isBusy}
            autoFocus={autoFocus}
          />
          <p className={styles.hint}>
            <CodeLead sent={sent} />
          </p>
        </div>
        <OwnFactor factor={factor} error={error} missing={missing?.factor} isBusy={isBusy} onEdit={onEdit} />
      </div>
      {again.error ? <Note tone="error">{words(again.error)}</Note> : null}
    </section>
  );
}
