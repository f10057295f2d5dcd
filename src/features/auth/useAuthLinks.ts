import { useRouter } from 'next/router';
import { ownPath } from '@/src/lib/returnUrl';

const HOME = '/';

/**
 * Paths between the sign-in pages; where to return in the end travels along.
 * @param home where to go when a user came from nowhere in particular
 */
export function useAuthLinks(home = HOME) {
  const { query } = useRouter();
  const asked = ownPath(query.returnUrl, HOME);
  const suffix = asked === HOME ? '' : `?${new URLSearchParams({ returnUrl: asked })}`;
  return {
    returnUrl: asked === HOME ? home : asked,
    login: `/login${suffix}`,
    loginOtp: `/login/otp${suffix}`,
    register: `/register${suffix}`,
    registerOtp: `/register/otp${suffix}`,
    resetPassword: `/reset-password${suffix}`,
  };
}
