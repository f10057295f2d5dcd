import { Clock, IdCard, ScanFace } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { routes } from '@/src/config/routes';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Dialog } from '@/src/ui/overlay/Dialog';
import styles from './Dialogs.module.css';

interface VerificationDialogProps {
  open: boolean;
  onClose: () => void;
}

const NEEDS = [
  { key: 'document', icon: IdCard },
  { key: 'face', icon: ScanFace },
  { key: 'review', icon: Clock },
] as const;

/** Why a verified account is needed, what it takes, and the way there. */
export function VerificationDialog({ open, onClose }: VerificationDialogProps) {
  const { t } = useTranslation();
  const { reviewer, globalRegion } = useSite();
  const review = reviewer === 'rules' ? 'reviewQuick' : 'reviewOpen';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.verification.title')}
      description={t(globalRegion ? 'shell.verification.textGlobal' : 'shell.verification.text')}
      actions={
        <>
          <Button variant="border" size="large" onClick={onClose}>
            {t('shell.verification.later')}
          </Button>
          {routes.verificationKyc.built && (
            <ButtonLink href={pathTo('verificationKyc')} size="large" onClick={onClose}>
              {t('shell.verification.start')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ul>
        {NEEDS.map(({ key, icon: Icon }) => (
          <li key={key} className={styles.need}>
            <Icon size={20} aria-hidden="true" />
            <span>
              <b>{t(`shell.verification.${key}`)}</b>
              <small>{t(key === 'review' ? `shell.verification.${review}` : `shell.verification.${key}Text`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
