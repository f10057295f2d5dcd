import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { cancelConvertLimit } from '@/src/api/calls/convert';
import type { Limit } from '@/src/api/queries/convert';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { showToast } from '@/src/ui/toast/showToast';

/** What became of it; while it waits, the way to end it. */
export function LimitEnd({ limit: { limitId, state } }: { limit: Limit }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const [isBusy, setBusy] = useState(false);
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
  return state === 'OPEN' ? (
    <Button variant="tertiary" size="small" loading={isBusy} onClick={() => void cancel()}>
      {t('convert.limit.cancel')}
    </Button>
  ) : (
    <Tag tone={state === 'DONE' ? 'success' : 'neutral'} size="small">
      {t(`convert.limit.states.${state}`)}
    </Tag>
  );
}
