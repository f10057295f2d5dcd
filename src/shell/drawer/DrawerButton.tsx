import { Menu } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { IconButton } from '@/src/ui/button/IconButton';

const DrawerPanel = dynamic(() => import('./DrawerPanel').then((module) => module.DrawerPanel), { ssr: false });

/** Opens the menu of narrow screens; it closes when its user has gone to another page. */
export function DrawerButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { events } = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };

  useEffect(() => {
    const leave = () => setIsOpen(false);
    events.on('routeChangeComplete', leave);
    return () => events.off('routeChangeComplete', leave);
  }, [events]);

  return (
    <span className={className}>
      <IconButton
        label={t('shell.menu.title')}
        icon={<Menu size={22} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        data-testid="drawer-button"
      />
      {wasOpened && <DrawerPanel open={isOpen} onClose={close} />}
    </span>
  );
}
