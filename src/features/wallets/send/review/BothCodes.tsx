import { useTranslation } from 'next-i18next/pages';
import type { CodeSent } from '@/contract/auth';
import type { ApiError } from '@/src/api/apiError';
import { resendCode } from '@/src/api/calls/codes';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { OwnFactor } from '@/src/proof/OwnFactor';
import type { useOwnFactor } from '@/src/proof/useOwnFactor';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { ResendRow } from '@/src/ui/otp/ResendRow';
import { Note } from '@/src/ui/views/Note';
import styles from './Review.module.css';
import type { Asked } from './useAsk';

interface BothCodesProps {
  asked: Asked;
  code: string;
  onCode: (code: string) => void;
  onResent: (sent: CodeSent) => void;
  factor: ReturnType<typeof useOwnFactor>;
  error: ApiError | undefined;
  onEdit: () => void;
  isBusy: boolean;
}

/** The code that was sent and the second factor, side by side. */
export function BothCodes({ asked: { sent }, code, onCode, onResent, factor, error, onEdit, isBusy }: BothCodesProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const again = useSubmit(async () => onResent(await resendCode(sent)));
  const name = t(sent.channel === 'email' ? 'security.authenticator.emailCode' : 'security.authenticator.smsCode');
  return (
    <section>
      <h2 className={styles.title}>{t('send.codes')}</h2>
      <p className={styles.lead}>{t('send.codesText')}</p>
      <div className={styles.codes}>
        <div>
          <OtpInput
            label={name}
            labelEnd={<ResendRow resendAt={sent.resendAt} onResend={() => void again.submit()} isBusy={again.isBusy} />}
            name={name}
            value={code}
            onChange={onCode}
            error={error && isAboutSentCode(error) ? words(error) : undefined}
            readOnly={isBusy}
            autoFocus
          />
          <p className={styles.hint}>
            <CodeLead sent={sent} />
          </p>
        </div>
        <OwnFactor factor={factor} error={error} isBusy={isBusy} onEdit={onEdit} />
      </div>
      {again.error ? <Note tone="error">{words(again.error)}</Note> : null}
    </section>
  );
}
