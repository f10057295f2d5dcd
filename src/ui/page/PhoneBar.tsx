import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '../button/IconButton';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  title: string;
  onBack: () => void;
}

/** On phones in the header's place: the way back and the page's name. The name is the page's heading at every width. */
export function PhoneBar({ title, onBack }: PhoneBarProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar}>
      <IconButton
        label={t('ui.back')}
        className={styles.back}
        icon={<ArrowLeft size={22} className="mirror" aria-hidden="true" />}
        onClick={onBack}
        data-testid="page-back"
      />
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}
