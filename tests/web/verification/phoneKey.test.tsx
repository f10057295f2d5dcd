import { renderHook, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { usePhoneKey } from '@/src/features/verification/phone/usePhoneKey';
import { routerAt } from '../../support/renderShell';

afterEach(() => sessionStorage.clear());

const [LINK, OTHER] = ['L'.repeat(43), 'M'.repeat(43)];
let link = LINK;
/** A router of its own at each turn, as after anything that moves it. */
const Around = ({ children }: { children: ReactNode }) => (
  <RouterContext.Provider value={routerAt(`/verification/phone#${link}`)}>{children}</RouterContext.Provider>
);

describe('by what a phone is known', () => {
  const held = () => JSON.parse(sessionStorage.getItem('handover_phone') ?? 'null') as { phone: string; link?: string };

  it('takes a link once: another secret would be another phone, which the link is not for any more', async () => {
    const { result, rerender } = renderHook(() => usePhoneKey(), { wrapper: Around });
    await waitFor(() => expect(result.current[0]).toEqual({ link: LINK, phone: expect.stringMatching(/^[\w-]{43}$/) }));
    const first = held();
    for (let turns = 0; turns < 3; turns += 1) rerender();
    expect(result.current[0]).toEqual(first);
    expect(held()).toEqual(first);
    // Another link is another handover, with a secret of its own.
    link = OTHER;
    rerender();
    await waitFor(() => expect(held().link).toBe(OTHER));
    expect(held().phone).not.toBe(first.phone);
    expect(result.current[0]).toEqual(held());
  });
});
