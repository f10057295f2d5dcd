import { hashToken, newToken } from '@/exchange/app/accounts/tokens';
import { FailureBudget } from '@/exchange/app/operating/failureBudget';
import { OperatorAccess } from '@/exchange/app/operating/operatorAccess';
import { createOperatorRepository } from '@/exchange/db/operatorRepository';
import { silentLog, TestClock } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const PEER = '127.0.0.1';

function memoryFile() {
  const file = { path: 'operator-secret', secret: undefined as string | undefined };
  return Object.assign(file, {
    write: async (secret: string) => {
      file.secret = secret;
    },
    remove: async () => {
      file.secret = undefined;
    },
  });
}

describeOnEachDatabase('operators', (database) => {
  const clock = new TestClock();
  const secretFile = memoryFile();
  const newcomer = (name: string) => ({ name, tokenHash: hashToken(newToken()) });
  const rig = () => {
    const store = createOperatorRepository(database());
    return { store, access: new OperatorAccess({ store, secretFile, clock, log: silentLog }) };
  };

  it('lets the first two in by the one-time secret, each secret once, and nobody after them', async () => {
    const { access, store } = rig();
    await access.offerSecret();
    const first = secretFile.secret ?? '';
    const token = newToken();
    expect(await access.join(first, { name: 'alice', tokenHash: hashToken(token) }, PEER)).toMatchObject({
      name: 'alice',
      proposedBy: null,
    });
    await expect(access.join(first, newcomer('mallory'), PEER)).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    await access.join(secretFile.secret ?? '', newcomer('bob'), PEER);
    expect(secretFile.secret).toBeUndefined();
    await expect(access.join(first, newcomer('mallory'), PEER)).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    expect((await store.operators()).map(({ name }) => name)).toEqual(['alice', 'bob']);
    expect(await access.authenticate(token, PEER)).toMatchObject({ name: 'alice' });
  });

  it('starts without a secret where none can be written', async () => {
    const { store } = rig();
    const unwritable = { ...memoryFile(), write: async () => Promise.reject(new Error('read-only')) };
    await database().query("update operators set disabled_ms = 1 where name = 'bob'");
    const access = new OperatorAccess({ store, secretFile: unwritable, clock, log: silentLog });
    await access.offerSecret();
    await expect(access.join('', newcomer('mallory'), '::2')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    await database().query("update operators set disabled_ms = null where name = 'bob'");
  });

  it('never has more than two founders, however many join at once', async () => {
    const { store } = rig();
    const audit = { actor: 'operator:x', action: 'operator.join', subject: 'operator:x', details: {} };
    const joined = await Promise.all(['carl', 'dora', 'emil'].map((name) => store.join(newcomer(name), 2, clock.now(), audit)));
    expect(joined).toEqual([undefined, undefined, undefined]);
  });

  it('adds and disables operators by two others, and says so in the audit log', async () => {
    const { store, access } = rig();
    const audit = (action: string) => ({ actor: 'operator:bob', action, subject: 'operator:carol', details: {} });
    const token = newToken();
    const details = { name: 'carol', tokenHash: hashToken(token) };
    const proposal = await store.propose({ kind: 'operator.add', details, note: 'third shift', proposedBy: 'alice' }, clock.now(), () =>
      audit('operator.add.propose'),
    );
    expect(await store.pending()).toEqual([proposal]);
    expect(await store.confirmAdding(proposal, details, 'bob', clock.now(), audit('operator.add.confirm'))).toBe(true);
    expect(await store.confirmAdding(proposal, details, 'bob', clock.now(), audit('twice'))).toBe(false);
    expect(await access.authenticate(token, PEER)).toMatchObject({ name: 'carol', proposedBy: 'alice', confirmedBy: 'bob' });
    const second = await store.propose(
      { kind: 'operator.disable', details: { name: 'carol' }, note: 'left', proposedBy: 'bob' },
      clock.now(),
      () => audit('operator.disable.propose'),
    );
    expect(await store.confirmDisabling(second, 'carol', 'alice', clock.now(), audit('operator.disable.confirm'))).toBe(true);
    await expect(access.authenticate(token, PEER)).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    const actions = (await store.readAudit({ subject: 'operator:carol', limit: 10 })).map(({ action }) => action);
    expect(actions).toEqual(['operator.disable.confirm', 'operator.disable.propose', 'operator.add.confirm', 'operator.add.propose']);
  });

  it('holds in the database that nobody confirms their own proposal', async () => {
    const { store } = rig();
    const audit = { actor: 'operator:bob', action: 'x', subject: 'y', details: {} };
    const details = newcomer('frank');
    const proposal = await store.propose({ kind: 'operator.add', details, note: 'n', proposedBy: 'bob' }, clock.now(), () => audit);
    await expect(store.confirmAdding(proposal, details, 'bob', clock.now(), audit)).rejects.toThrow(/check/);
    expect(await store.reject(proposal, 'bob', clock.now(), audit)).toBe(true);
    expect(await store.reject(proposal, 'alice', clock.now(), audit)).toBe(false);
  });

  it.each([["update audit_log set actor = 'operator:nobody'"], ['delete from audit_log'], ['truncate audit_log']])(
    'refuses: %s',
    async (statement) => {
      const before = await rig().store.readAudit({ limit: 500 });
      await expect(database().query(statement)).rejects.toThrow('only ever added to');
      expect(await rig().store.readAudit({ limit: 500 })).toEqual(before);
    },
  );

  it('refuses hammering with wrong tokens and takes the right one all the same', async () => {
    const { access, store } = rig();
    const token = newToken();
    await database().query('update operators set token_hash = $1 where name = $2', [hashToken(token), 'alice']);
    const refusals: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      await access.authenticate(newToken(), PEER).catch(({ codeName }) => refusals.push(codeName));
    }
    expect(refusals).toEqual([...Array(10).fill('tokenInvalid'), ...Array(5).fill('rateLimited')]);
    expect(await access.authenticate(token, PEER)).toMatchObject({ name: 'alice' });
    await expect(access.authenticate(newToken(), '::1')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    expect(await store.byTokenHash('nonsense')).toBeUndefined();
  });
});

describe('the budget of failures', () => {
  it('forgives one after another', () => {
    const clock = new TestClock();
    const budget = new FailureBudget(clock);
    for (let count = 0; count < 10; count += 1) expect(budget.charge(PEER)).toBeUndefined();
    expect(budget.charge(PEER)).toBe(6);
    clock.advance(6_000);
    expect(budget.charge(PEER)).toBeUndefined();
    expect(budget.charge(PEER)).toBe(6);
  });
});
