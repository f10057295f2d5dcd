import { createHandoverStore } from '@/exchange/db/verification/handoverRepository';
import { describeOnEachDatabase } from '../support/testDatabase';
import { buildVerificationRig } from '../support/verificationRig';

const NOW = 1_000;
const origin = { ip: '', userAgent: 'x', country: null };

describeOnEachDatabase('the link of a phone that was let go', (database) => {
  it.each([true, false])('opens for no other, whatever another process’s clock shows (let in before: %s)', async (isLetIn) => {
    const rig = await buildVerificationRig(database());
    const { userId } = await rig.user(`released-${isLetIn}`);
    const [session] = await database().query<{ id: string }>('select id::text as id from sessions where user_id = $1::bigint', [userId]);
    const store = createHandoverStore(database());
    const row = { userId, sessionId: session?.id ?? '', step: 'DOCUMENT' as const, attempt: 1, linkHash: `released ${isLetIn}` };
    const handoverId = (await store.begin({ ...row, begunAt: NOW, expiresAt: 600_000 }, { since: 0, most: 5 }))?.handoverId ?? '';
    const bind = (name: string, at: number) =>
      store.bind(handoverId, { phoneHash: `${name} ${isLetIn}`, matchNumber: 42, expiresAt: 900_000, at, ...origin });
    expect(await bind('first', NOW)).toBeDefined();
    if (isLetIn) await store.confirm(handoverId, { userId, number: 42, expiresAt: 900_000, at: NOW });
    await store.release(handoverId, NOW + 5_000);
    expect(await bind('second', NOW + 4_000)).toBeUndefined();
  });
});
