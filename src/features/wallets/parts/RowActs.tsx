import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Menu } from '@/src/ui/menu/Menu';
import type { Act } from './Acts';
import styles from './AssetTable.module.css';
import { SmallAct } from './SmallAct';

const IN_ROW = 2;

/** What can be done with a row's coin: the first two at once, the rest in a menu. */
export function RowActs({ coin, acts }: { coin: string; acts: readonly Act[] }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const rest = acts.slice(IN_ROW);
  const more = t('wallets.more', { coin });
  const choose = (key: string) => {
    const act = rest.find((one) => one.key === key);
    if (act?.href !== undefined) void router.push(act.href);
    else act?.onClick?.();
  };
  return (
    <span className={styles.acts}>
      {acts.slice(0, IN_ROW).map((act) => (
        <SmallAct key={act.key} act={act} />
      ))}
      {rest.length > 0 ? (
        <Menu
          label={more}
          placement="bottom-end"
          options={rest.map(({ key, label, icon: Icon }) => ({ value: key, label, icon: <Icon size={16} aria-hidden="true" /> }))}
          onSelect={choose}
          trigger={(trigger) => <IconButton {...trigger} label={more} icon={<Ellipsis size={16} aria-hidden="true" />} />}
        />
      ) : null}
    </span>
  );
}
