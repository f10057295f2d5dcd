import { useMemo, useState } from 'react';
import { codes } from '@/contract/codes';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { isApiError } from '@/src/api/apiError';
import { methodsAskedFor } from '@/src/api/passkeys/factorRefusal';
import { type FactorDraft, factorProof, firstFactor, isFactorWhole, waysOf } from '@/src/ui/otp/factorDraft';

type Methods = ReturnType<typeof methodsAskedFor>;

interface Known {
  /** Whether a second factor is asked for, as far as the page knows. */
  hasFactor: boolean;
  /** What of it can be asked for. */
  methods?: Readonly<Methods>;
  /** Brings the browser's dialog up. @throws ApiError */
  askPasskey: () => Promise<PasskeyAssertion>;
}

const NONE: Readonly<Methods> = [];

/**
 * The second factor of a form: starts with the best way the account has, and stays where its user has gone. The exchange knows better than
 * the page whether there is one: where it asks, the form does.
 */
export function useFactor({ hasFactor: isKnown, methods: known = NONE, askPasskey }: Known) {
  const [draft, setFactor] = useState<FactorDraft>();
  const [asked, setAsked] = useState<Methods>();
  const hasFactor = asked !== undefined || isKnown;
  const methods = asked ?? known;
  const ways = useMemo(() => waysOf(methods), [methods]);
  const factor = draft && ways.includes(draft.way) ? draft : firstFactor(ways);
  return {
    hasFactor,
    ways,
    factor,
    setFactor,
    isFactorMissing: hasFactor && !isFactorWhole(factor),
    /** What calls take of it; nothing where none is asked for. @throws ApiError what the browser's dialog ended with */
    factorParams: async (given = factor) => (hasFactor ? await factorProof(given, askPasskey) : {}),
    /**
     * What a refusal says of the factor: a code of the app is typed anew, for it has changed meanwhile; a recovery code stays there to be
     * corrected; and one that nobody knew of is asked for.
     * @returns whether it is asked for from now on, and was not before
     */
    heed: (failure: unknown): boolean => {
      if (!isApiError(failure)) return false;
      if (failure.code === codes.authenticatorInvalid.code) {
        setFactor((current) => (current?.way === 'app' ? { ...current, text: '' } : current));
      }
      if (failure.code !== codes.secondFactorRequired.code) return false;
      setAsked(methodsAskedFor(failure));
      return !hasFactor;
    },
  };
}
