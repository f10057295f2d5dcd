import { useTranslation } from 'next-i18next/pages';
import { AmountText } from '@/src/ui/numbers/AmountText';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';

/** What leaves, what the network takes of it, and what the recipient gets. */
export function SumCard({ coin, sending: { draft, view } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{t('send.taken')}</dt>
        <dd>
          <AmountText value={draft.amount || '0'} unit={coin} />
        </dd>
      </div>
      <div>
        <dt>{t('send.networkFee')}</dt>
        <dd>
          <AmountText value={view.chain && `-${view.chain.withdrawalFee}`} unit={coin} />
        </dd>
      </div>
      <div className={styles.gets}>
        <dt>{t('send.gets')}</dt>
        <dd data-testid="send-gets">
          <AmountText value={view.gets} unit={coin} />
        </dd>
      </div>
    </dl>
  );
}
