import { LayoutPanelLeft } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Popover } from '@/src/ui/menu/Popover';
import styles from './LayoutMenu.module.css';

const LayoutChoices = dynamic(() => import('./LayoutChoices').then((module) => module.LayoutChoices), { ssr: false });

/** The button that opens the layouts of this device. */
export function LayoutMenu({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Popover
      label={t('trade.layout.menu')}
      placement="bottom-end"
      className={styles.menu}
      surfaceClassName={styles.surface}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('trade.layout.menu')}
          icon={<LayoutPanelLeft size={16} aria-hidden="true" />}
          data-testid="layout-menu"
        />
      )}
    >
      {(close) => <LayoutChoices onClose={close} onEdit={onEdit} />}
    </Popover>
  );
}
