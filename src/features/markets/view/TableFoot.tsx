import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { Button } from '@/src/ui/button/Button';
import { LOW_VOLUME_USD } from '../model/marketView';
import styles from './MarketTable.module.css';

interface TableFootProps {
  shown: number;
  count: number;
  quietCount: number;
  onShowMore: () => void;
}

/** How many pairs stand above, how many are out of sight and why, and the way to the next ones. */
export function TableFoot({ shown, count, quietCount, onShowMore }: TableFootProps) {
  const { t } = useTranslation('common');
  const limit = useWorth().compact(LOW_VOLUME_USD);
  return (
    <div className={styles.foot}>
      <span>
        {t('markets.showing', { shown, count })}
        {quietCount > 0 ? <span> · {t('markets.quietHidden', { hidden: quietCount, limit })}</span> : null}
      </span>
      {shown < count ? (
        <Button variant="border" size="small" onClick={onShowMore}>
          {t('ui.showMore')}
        </Button>
      ) : null}
    </div>
  );
}
