import { KeyRound, Smartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { AuthenticatorKey } from '@/contract/secondFactor';
import { RECOVERY_CODES } from '@/domain/account/secondFactor';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { hasSecondFactor } from '@/src/proof/hasSecondFactor';
import { Tag } from '@/src/ui/choice/Tag';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { useWhyNot } from '../../useWhyNot';
import { PasskeysRow } from '../passkeys/PasskeysRow';

const SetUpDialog = dynamic(() => import('./SetUpDialog').then(({ SetUpDialog }) => SetUpDialog), { ssr: false });
const DisableDialog = dynamic(() => import('./DisableDialog').then(({ DisableDialog }) => DisableDialog), { ssr: false });
const RenewDialog = dynamic(() => import('./RenewDialog').then(({ RenewDialog }) => RenewDialog), { ssr: false });

type Open = 'setUp' | 'disable' | 'renew';

/** Recovery codes, which are told once, and what has been reached when they are saved. */
export interface ToldCodes {
  codes: readonly string[];
  done?: string;
}

/** The authenticator, and what stands in for it. */
export function AuthenticatorRows({ onCodes }: { onCodes: (told: ToldCodes) => void }) {
  const { t } = useTranslation('common');
  const { data } = useSecurityState(useHasToken(true));
  const [open, setOpen] = useState<Open>();
  // A dialog that is closed and opened again shows the same key, for as long as its code is good.
  const [key, setKey] = useState<AuthenticatorKey>();
  const whyNot = useWhyNot('CHANGE_SECURITY');
  if (!data) return null;
  const isBound = data.authenticatorBoundAt !== null;
  const hasFactor = hasSecondFactor(data);
  const close = () => setOpen(undefined);
  const openSetUp = () => {
    if (key && key.expiresAt <= Date.now()) setKey(undefined);
    setOpen('setUp');
  };
  return (
    <>
      <SettingRow
        icon={Smartphone}
        title={t('security.authenticator.title')}
        text={t(isBound ? 'security.authenticator.on' : 'security.authenticator.off')}
        state={<Tag tone={isBound ? 'success' : 'neutral'}>{t(isBound ? 'security.on' : 'security.off')}</Tag>}
        action={{
          label: t(isBound ? 'security.authenticator.disable' : 'security.authenticator.enable'),
          onPress: isBound ? () => setOpen('disable') : openSetUp,
          isPrimary: !isBound,
          whyNot,
        }}
      />
      <PasskeysRow />
      {hasFactor ? (
        <SettingRow
          icon={KeyRound}
          title={t('security.recovery.title')}
          text={t('security.recovery.left', { count: data.recoveryCodesLeft, total: RECOVERY_CODES })}
          action={{ label: t('security.recovery.renew'), onPress: () => setOpen('renew'), whyNot }}
        />
      ) : null}
      {open === 'setUp' ? (
        <SetUpDialog
          authenticator={key}
          onKey={setKey}
          onClose={close}
          onCodes={(codes) => onCodes({ codes, done: t('security.authenticator.bound') })}
        />
      ) : null}
      {open === 'disable' ? <DisableDialog onClose={close} /> : null}
      {open === 'renew' ? <RenewDialog onClose={close} onCodes={(codes) => onCodes({ codes })} /> : null}
    </>
  );
}
