import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import type { ApiError } from '@/src/api/apiError';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import pageStyles from '../Send.module.css';
import { BothCodes } from './BothCodes';
import styles from './Review.module.css';
import { ReviewFacts } from './ReviewFacts';
import type { Asked } from './useAsk';
import { usePlace } from './usePlace';

interface ReviewProps {
  asked: Asked;
  onBack: () => void;
  onAsked: (asked: Asked) => void;
  onSent: (made: Withdrawal) => void;
  /** Refused for what the form's fields say. */
  onRefused: (error: ApiError) => void;
}

/** All of it once more, the address whole, and the codes that confirm it. The button repeats the amount. */
export function Review({ asked, onBack, onAsked, onSent, onRefused }: ReviewProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const format = useFormat();
  const [code, setCode] = useState('');
  const factor = useOwnFactor();
  const place = usePlace(asked, factor, { onSent, onRefused });
  const { error } = place;
  const isWhole = code.length === CODE_LENGTH && !factor.isFactorMissing;
  const amount = `${format.amount(asked.wanted.amount)} ${asked.wanted.symbol}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void place.submit(code);
  };
  const isSaidByCodes = error !== undefined && (isAboutSentCode(error) || isAboutFactor(error));
  return (
    <form className={pageStyles.main} onSubmit={submit} noValidate data-testid="send-review">
      <ReviewFacts asked={asked} />
      <Note tone="warning" title={t('send.final.title')}>
        {t('send.final.text')}
      </Note>
      <BothCodes
        asked={asked}
        code={code}
        onCode={(next) => {
          place.clearError();
          setCode(next);
        }}
        onResent={(sent) => onAsked({ ...asked, sent: { ...asked.sent, ...sent } })}
        factor={factor}
        error={error}
        onEdit={place.clearError}
        isBusy={place.isBusy}
      />
      {error && !isSaidByCodes ? <Note tone="error">{place.isUnknown ? t('send.unknown') : words(error)}</Note> : null}
      <div className={styles.acts} data-bottom-bar="">
        <Button variant="border" size="large" onClick={onBack} disabled={place.isBusy}>
          {t('ui.back')}
        </Button>
        <div className={styles.send}>
          <Button type="submit" size="large" block loading={place.isBusy} disabled={!isWhole} data-testid="send-confirm">
            {t('send.act', { amount })}
          </Button>
          {isWhole ? null : <p className={pageStyles.quiet}>{t('send.enterCodes')}</p>}
        </div>
      </div>
    </form>
  );
}
