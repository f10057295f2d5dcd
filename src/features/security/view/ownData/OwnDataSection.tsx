import { FileDown, UserX } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { useWhyNot } from '../../useWhyNot';
import { FreezeRow } from '../account/FreezeRow';

const ExportDialog = dynamic(() => import('./ExportDialog').then(({ ExportDialog }) => ExportDialog), { ssr: false });
const CloseDialog = dynamic(() => import('./CloseDialog').then(({ CloseDialog }) => CloseDialog), { ssr: false });

/** What a user does with everything there is of the account: takes it along, stops it, has it erased. */
export function OwnDataSection() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState<'export' | 'close'>();
  const close = () => setOpen(undefined);
  return (
    <Section title={t('security.ownData')}>
      <SettingRow
        icon={FileDown}
        title={t('security.export.title')}
        text={t('security.export.text')}
        action={{ label: t('security.export.action'), onPress: () => setOpen('export'), whyNot: useWhyNot('EXPORT') }}
      />
      <FreezeRow />
      <SettingRow
        icon={UserX}
        title={t('security.close.title')}
        text={t('security.close.text')}
        action={{ label: t('security.close.action'), onPress: () => setOpen('close'), whyNot: useWhyNot('CLOSE') }}
      />
      {open === 'export' ? <ExportDialog onClose={close} /> : null}
      {open === 'close' ? <CloseDialog onClose={close} /> : null}
    </Section>
  );
}
