import { useTranslation } from 'next-i18next/pages';
import { Drawer } from '@/src/ui/overlay/Drawer';
import { MenuDrawer } from './MenuDrawer';

interface DrawerPanelProps {
  open: boolean;
  onClose: () => void;
}

export function DrawerPanel({ open, onClose }: DrawerPanelProps) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onClose={onClose} label={t('shell.menu.title')}>
      <MenuDrawer onClose={onClose} />
    </Drawer>
  );
}
