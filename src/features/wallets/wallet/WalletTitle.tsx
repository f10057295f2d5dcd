import { useTranslation } from 'next-i18next/pages';
import type { Wallet } from '@/domain/account/wallets';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import styles from './WalletTitle.module.css';

/** The wallet's name: a bar with the way back on phones; on a desk the card below says it, and speech hears it here. */
export function WalletTitle({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.title}>
      <PageTitle title={t(`wallets.names.${wallet}`)} parent={{ label: t('wallets.overview'), href: pathTo('walletsOverview') }} />
    </div>
  );
}
