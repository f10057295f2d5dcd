import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { keepInvitation } from '@/src/lib/storage';

/** Whatever page a user was invited to (`?ref=`), the code is still there when they register. */
export function InvitationKeeper() {
  const { asPath } = useRouter();
  useEffect(() => keepInvitation(asPath, Date.now()), [asPath]);
  return null;
}
