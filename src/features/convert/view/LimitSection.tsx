import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { isApiError } from '@/src/api/apiError';
import { cancelConvertLimit } from '@/src/api/calls/convert';
import { type Limit, useConvertPrice } from '@/src/api/queries/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { showToast } from '@/src/ui/toast/showToast';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { toGo } from '../model/toGo';
import page from '../screens/Conversions.module.css';
import { useRateText } from '../useRateText';
import styles from './Cards.module.css';
import { LimitDialog } from './LimitDialog';
import { Pair } from './Pair';

/** Conversions that wait for a rate. */
export function LimitSection({ limits }: { limits: SWRResponse<Limit[]> }) {
  const { t } = useTranslation('common');
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate, isValidating } = limits;
  return (
    <section>
      <div className={page.head}>
        <div>
          <h2>{t('convert.history.limit')}</h2>
          <p>{t('convert.limit.hint')}</p>
        </div>
        <Button variant="border" size="small" startIcon={<Plus size={14} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('convert.limit.add')}
        </Button>
      </div>
      {data ? (
        data.length === 0 ? (
          <EmptyView title={t('convert.limit.none')} compact />
        ) : (
          <ul className={styles.rows}>
            {data.map((limit) => (
              <LimitRow key={limit.limitId} limit={limit} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorView title={t('convert.historyFailed')} onRetry={() => void mutate()} retrying={isValidating} compact />
      ) : (
        <Skeleton height={64} />
      )}
      {isAdding ? <LimitDialog onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

function LimitRow({ limit }: { limit: Limit }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const words = useErrorWords();
  const rateText = useRateText();
  const readAfter = useReadAfter();
  const { isShown } = useShowBalances();
  const [isBusy, setBusy] = useState(false);
  const { limitId, from, to, give, get, state, expiresAt } = limit;
  const { data: price } = useConvertPrice(state === 'OPEN' ? { from, to, amount: give, fixed: 'GIVE' } : undefined);
  const cancel = async () => {
    setBusy(true);
    try {
      await cancelConvertLimit(limitId);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showToast({ type: 'error', content: words(failure) });
    }
    await readAfter('convertLimitCancel');
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <Pair from={from} to={to} />
      <dl className={styles.figures}>
        <div>
          <dt>{t('convert.limit.give')}</dt>
          <dd>
            <BalanceText value={give} hidden={!isShown} unit={from} />
          </dd>
        </div>
        <div>
          <dt>{t('convert.limit.get')}</dt>
          <dd>
            <BalanceText value={get} hidden={!isShown} unit={to} />
          </dd>
        </div>
        <div>
          <dt>{t('convert.limit.at')}</dt>
          <dd className="num">{rateText(from, to, give, get)}</dd>
        </div>
        {state === 'OPEN' ? (
          <div>
            <dt>{t('convert.limit.toGo')}</dt>
            <dd className="num">{price ? `${format.fixed(toGo(get, price.get), 2)}%` : '--'}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('convert.limit.expires')}</dt>
          <dd className="num">{format.date(expiresAt)}</dd>
        </div>
      </dl>
      {state === 'OPEN' ? (
        <Button variant="tertiary" size="small" loading={isBusy} onClick={() => void cancel()}>
          {t('convert.limit.cancel')}
        </Button>
      ) : (
        <Tag tone={state === 'DONE' ? 'success' : 'neutral'} size="small">
          {t(`convert.limit.states.${state}`)}
        </Tag>
      )}
    </li>
  );
}
