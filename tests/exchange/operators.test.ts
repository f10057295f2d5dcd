import type { MoneyHalt } from '@/exchange/app/money/records/moneyHalt';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { resumeMoney } from '@/exchange/app/operating/moneyHalt';
import { OperatorAccess } from '@/exchange/app/operating/operatorAccess';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { confirmProposal } from '@/exchange/app/operating/proposals';
import { hashToken, newToken } from '@/exchange/app/tokens';
import { createOperatorRepository } from '@/exchange/db/operating/operatorRepository';
import { TestClock } from '../support/moneyDesk';
import { silentLog } from '../support/silentLog';
import { describeOnDatabase } from '../support/testDatabase';

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

/** A proof that its owner wrote. */
function memoryProof() {
  const proof = { secret: undefined as string | undefined };
  return Object.assign(proof, {
    read: async () => proof.secret,
    remove: async () => {
      proof.secret = undefined;
    },
  });
}

describeOnDatabase('operators', (database) => {
  const clock = new TestClock();
  const secretFile = memoryFile();
  const proof = memoryProof();
  const newcomer = (name: string) => ({ name, tokenHash: hashToken(newToken()) });
  const rig = () => {
    const store = createOperatorRepository(database());
    const warn = jest.fn();
    return { store, warn, access: new OperatorAccess({ store, secretFile, proof, clock, log: { ...silentLog, warn } }) };
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
    const access = new OperatorAccess({ store, secretFile: unwritable, proof, clock, log: silentLog });
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

  it('holds that proposals of an operator who is disabled are void', async () => {
    const { store } = rig();
    const audit = { actor: 'operator:bob', action: 'x', subject: 'y', details: {} };
    const [details, other] = [newcomer('grace'), newcomer('heidi')];
    await database().query("update operators set disabled_ms = null where name = 'carol'");
    const proposal = await store.propose({ kind: 'operator.add', details, note: 'n', proposedBy: 'carol' }, clock.now(), () => audit);
    const mine = await store.propose({ kind: 'operator.add', details: other, note: 'n', proposedBy: 'bob' }, clock.now(), () => audit);
    await database().query("update operators set disabled_ms = 1 where name = 'carol'");
    expect((await store.pending()).map(({ id, isVoid }) => [id, isVoid])).toEqual([
      [proposal.id, true],
      [mine.id, false],
    ]);
    const context = { store, clock } as unknown as OperatingContext;
    const bob = { name: 'bob' } as Operator;
    await expect(confirmProposal(context, bob, { id: proposal.id })).rejects.toMatchObject({ msg: expect.stringContaining('void') });
    // Also where it was read before the proposer was disabled.
    expect(await store.confirmAdding(proposal, details, 'bob', clock.now(), audit)).toBe(false);
    const confirm = `update proposals set decision = 'CONFIRMED', decided_by = (select id from operators where name = 'bob'), decided_ms = 1
      where id = ${proposal.id}`;
    await expect(database().query(confirm)).rejects.toMatchObject({ code: 'KM022' });
    for (const one of [proposal, mine]) expect(await store.reject(one, 'bob', clock.now(), audit)).toBe(true);
  });

  it('resumes money for nobody whose token was worth nothing by the time it was reconciled, and only what was halted then', async () => {
    const { store } = rig();
    const [tokenHash, another] = [hashToken(newToken()), hashToken(newToken())];
    const set = (what: string) => database().query(`update operators set ${what} where name = 'bob'`);
    await set(`token_hash = '${tokenHash}'`);
    const bob = { ...((await store.byTokenHash(tokenHash)) as Operator), tokenHash };
    const halt: MoneyHalt = { reason: 'OPERATOR', atMs: 7 };
    // What the writer asks when it comes to the command, which may have waited.
    let queued = async () => {};
    const lift = async (_: string, { refusal }: { refusal(): Promise<unknown> }) => queued().then(refusal);
    const writer = { run: jest.fn(lift), moneyHalt: jest.fn((): MoneyHalt | null => halt) };
    const lifted = () => writer.run.mock.results.at(-1)?.value;
    const resumed = (meanwhile: () => Promise<unknown>) => {
      const reconciliation = { run: () => meanwhile().then(() => ({ differenceCount: 0 })) };
      return resumeMoney({ store, writer, reconciliation } as unknown as OperatingContext, bob, { note: 'all is well' });
    };
    await resumed(() => set('disabled_ms = 1'));
    expect(await lifted()).toMatchObject({ codeName: 'tokenInvalid' });
    await resumed(() => set(`disabled_ms = null, token_hash = '${another}'`));
    expect(await lifted()).toMatchObject({ codeName: 'tokenInvalid' });
    queued = () => set('disabled_ms = 1').then(() => {});
    await resumed(() => set(`token_hash = '${tokenHash}'`));
    expect(await lifted()).toMatchObject({ codeName: 'tokenInvalid' });
    queued = () => set('disabled_ms = null').then(() => {});
    // Halted anew while it is compared: the writer is told which halt is meant.
    const haltedAnew = async () => {
      await set(`token_hash = '${tokenHash}'`);
      writer.moneyHalt.mockReturnValue({ reason: 'RECONCILIATION', atMs: 8 });
    };
    await resumed(haltedAnew);
    expect(await lifted()).toBeUndefined();
    expect(writer.run).toHaveBeenLastCalledWith('setMoneyHalt', expect.objectContaining({ reason: null, lifts: 7 }));
    writer.moneyHalt.mockReturnValue(null);
    await expect(resumed(async () => {})).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('gives who lost their token another one, by the owner of the machine, and what they proposed is void', async () => {
    const { access, store, warn } = rig();
    const audit = { actor: 'operator:alice', action: 'x', subject: 'y', details: {} };
    const [lost, token] = [newToken(), newToken()];
    await database().query('update operators set token_hash = $1 where name = $2', [hashToken(lost), 'alice']);
    const details = newcomer('ivan');
    const proposal = await store.propose({ kind: 'operator.add', details, note: 'n', proposedBy: 'alice' }, clock.now(), () => audit);
    const alice = { name: 'alice', tokenHash: hashToken(token), note: 'a lost laptop' };
    await expect(access.recover('', alice, '::3')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    proof.secret = newToken();
    await expect(access.recover(newToken(), alice, '::3')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    expect(await access.authenticate(lost, PEER)).toMatchObject({ name: 'alice' });
    const { secret } = proof;
    expect(await access.recover(secret ?? '', alice, '::3')).toEqual({ name: 'alice', voidProposals: [proposal.id] });
    await expect(access.recover(secret ?? '', alice, '::3')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    await expect(access.authenticate(lost, '::3')).rejects.toMatchObject({ codeName: 'tokenInvalid' });
    expect(await access.authenticate(token, PEER)).toMatchObject({ name: 'alice' });
    expect(await store.proposal(proposal.id)).toBeUndefined();
    expect(await store.confirmAdding(proposal, details, 'bob', clock.now(), audit)).toBe(false);
    expect(await store.readAudit({ action: 'operator.recover', limit: 5 })).toMatchObject([
      { actor: 'rule:recovery', subject: 'operator:alice', details: { voidProposals: [proposal.id], note: 'a lost laptop' } },
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    // Who was disabled by two stays so.
    proof.secret = newToken();
    await expect(access.recover(proof.secret, { ...alice, name: 'carol' }, '::3')).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('writes a line of wrong tokens a minute and source, and few of all sources', async () => {
    const { access, store } = rig();
    const lines = async () => (await store.readAudit({ actor: 'rule:wrongTokens', limit: 100 })).length;
    const before = await lines();
    const wrong = (peer: string) => access.authenticate(newToken(), peer).catch(() => {});
    for (let count = 0; count < 20; count += 1) await wrong('127.0.0.9');
    expect(await store.readAudit({ actor: 'rule:wrongTokens', limit: 1 })).toMatchObject([
      { action: 'operator.refuse', subject: 'network:127.0.0.9', details: { shown: 'token' } },
    ]);
    expect(await lines()).toBe(before + 1);
    for (let host = 0; host < 20; host += 1) await wrong(`127.0.1.${host}`);
    expect(await lines()).toBe(before + 10);
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
