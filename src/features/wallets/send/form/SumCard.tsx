import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { AmountText } from '@/src/ui/numbers/AmountText';
import styles from '../Sum.module.css';
import type { Sending } from '../useSend';

/** What leaves, what the network takes of it, and what the recipient gets. */
export function SumCard({ coin, sending: { draft, view } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const least = useCoinDecimals()(coin);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{t('send.taken')}</dt>
        <dd>
          <AmountText value={draft.amount || '0'} least={least} unit={coin} />
        </dd>
      </div>
      <div>
        <dt>{t('send.networkFee')}</dt>
        <dd>
          <AmountText value={view.chain && `-${view.chain.withdrawalFee}`} least={least} unit={coin} />
        </dd>
      </div>
      <div className={styles.gets}>
        <dt>{t('send.gets')}</dt>
        <dd data-testid="send-gets">
          {view.gets === undefined ? <bdi className="num">--</bdi> : <AmountText value={view.gets} least={least} unit={coin} />}
        </dd>
      </div>
    </dl>
  );
}
