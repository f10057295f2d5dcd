import { useTranslation } from 'next-i18next/pages';
import { useSWRConfig } from 'swr';
import type { Currency } from '@/domain/account/preferences';
import { currenciesOf } from '@/domain/account/usdRateIn';
import { savePreferences } from '@/src/api/calls/preferences';
import { usePreferences } from '@/src/api/queries/preferences';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { useWorth } from '@/src/brand/useWorth';
import { formatCurrencyName } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useLocale } from '@/src/i18n/useLocale';
import { useHasToken } from '@/src/lib/useHasToken';
import { Select } from '@/src/ui/menu/Select';
import { showToast } from '@/src/ui/toast/showToast';

/** In which currency values are shown: the account's choice, on every page. */
export function CurrencySelect() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { rates } = useSite();
  const { currency } = useWorth();
  const { mutate } = useSWRConfig();
  const errorWords = useErrorWords();
  const { data: account } = usePreferences(useHasToken(true));
  const { submit, isBusy } = useSubmit(async (chosen: Currency) => {
    if (!account) return;
    try {
      const { preferences } = await savePreferences({ version: account.version, changes: { currency: chosen } });
      await mutate(['preferences', {}], preferences, { revalidate: false });
    } catch (error) {
      showToast({ type: 'error', content: errorWords(error as { code: string }) });
      throw error;
    }
  });
  const options = currenciesOf(rates).map((code) => ({ value: code, label: code, hint: formatCurrencyName(code, locale) }));
  return (
    <Select
      variant="surface"
      size="small"
      label={t('wallets.currency')}
      options={options}
      value={currency as Currency}
      disabled={!account || isBusy || options.length < 2}
      onChange={(chosen) => void submit(chosen)}
    />
  );
}
