import { ChevronDown, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { IconButton } from '@/src/ui/button/IconButton';
import { Popover } from '@/src/ui/menu/Popover';
import { walletMenu } from '../menus/accountMenus';
import { LinkList } from '../menus/LinkList';
import headerStyles from './Header.module.css';
import { useHeaderMenuGap } from './menuGap';
import styles from './Popovers.module.css';

/** The wallets' pages; not shown before the first of them exists. */
export function WalletMenu() {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  const entries = walletMenu(useSite());
  if (entries.length === 0) return null;
  const title = t('shell.wallet.title');
  return (
    <Popover
      label={title}
      placement="bottom-end"
      gap={gap}
      className={styles.menu}
      trigger={(props) => (
        <IconButton {...props} label={title} icon={<Wallet size={18} aria-hidden="true" />} data-testid="wallet-menu">
          <span className={headerStyles.onlyDesktop}>{title}</span>
          <ChevronDown size={12} className={headerStyles.onlyDesktop} aria-hidden="true" />
        </IconButton>
      )}
    >
      {(close) => <LinkList entries={entries} onLeave={close} />}
    </Popover>
  );
}
