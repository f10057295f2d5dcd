import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import type { Limit } from '@/src/api/queries/convert';
import { Button } from '@/src/ui/button/Button';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import page from './Conversions.module.css';
import { LimitDialog } from './LimitDialog';
import { LimitTable } from './LimitTable';

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
      {data?.length === 0 ? (
        <EmptyView title={t('convert.limit.none')} compact />
      ) : !data && error ? (
        <ErrorView title={t('convert.historyFailed')} onRetry={() => void mutate()} retrying={isValidating} compact />
      ) : (
        <LimitTable limits={data} />
      )}
      {isAdding ? <LimitDialog onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
