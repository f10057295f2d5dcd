import { buildAccountsRig } from '../support/accountsRig';
import { actorOf } from '../support/passkeyOwner';
import { openTestDatabases } from '../support/testDatabase';

// Where one transaction has the account in hand and another a row that refers to it. The embedded database does one after the other.
const server = openTestDatabases().find(({ name }) => name === 'postgres');
const onServer = server ? describe : describe.skip;

onServer('an account that is locked for a change', () => {
  it('lets its owner log out meanwhile: the change may end that session next, and would wait for the logout that waits for it', async () => {
    const rig = await buildAccountsRig(await (server?.open() ?? Promise.reject()));
    const { token } = await rig.register('leaver@mail.example');
    const { userId, sessionId } = await actorOf(rig, token);
    await rig.store.atomically(async (tables) => {
      await tables.users.lock(userId);
      await rig.accounts.logout(rig.caller, token);
      expect(await tables.sessions.isOpen(userId, sessionId, rig.now())).toBe(false);
      await tables.sessions.revokeAll(userId, rig.now());
    });
  });

  it('is locked for one change at a time', async () => {
    const rig = await buildAccountsRig(await (server?.open() ?? Promise.reject()));
    const { userId } = await actorOf(rig, (await rig.register('owner@mail.example')).token);
    const order: string[] = [];
    let second: Promise<void> | undefined;
    await rig.store.atomically(async (tables) => {
      await tables.users.lock(userId);
      second = rig.store.atomically(async (others) => {
        await others.users.lock(userId);
        order.push('second');
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
