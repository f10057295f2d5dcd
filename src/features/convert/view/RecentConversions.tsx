import { useTranslation } from 'next-i18next/pages';
import { useConversions } from '@/src/api/queries/convert';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { ConversionList } from './ConversionList';
import styles from './RecentConversions.module.css';

const SHOWN = 3;

/** The last few, and the way to all. */
export function RecentConversions() {
  const { t } = useTranslation('common');
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('convert.recent')}</h2>
        <Link href={`${pathTo('convert')}?view=history`}>{t('convert.viewAll')}</Link>
      </div>
      <ConversionList list={useConversions(true, SHOWN)} bare />
    </section>
  );
}
