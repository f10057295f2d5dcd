import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { codes, MSG_SEPARATOR } from '@/contract/codes';
import { formatList, useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import type { SendView } from '../model/sendForm';

const CODES = {
  format: 'sendToFormat',
  checksum: 'sendToChecksum',
  otherNetwork: 'sendToOtherNetwork',
  own: 'addressOwn',
  contract: 'addressContract',
  notSaved: 'addressNotSaved',
  waiting: 'addressWaiting',
} as const;

interface About {
  coin: string;
  networks: readonly string[];
  /** Networks of other coins that the address is written for. */
  others: readonly string[];
}

/** What is wrong with an address, in the words the exchange refuses it with. */
export function useAddressWords() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { locale } = useFormat();
  return useCallback(
    (problem: NonNullable<SendView['addressProblem']>, { coin, networks, others }: About): string => {
      if (others.length > 0) return t('send.elsewhere', { networks: formatList(others, locale), coin });
      const { code, key } = codes[CODES[problem]];
      return words({ code, msg: `${key}${MSG_SEPARATOR}${formatList(networks, locale)}` });
    },
    [t, words, locale],
  );
}
