import { Fingerprint } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Passkey, usePasskeys } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { Section } from '@/src/ui/section/Section';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { PasskeyRow } from './PasskeyRow';

const RenamePasskeyDialog = dynamic(() => import('./RenamePasskeyDialog').then(({ RenamePasskeyDialog }) => RenamePasskeyDialog), {
  ssr: false,
});
const RemovePasskeyDialog = dynamic(() => import('./RemovePasskeyDialog').then(({ RemovePasskeyDialog }) => RemovePasskeyDialog), {
  ssr: false,
});

/** The account's passkeys: none yet, not to be had, or one below the other. */
export function PasskeyList() {
  const { t } = useTranslation('common');
  const { passkeys, hasFailed, refresh } = usePasskeys(useHasToken(true));
  const [open, setOpen] = useState<{ what: 'rename' | 'remove'; passkey: Passkey }>();
  const close = () => setOpen(undefined);
  return (
    <Section>
      {passkeys === undefined && hasFailed ? <ErrorView compact onRetry={refresh} /> : null}
      {passkeys === undefined && !hasFailed ? <RowSkeleton /> : null}
      {passkeys?.length === 0 ? (
        <EmptyView compact icon={Fingerprint} title={t('security.passkeys.emptyTitle')} text={t('security.passkeys.emptyText')} />
      ) : null}
      {passkeys && passkeys.length > 0 ? (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              onRename={() => setOpen({ what: 'rename', passkey })}
              onRemove={() => setOpen({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : null}
      {open?.what === 'rename' ? <RenamePasskeyDialog passkey={open.passkey} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemovePasskeyDialog passkey={open.passkey} onClose={close} /> : null}
    </Section>
  );
}
