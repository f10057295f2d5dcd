import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { CODE_LENGTH } from '@/domain/account/codeLength';
import type { ApiError } from '@/src/api/apiError';
import { proveWithdrawal } from '@/src/api/calls/withdrawals';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { isAboutSentCode } from '@/src/api/sentCodeRefusal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useActWords } from '@/src/i18n/useActWords';
import { BothCodes } from '@/src/proof/BothCodes';
import { useOwnFactor } from '@/src/proof/useOwnFactor';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { Note } from '@/src/ui/views/Note';
import pageStyles from '../Send.module.css';
import styles from './Review.module.css';
import { ReviewFacts } from './ReviewFacts';
import type { Asked } from './useAsk';
import { usePlace } from './usePlace';

interface ReviewProps {
  asked: Asked;
  /** In the main wallet before this leaves. */
  free: string | undefined;
  onBack: () => void;
  onAsked: (asked: Asked) => void;
  onSent: (made: Withdrawal) => void;
  /** Refused for what the form's fields say. */
  onRefused: (error: ApiError) => void;
}

/** All of it once more, the address whole, and the codes that confirm it. The button repeats the amount. */
export function Review({ asked, free, onBack, onAsked, onSent, onRefused }: ReviewProps) {
  const { t } = useTranslation('common');
  const words = useActWords();
  const format = useFormat();
  const [code, setCode] = useState('');
  const factor = useOwnFactor(() => proveWithdrawal(asked.wanted));
  const place = usePlace(asked, factor, { onSent, onRefused });
  const { error } = place;
  const isWhole = code.length === CODE_LENGTH && !factor.isFactorMissing;
  const amount = `${format.exact(asked.wanted.amount, useCoinDecimals()(asked.wanted.symbol))} ${asked.wanted.symbol}`;
  const isMobile = useIsMobile() === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void place.submit(code);
  };
  const isSaidByCodes = error !== undefined && (isAboutSentCode(error) || isAboutFactor(error));
  const back = (
    <Button variant="border" size="large" onClick={onBack} disabled={place.isBusy}>
      {t('ui.back')}
    </Button>
  );
  const act = (
    <Button type="submit" size="large" block loading={place.isBusy} disabled={!isWhole} data-testid="send-confirm">
      {t('send.act', { amount })}
    </Button>
  );
  return (
    <form className={pageStyles.main} onSubmit={submit} noValidate data-testid="send-review">
      <ReviewFacts asked={asked} free={free} />
      <Note tone="warning" title={t('send.final.title')}>
        {t('send.final.text')}
      </Note>
      <BothCodes
        sent={asked.sent}
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
        autoFocus
      />
      {error && !isSaidByCodes ? <Note tone="error">{words(error)}</Note> : null}
      {isMobile ? (
        <BottomBar back={back}>{act}</BottomBar>
      ) : (
        <div className={styles.acts}>
          {back}
          <div className={styles.send}>
            {act}
            {isWhole ? null : <p className={pageStyles.quiet}>{t('send.enterCodes')}</p>}
          </div>
        </div>
      )}
    </form>
  );
}
