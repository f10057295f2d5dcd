import { MailCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Tag } from '@/src/ui/choice/Tag';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { useWhyNot } from '../useWhyNot';
import { AntiPhishingDialog } from './AntiPhishingDialog';

/** The word that stands in every mail. An account without a mail address gets none. */
export function AntiPhishingRow() {
  const { t } = useTranslation('common');
  const user = useAppSelector((state) => state.profile.userInfo);
  const { data } = useSecurityState(useHasToken(true));
  const [isOpen, setOpen] = useState(false);
  const whyNot = useWhyNot('CHANGE_SECURITY');
  if (user && !user.email) return null;
  // Where it cannot be read nothing says that it is off.
  if (!user || !data) return <SettingRow icon={MailCheck} title={t('security.antiPhishing.title')} text="--" />;
  const word = data.antiPhishingWord;
  return (
    <>
      <SettingRow
        icon={MailCheck}
        title={t('security.antiPhishing.title')}
        text={word === null ? t('security.antiPhishing.unset') : t('security.antiPhishing.set', { word })}
        state={<Tag tone={word === null ? 'neutral' : 'success'}>{t(word === null ? 'security.off' : 'security.on')}</Tag>}
        action={{
          label: t(word === null ? 'security.antiPhishing.enable' : 'security.antiPhishing.edit'),
          onPress: () => setOpen(true),
          whyNot,
          // One wish of the page at a time: the authenticator goes first.
          isPrimary: word === null && data.authenticatorBoundAt !== null,
        }}
      />
      {isOpen ? <AntiPhishingDialog word={word} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
