import { KeyRound, Laptop, Smartphone, Trash2, Usb } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Passkey } from '@/src/api/queries/security';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { Tag } from '@/src/ui/choice/Tag';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import { useRecentMoment } from '../../useRecentMoment';
import styles from './Passkeys.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

const DEVICES = { DESKTOP: Laptop, PHONE: Smartphone, TABLET: Smartphone, UNKNOWN: KeyRound };
const iconOf = ({ kind, device }: Passkey) => (kind === 'KEY' ? Usb : DEVICES[device.kind]);

/** One passkey: what it is called, who keeps it, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const used = useRecentMoment('security.passkeys.usedToday', 'security.passkeys.usedAt');
  const { name, kind, provider, isSynced, isHere, isSuspended, host, createdAt, lastUsedAt } = passkey;
  const keeper = provider ?? t(`security.passkeys.${kind === 'KEY' ? 'key' : isSynced ? 'synced' : 'device'}`);
  return (
    <li className={styles.row} data-testid="passkey">
      <IconTile icon={iconOf(passkey)} />
      <RowWords
        title={
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {isSuspended ? <Tag tone="error">{t('security.passkeys.stopped')}</Tag> : null}
            {isHere ? null : <Tag tone="neutral">{t('security.passkeys.onlyAt', { host })}</Tag>}
          </span>
        }
        texts={[
          <span key="keeper">
            <bdi>{keeper}</bdi> · {t('security.passkeys.addedAt', { time: format.date(createdAt) })}
          </span>,
        ]}
      />
      <span className={styles.used}>{lastUsedAt === null ? t('security.passkeys.never') : used(lastUsedAt)}</span>
      <span className={styles.acts}>
        <Button
          variant="tertiary"
          size="small"
          className={styles.rename}
          aria-label={`${t('security.passkeys.rename')}: ${name}`}
          onClick={onRename}
        >
          {t('security.passkeys.rename')}
        </Button>
        <IconButton
          label={`${t('security.passkeys.remove')}: ${name}`}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
          data-testid="remove-passkey"
        />
      </span>
    </li>
  );
}
