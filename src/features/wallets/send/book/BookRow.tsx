import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedAddress } from '@/contract/withdrawals';
import { IconButton } from '@/src/ui/button/IconButton';
import { Menu } from '@/src/ui/menu/Menu';
import { shortAddress } from '../../movements/shortAddress';
import type { SendDraft } from '../model/sendForm';
import styles from '../Send.module.css';
import { TimeLeft } from './TimeLeft';

const RenameDialog = dynamic(() => import('./RenameDialog').then((module) => module.RenameDialog), { ssr: false });
const RemoveDialog = dynamic(() => import('./RemoveDialog').then((module) => module.RemoveDialog), { ssr: false });

/** One saved address: a press picks it, its menu names it anew or takes it out. */
export function BookRow({ entry, onPick }: { entry: SavedAddress; onPick: (part: Partial<SendDraft>) => void }) {
  const { t } = useTranslation('common');
  const [act, setAct] = useState<'rename' | 'remove'>();
  const { label, address, memo, chainId, networkName, usableAt } = entry;
  const more = t('send.book.acts', { label });
  const close = () => setAct(undefined);
  return (
    <div>
      <button type="button" className={styles.pick} onClick={() => onPick({ address, chainId, memo: memo ?? '', needsNoMemo: false })}>
        {label}
        <small>
          {networkName} · <bdi dir="ltr">{shortAddress(address)}</bdi>
        </small>
        <TimeLeft until={usableAt} />
      </button>
      <Menu
        label={more}
        placement="bottom-end"
        options={[
          { value: 'rename', label: t('send.book.rename'), icon: <Pencil size={16} aria-hidden="true" /> },
          { value: 'remove', label: t('send.book.remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true },
        ]}
        onSelect={setAct}
        trigger={(trigger) => <IconButton {...trigger} label={more} icon={<Ellipsis size={16} aria-hidden="true" />} />}
      />
      {act === 'rename' ? <RenameDialog entry={entry} onClose={close} /> : null}
      {act === 'remove' ? <RemoveDialog entry={entry} onClose={close} /> : null}
    </div>
  );
}
