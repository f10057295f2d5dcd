import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { codes } from '@/contract/codes';
import { DEVICE_REMEMBERED_DAYS } from '@/domain/account/secondFactor';
import { isApiError } from '@/src/api/apiError';
import { proveLoginPasskey } from '@/src/api/calls/passkeys';
import { refusedField } from '@/src/api/refusedField';
import { useSubmit } from '@/src/api/useSubmit';
import { useRefusals } from '@/src/i18n/useRefusals';
import { useFactor } from '@/src/proof/useFactor';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { FactorField } from '@/src/ui/otp/FactorField';
import type { FactorDraft, FactorWay } from '@/src/ui/otp/factorDraft';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { confirmFactor } from '../actions/logIn';
import { dropPendingFactor, type PendingFactor } from '../model/pendingFactor';
import { useAuthLinks } from '../useAuthLinks';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';

const FIELDS = ['factor'] as const;
const TITLES: Record<FactorWay, string> = {
  app: 'auth.factor.title',
  passkey: 'auth.factor.passkeyTitle',
  recovery: 'auth.factor.codesTitle',
};
const LEADS: Record<FactorWay, string> = { app: 'auth.factor.lead', passkey: 'auth.factor.passkeyLead', recovery: 'auth.factor.codesLead' };

/** Third step of a login: a passkey, the code of the authenticator app, or a recovery code. */
export function FactorStep({ pending }: { pending: PendingFactor }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const links = useAuthLinks();
  const { factor, setFactor, ways, isFactorMissing, factorParams, heed } = useFactor({
    hasFactor: true,
    methods: pending.methods,
    askPasskey: () => proveLoginPasskey(pending.ticket),
  });
  const [isRemembered, setRemembered] = useState(false);
  const { submit, isBusy, error, clearError } = useSubmit(async (given: FactorDraft) => {
    try {
      await confirmFactor(pending, await factorParams(given), isRemembered);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.code === codes.codeExpired.code) return startOver();
      heed(failure);
      throw failure;
    }
    await router.replace(links.returnUrl);
  });
  const startOver = async () => {
    dropPendingFactor();
    showToast({ type: 'error', content: t('auth.factor.expired') });
    await router.replace(links.login);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isFactorMissing) void submit(factor);
  };
  const refusals = useRefusals(error, refusedField, FIELDS);
  return (
    <AuthFrame
      title={t(TITLES[factor.way])}
      back={{ href: links.login, label: t('auth.reset.back'), onPress: dropPendingFactor }}
      lead={t(LEADS[factor.way], { target: pending.target })}
    >
      <form className={styles.fields} onSubmit={send} method="post" noValidate>
        <FactorField
          value={factor}
          ways={ways}
          onChange={(next) => {
            clearError();
            setFactor(next);
          }}
          onComplete={(whole) => void submit(whole)}
          error={refusals.at('factor')}
          readOnly={isBusy}
          autoFocus
        />
        <Checkbox
          label={t('auth.factor.remember', { count: DEVICE_REMEMBERED_DAYS })}
          checked={isRemembered}
          onChange={setRemembered}
          disabled={isBusy}
        />
        {refusals.ofForm ? <Note tone="error">{refusals.ofForm}</Note> : null}
        <Button type="submit" block className={styles.submit} disabled={isFactorMissing} loading={isBusy}>
          {t(factor.way === 'passkey' ? 'auth.factor.passkeyAsk' : 'auth.factor.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
