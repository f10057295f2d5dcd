import { Lock, Mail, Phone, UserRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSecurityState, useSessions } from '@/src/api/queries/security';
import { pathTo } from '@/src/config/matchRoute';
import { maskEmail, useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Tag } from '@/src/ui/choice/Tag';
import { Link } from '@/src/ui/link/Link';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { showToast } from '@/src/ui/toast/showToast';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useEndSession } from '../useEndSession';
import { useWhyNot } from '../useWhyNot';
import { AddressBookRow } from '../view/AddressBookRow';
import { AntiPhishingRow } from '../view/AntiPhishingRow';
import { AccountSection } from '../view/account/AccountSection';
import { AuthenticatorRows, type ToldCodes } from '../view/factor/AuthenticatorRows';
import { ProtectionsCard } from '../view/factor/ProtectionsCard';
import { HeldNote } from '../view/HeldNote';
import { SessionTable } from '../view/SessionTable';
import styles from './Security.module.css';

const RecoveryCodesScreen = dynamic(() => import('./RecoveryCodesScreen').then(({ RecoveryCodesScreen }) => RecoveryCodesScreen), {
  ssr: false,
});

/** How many sessions the page shows of itself; the rest stands on the page of activity. */
const SHOWN_SESSIONS = 3;
/** The authenticator and the passkeys; recovery codes stand below them where there are some. */
const LEAST_PROTECTION_ROWS = 2;

/** What protects the account, and where it is logged in. */
export function SecurityScreen() {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const { sessions, hasFailed, refresh } = useSessions(isSignedIn);
  const { ask, dialog } = useEndSession();
  // Told once and kept nowhere: they are gone with the page.
  const [told, setTold] = useState<ToldCodes>();
  if (told) {
    const onSaved = () => {
      setTold(undefined);
      if (told.done) showToast({ type: 'success', content: told.done });
    };
    return <RecoveryCodesScreen codes={told.codes} onSaved={onSaved} onLeft={() => setTold(undefined)} />;
  }
  return (
    <>
      <PageTitle title={t('security.title')} />
      <HeldNote />
      <ProtectionsCard />
      <Section title={t('security.personalDetails')}>
        <NickNameRow />
        <AddressRow />
      </Section>
      <Section title={t('security.authentication')}>
        <ProtectionRows onCodes={setTold} />
      </Section>
      <Section title={t('security.access')}>
        <PasswordRow />
        <AntiPhishingRow />
        <AddressBookRow />
      </Section>
      <Section
        title={t('security.loginActivity')}
        end={
          <Link href={pathTo('profileLoginActivity')} className={styles.all} data-testid="all-activity">
            {t('security.viewAll')}
          </Link>
        }
      >
        <SessionTable sessions={sessions?.slice(0, SHOWN_SESSIONS)} hasFailed={hasFailed} onRetry={refresh} onEnd={ask} />
      </Section>
      <AccountSection />
      {dialog}
    </>
  );
}

/** What protects the account; where it cannot be read, no row says that something is off. */
function ProtectionRows({ onCodes }: { onCodes: (told: ToldCodes) => void }) {
  const { t } = useTranslation('common');
  const { data, error, mutate } = useSecurityState(useHasToken(true));
  if (data) return <AuthenticatorRows onCodes={onCodes} />;
  if (error) return <ErrorView compact title={t('security.notLoaded')} onRetry={() => void mutate()} />;
  return (
    <div aria-busy="true">
      <RowSkeleton count={LEAST_PROTECTION_ROWS} />
    </div>
  );
}

function NickNameRow() {
  const { t } = useTranslation('common');
  const name = useAppSelector((state) => state.profile.userInfo?.nickName);
  return (
    <SettingRow
      icon={UserRound}
      title={t('security.nickName')}
      text={name === undefined ? '--' : <bdi>{name}</bdi>}
      action={{ label: t('security.change'), href: pathTo('profileSettings') }}
    />
  );
}

/** Where codes go: what the account was registered with. */
function AddressRow() {
  const { t } = useTranslation('common');
  const user = useAppSelector((state) => state.profile.userInfo);
  const email = maskEmail(user?.email);
  const state = user ? <Tag tone="success">{t('security.on')}</Tag> : undefined;
  return email === undefined && user?.phoneNumber ? (
    <SettingRow icon={Phone} title={t('security.phone')} text={<bdi className="num">{user.phoneNumber}</bdi>} state={state} />
  ) : (
    <SettingRow icon={Mail} title={t('security.email')} text={email ?? '--'} state={state} />
  );
}

function PasswordRow() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useSecurityState(useHasToken(true));
  const changedAt = data?.passwordChangedAt;
  const text = changedAt ? t('security.passwordChanged', { ago: format.ago(changedAt, Date.now()) }) : t('security.passwordFirst');
  return (
    <SettingRow
      icon={Lock}
      title={t('security.password')}
      text={data ? text : '--'}
      action={{ label: t('security.change'), href: pathTo('profileChangePassword'), whyNot: useWhyNot('CHANGE_SECURITY') }}
    />
  );
}
