import { Ellipsis, Pencil, Send, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SavedAddress } from '@/contract/withdrawals';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { AddressGroups } from '@/src/ui/address/AddressGroups';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { Tag } from '@/src/ui/choice/Tag';
import { Menu } from '@/src/ui/menu/Menu';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import styles from './Book.module.css';
import { TimeLeft } from './TimeLeft';

const RenameDialog = dynamic(() => import('./RenameDialog').then((module) => module.RenameDialog), { ssr: false });
const RemoveDialog = dynamic(() => import('./RemoveDialog').then((module) => module.RemoveDialog), { ssr: false });

/** Where an address is for every coin of its network, sending begins with this one. */
const FIRST_COIN = 'USDT';

/** One saved address: what it is called, all of it, where it works, and from when. Its menu names it anew or takes it out. */
export function BookRow({ entry }: { entry: SavedAddress }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [act, setAct] = useState<'rename' | 'remove'>();
  const { addressId, label, address, memo, symbol, networkName, addedAt, usableAt } = entry;
  const isReady = useSecondsUntil(usableAt) === 0;
  const more = t('send.book.acts', { label });
  const close = () => setAct(undefined);
  const send = { size: 'small', variant: 'tertiary', 'aria-label': `${t('wallets.act.send')}: ${label}` } as const;
  return (
    <li className={styles.row} data-testid="saved-address">
      <IconTile icon={Send} />
      <RowWords
        title={
          <span className={styles.name}>
            <bdi>{label}</bdi>
            {isReady ? (
              <Tag size="small" tone="success">
                {t('send.book.ready')}
              </Tag>
            ) : (
              <TimeLeft until={usableAt} />
            )}
          </span>
        }
        texts={[
          <AddressGroups key="address" address={address} />,
          ...(memo === null
            ? []
            : [
                <span key="memo">
                  {t('send.memo.memo')}: <bdi className="num">{memo}</bdi>
                </span>,
              ]),
        ]}
      />
      <span className={styles.where}>
        {networkName}
        <small>{symbol ?? t('send.book.anyCoin')}</small>
      </span>
      <span className={styles.added}>{t('send.book.added', { date: format.date(addedAt) })}</span>
      <span className={styles.acts}>
        {isReady ? (
          <ButtonLink {...send} href={`${pathTo('walletsSend', { coin: (symbol ?? FIRST_COIN).toLowerCase() })}?to=${addressId}`}>
            {t('wallets.act.send')}
          </ButtonLink>
        ) : (
          <Button {...send} disabled>
            {t('wallets.act.send')}
          </Button>
        )}
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
      </span>
      {act === 'rename' ? <RenameDialog entry={entry} onClose={close} /> : null}
      {act === 'remove' ? <RemoveDialog entry={entry} onClose={close} /> : null}
    </li>
  );
}
