import { useCallback } from 'react';
import { codes } from '@/contract/codes';
import { codeOfReason } from '@/contract/standing';
import type { WhyNot } from '@/domain/account/standing';
import { useErrorWords } from './useErrorWords';

/** Words for why an account cannot do something: before, the same as the exchange refuses it with. */
export function useReasonWords(): (reason: WhyNot) => string {
  const words = useErrorWords();
  return useCallback(
    ({ kind }) => {
      const { code, key } = codes[codeOfReason[kind]];
      return words({ code, msg: key });
    },
    [words],
  );
}
