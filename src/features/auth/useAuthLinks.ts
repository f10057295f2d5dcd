import { useRouter } from 'next/router';
import { ownPath } from '@/src/lib/returnUrl';

const HOME = '/';

/** Paths between the sign-in pages; where to return in the end travels along. */
export function useAuthLinks() {
  const { query } = useRouter();
  const returnUrl = ownPath(query.returnUrl, HOME);
  const suffix = returnUrl === HOME ? '' : `?${new URLSearchParams({ returnUrl })}`;
  return {
    returnUrl,
    login: `/login${suffix}`,
    loginOtp: `/login/otp${suffix}`,
    register: `/register${suffix}`,
    registerOtp: `/register/otp${suffix}`,
    resetPassword: `/reset-password${suffix}`,
  };
}
