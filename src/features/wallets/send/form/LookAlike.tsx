import { useTranslation } from 'next-i18next/pages';
import { differences } from '@/domain/withdrawal/addresses';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import type { SendDraft } from '../model/sendForm';
import styles from './LookAlike.module.css';

interface LookAlikeProps {
  typed: string;
  like: { address: string; label: string | null };
  hasCompared: boolean;
  onChange: (part: Partial<SendDraft>) => void;
}

/** Both addresses below each other, what differs in red. The safe act comes first; going on takes a ticked sentence. */
export function LookAlike({ typed, like: { address, label }, hasCompared, onChange }: LookAlikeProps) {
  const { t } = useTranslation('common');
  const differing = differences(typed, address);
  const known = label ?? t('send.look.known');
  return (
    <>
      <div className={styles.note} role="alert" data-testid="send-look-alike">
        <p className={styles.title}>{t('send.look.title')}</p>
        <p>{t('send.look.text', { known, differing: differing.length })}</p>
        <dl className={styles.both}>
          <dt>{t('send.look.entered')}</dt>
          <dd>
            <AddressGroups address={typed} differing={differing} />
          </dd>
          <dt>{known}</dt>
          <dd>
            <AddressGroups address={address} differing={[]} />
          </dd>
        </dl>
        <div className={styles.acts}>
          <Button variant="tertiary" size="small" onClick={() => onChange({ address })}>
            {t('send.look.use', { known })}
          </Button>
          <Button variant="border" size="small" onClick={() => onChange({ address: '' })}>
            {t('send.clear')}
          </Button>
        </div>
      </div>
      <Checkbox checked={hasCompared} onChange={(ticked) => onChange({ hasCompared: ticked })} label={t('send.look.tick')} />
    </>
  );
}
