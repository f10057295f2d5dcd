import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { storedToken } from '@/src/lib/storage';
import { useAuthLinks } from './useAuthLinks';

/** Who is signed in already has nothing to do at a form to sign in, as after the way back from where a login led: they go on there. */
export function useLeadOn(): void {
  const router = useRouter();
  const { returnUrl } = useAuthLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens; a login by the form itself leads on once it is done
  useEffect(() => {
    if (storedToken() !== undefined) void router.replace(returnUrl);
  }, []);
}
