import type { SessionActor } from '@/exchange/app/actor';
import { issueWebsocketToken, redeemWebsocketToken, WEBSOCKET_TOKEN_MS } from '@/exchange/app/spot/websocketTokens';
import { createWebsocketTokenRepository } from '@/exchange/db/spot/websocketTokenRepository';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;

describeOnDatabase('websocket tokens', (database) => {
  let rig: AccountsRig;
  let spot: Parameters<typeof issueWebsocketToken>[0];
  let actor: SessionActor;
  let token: string;
  const email = 'jana@mail.example';
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    spot = { websocketTokens: createWebsocketTokenRepository(database()), clock: { now: () => rig.now() } };
    await rig.register(email);
  });
  const signIn = async (): Promise<SessionActor> => {
    ({ token } = await rig.login(email));
    const signedIn = await rig.accounts.authenticate(token, 'kontor', false);
    if (!signedIn) throw new Error('just signed in');
    // A stream shows what is there however the account stands.
    const { userId, brand, accountType, sessionId, sessionEndsMs } = signedIn;
    return { userId, brand, accountType, sessionId, sessionEndsMs };
  };
  beforeEach(async () => {
    rig.pass(DAY_MS);
    actor = await signIn();
  });
  const issue = async (who = actor) => (await issueWebsocketToken(spot, who)).token;
  const redeem = (streamToken: string) => redeemWebsocketToken(spot, streamToken);

  it('work once, soon, and are stored as hashes', async () => {
    const streamToken = await issue();
    const stored = await database().query<{ token_hash: string }>('select token_hash from stream_tokens');
    expect(stored).toEqual([{ token_hash: expect.not.stringContaining(streamToken) }]);
    expect(await redeem(streamToken)).toEqual(actor);
    expect(await redeem(streamToken)).toBeUndefined();
    expect(await redeem('made-up')).toBeUndefined();
    const late = await issue();
    rig.pass(WEBSOCKET_TOKEN_MS);
    expect(await redeem(late)).toBeUndefined();
  });

  it('end with the session that asked for them, and with no other', async () => {
    const [mine, other] = [await issue(), await issue(await signIn())];
    await rig.accounts.logout(rig.caller, token);
    expect(await redeem(other)).toBeUndefined();
    expect(await redeem(mine)).toEqual(actor);
  });

  it('end with all sessions, when the password is changed', async () => {
    const to = 'nils@mail.example';
    const owner = await rig.accounts.authenticate((await rig.register(to)).token, 'kontor', false);
    const streamToken = await issue(owner);
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email: to, captcha: await rig.captcha('forgot') });
    await rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(to), newPassword: `${STRONG_PASSWORD}again` });
    expect(await redeem(streamToken)).toBeUndefined();
  });

  it('end with the session of who changes the password, and are worthless when asked for by its former token', async () => {
    const own = await rig.register('ida@mail.example');
    const asking = await rig.accounts.authenticate(own.token, 'kontor', false);
    const before = await issue(asking);
    const password = { currentPassword: STRONG_PASSWORD, newPassword: `${STRONG_PASSWORD}anew` };
    const changed = await rig.accounts.security.changePassword(asking as SessionActor, rig.caller, password);
    const former = await rig.accounts.authenticate(own.token, 'kontor', false);
    const during = await issue(former);
    expect([await redeem(before), await redeem(during)]).toEqual([undefined, undefined]);
    const successor = await rig.accounts.authenticate(changed.token, 'kontor', false);
    expect(await redeem(await issue(successor))).toMatchObject({ userId: asking?.userId, sessionId: successor?.sessionId });
  });

  it('do not outlive a session that expires first', async () => {
    rig.pass(actor.sessionEndsMs - rig.now() - 1000);
    const [used, unused] = [await issue(), await issue()];
    expect(await redeem(used)).toEqual(actor);
    rig.pass(1000);
    expect(await redeem(unused)).toBeUndefined();
  });
});
