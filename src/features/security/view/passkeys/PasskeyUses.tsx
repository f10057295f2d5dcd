import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { setPasskeyLogin } from '@/src/api/calls/passkeys';
import { useSecurityState } from '@/src/api/queries/security';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { Switch } from '@/src/ui/choice/Switch';
import { Tag } from '@/src/ui/choice/Tag';
import { Row } from '@/src/ui/section/Row';
import { RowWords } from '@/src/ui/section/RowWords';
import { Section } from '@/src/ui/section/Section';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { useFactorChange } from '../../useFactorChange';
import styles from './Passkeys.module.css';

const ProofDialog = dynamic(() => import('../factor/ProofDialog').then(({ ProofDialog }) => ProofDialog), { ssr: false });

/** What passkeys are good for. Off is off at once; on needs the second factor. */
export function PasskeyUses() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { data } = useSecurityState(useHasToken(true));
  const changed = useFactorChange();
  const [isAsking, setAsking] = useState(false);
  const off = useSubmit(async () => {
    await setPasskeyLogin({ isOn: false });
    showToast({ type: 'success', content: t('security.passkeys.loginIsOff') });
    changed('passkeyLoginSet', true);
  });
  if (!data || data.passkeys === 0) return null;
  return (
    <Section title={t('security.passkeys.useTitle')}>
      <Row>
        <RowWords title={t('security.passkeys.login')} texts={[t('security.passkeys.loginText')]} />
        <Switch
          hideLabel
          label={t('security.passkeys.login')}
          checked={data.isPasskeyLoginOn}
          disabled={off.isBusy}
          onChange={(isOn) => (isOn ? setAsking(true) : void off.submit())}
        />
      </Row>
      <Row>
        <RowWords title={t('security.passkeys.second')} texts={[t('security.passkeys.secondText')]} />
        <span className={styles.always}>
          <Tag>{t('security.passkeys.always')}</Tag>
        </span>
      </Row>
      {off.error ? <Note tone="error">{words(off.error)}</Note> : null}
      {isAsking ? (
        <ProofDialog
          title={t('security.passkeys.loginOnTitle')}
          text={t('security.passkeys.loginOnText')}
          label={t('security.passkeys.loginOn')}
          testId="passkey-login-on"
          onClose={() => setAsking(false)}
          act={async (proof) => {
            await setPasskeyLogin({ isOn: true, ...proof });
            showToast({ type: 'success', content: t('security.passkeys.loginIsOn') });
            changed('passkeyLoginSet', true);
          }}
        />
      ) : null}
    </Section>
  );
}
