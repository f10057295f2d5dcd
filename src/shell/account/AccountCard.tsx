import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { maskEmail } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from './Account.module.css';
import { Avatar } from './Avatar';
import { VerificationTag } from './VerificationTag';

/** Who is signed in: avatar, masked address, UID to copy, and whether verified; `brief` where the status stands elsewhere. */
export function AccountCard({ brief }: { brief?: boolean }) {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.profile.userInfo);
  const copyUid = useCopyUid();
  const name = maskEmail(user?.email) ?? user?.phoneNumber ?? user?.nickName;

  return (
    <div className={styles.card} data-testid="account-card">
      <Avatar user={user} isLarge />
      <div className={styles.who}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {user && (
          <span className={styles.line}>
            <button
              type="button"
              className={styles.uid}
              onClick={() => void copyUid(user.id)}
              aria-label={`${t('shell.account.copyUid')}: UID ${user.id}`}
            >
              UID <bdi className="num">{user.id}</bdi>
              <Copy size={12} aria-hidden="true" />
            </button>
            {brief ? null : <VerificationTag user={user} />}
          </span>
        )}
      </div>
    </div>
  );
}

/** Copies a user id and says so. */
function useCopyUid(): (uid: string) => Promise<void> {
  const { t } = useTranslation();
  return useCopyText(t('shell.account.uidCopied'), t('shell.account.copyFailed'));
}
