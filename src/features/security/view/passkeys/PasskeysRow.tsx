import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSecurityState } from '@/src/api/queries/security';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { Tag } from '@/src/ui/choice/Tag';
import { SettingRow } from '@/src/ui/section/SettingRow';

/** Passkeys on the security page, and the way to theirs. */
export function PasskeysRow() {
  const { t } = useTranslation('common');
  const { data } = useSecurityState(useHasToken(true));
  if (!data) return null;
  const isOn = data.passkeys > 0;
  return (
    <SettingRow
      icon={Fingerprint}
      title={t('security.passkeys.title')}
      text={isOn ? t('security.passkeys.count', { count: data.passkeys }) : t('security.passkeys.rowText')}
      state={<Tag tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'security.on' : 'security.off')}</Tag>}
      action={{ label: t('security.passkeys.manage'), href: pathTo('profilePasskeys') }}
    />
  );
}
