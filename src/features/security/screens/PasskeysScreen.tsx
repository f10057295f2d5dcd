import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, useSyncExternalStore } from 'react';
import type { CodeSent } from '@/contract/auth';
import type { PasskeyAdded } from '@/contract/passkeys';
import { useSecurityState } from '@/src/api/queries/security';
import { pathTo } from '@/src/config/matchRoute';
import { canUsePasskeys } from '@/src/lib/canUsePasskeys';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { showToast } from '@/src/ui/toast/showToast';
import { Note } from '@/src/ui/views/Note';
import { useFactorChange } from '../useFactorChange';
import { useWhyNot } from '../useWhyNot';
import { HeldNote } from '../view/HeldNote';
import { PasskeyList } from '../view/passkeys/PasskeyList';
import styles from '../view/passkeys/Passkeys.module.css';
import { PasskeyUses } from '../view/passkeys/PasskeyUses';

const AddPasskeyDialog = dynamic(() => import('../view/passkeys/AddPasskeyDialog').then(({ AddPasskeyDialog }) => AddPasskeyDialog), {
  ssr: false,
});
const RecoveryCodesScreen = dynamic(() => import('./RecoveryCodesScreen').then(({ RecoveryCodesScreen }) => RecoveryCodesScreen), {
  ssr: false,
});

const never = () => () => {};
const nowhere = () => '';

/** Passkeys: which there are, what they are good for, and another one. */
export function PasskeysScreen() {
  const { t } = useTranslation('common');
  const changed = useFactorChange();
  const isMobile = useIsMobile();
  const whyNot = useWhyNot('CHANGE_SECURITY');
  const { data } = useSecurityState(useHasToken(true));
  // What the server renders knows no browser: until the page is alive it shows what most can do.
  const canAdd = useSyncExternalStore(never, canUsePasskeys, () => true);
  const host = useSyncExternalStore(never, () => window.location.hostname, nowhere);
  const whyId = useId();
  const [isAdding, setAdding] = useState(false);
  // A dialog that is closed and opened again asks for the same code, for as long as it is good.
  const [sent, setSent] = useState<CodeSent>();
  const [told, setTold] = useState<readonly string[]>();
  if (told) {
    const onSaved = () => {
      setTold(undefined);
      showToast({ type: 'success', content: t('security.passkeys.addedFirst') });
    };
    return <RecoveryCodesScreen codes={told} onSaved={onSaved} onLeft={() => setTold(undefined)} />;
  }
  const openDialog = () => {
    if (sent && sent.expiresAt <= Date.now()) setSent(undefined);
    setAdding(true);
  };
  const onAdded = ({ passkey: { name }, recoveryCodes }: PasskeyAdded) => {
    changed('passkeyConfirm', true);
    setSent(undefined);
    if (recoveryCodes) return setTold(recoveryCodes);
    showToast({ type: 'success', content: t('security.passkeys.added', { name }) });
  };
  const adding = canAdd ? (
    <Button
      size={isMobile ? 'large' : 'medium'}
      startIcon={<Plus size={18} aria-hidden="true" />}
      disabled={whyNot !== undefined}
      aria-describedby={whyNot ? whyId : undefined}
      onClick={openDialog}
      data-testid="add-passkey"
    >
      {t('security.passkeys.add')}
    </Button>
  ) : undefined;
  return (
    <>
      <PageTitle
        title={t('security.passkeys.title')}
        lead={t('security.passkeys.lead', { host })}
        parent={{ label: t('security.title'), href: pathTo('profileSecurity') }}
        action={isMobile ? undefined : adding}
      />
      <HeldNote />
      {whyNot ? (
        <div className={styles.note} id={whyId}>
          <Note tone="warning">{whyNot}</Note>
        </div>
      ) : null}
      {canAdd ? null : (
        <div className={styles.note}>
          <Note tone="warning" title={t('security.passkeys.unsupported')}>
            {t('security.passkeys.unsupportedText')}
          </Note>
        </div>
      )}
      <PasskeyList />
      <PasskeyUses />
      {data?.passkeys === 1 && data.authenticatorBoundAt === null ? (
        <div className={styles.note}>
          <Note title={t('security.passkeys.keepTwo')}>{t('security.passkeys.keepTwoText')}</Note>
        </div>
      ) : null}
      {isMobile && adding ? <BottomBar>{adding}</BottomBar> : null}
      {isAdding ? <AddPasskeyDialog sent={sent} onSent={setSent} onClose={() => setAdding(false)} onAdded={onAdded} /> : null}
    </>
  );
}
