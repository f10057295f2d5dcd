import type { SessionActor } from '@/exchange/app/actor';
import type { UserTransferContext } from '@/exchange/app/wallet/users/context';
import { sendToUser, sendToUserChallenge } from '@/exchange/app/wallet/users/sendToUser';
import { type AccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { fund, type Money } from '../support/moneyDesk';
import { type PasskeyOwner, passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';
import { startUserTransfers } from '../support/userTransferRig';

jest.setTimeout(60_000);

const COIN = 10n ** 8n;

describeOnDatabase('a passkey that proves a transfer to another user', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let context: UserTransferContext;
  let mei: PasskeyOwner;
  let receivers: string[];
  let serial = 0;
  beforeAll(async () => {
    ({ rig, money, context } = await startUserTransfers(database(), '200000'));
    mei = await passkeyOwner(rig, 'mei.signs');
    for (const asset of ['USDT', 'BTC']) {
      await fund(money, mei.actor, asset, '100');
      const moved = { userId: mei.id, clientTransferId: `fund-${asset}`, asset, amount: 100n * COIN };
      await money.writer.run('transfer', { ...moved, from: 'TRADE', to: 'MAIN' });
    }
    receivers = (await Promise.all(['luca.gets', 'ines.gets'].map((name) => rig.register(`${name}@mail.example`)))).map(({ id }) => id);
    // A new second factor holds what is sent; that is another rule.
    await database().query('update users set sending_held_until = null, auth_status = 1');
  });
  afterAll(async () => {
    await money.writer.stop();
  });

  interface Terms {
    uid: string;
    asset: string;
    amount: string;
  }
  const terms = (over: Partial<Terms> = {}): Terms => ({ uid: receivers[0] ?? '', asset: 'USDT', amount: '1.5', ...over });
  const signed = async (of: Terms, actor: SessionActor = mei.actor) =>
    mei.device.sign(await sendToUserChallenge(context, actor, rig.caller, of));
  const send = (of: Terms, passkey: ReturnType<PasskeyOwner['device']['sign']>) => {
    serial += 1;
    const proof = { currentPassword: STRONG_PASSWORD, passkey };
    return refusalOf(sendToUser(context, mei.actor, rig.caller, { ...of, clientTransferId: `signed-${serial}`, ...proof }));
  };

  it('is good for its receiver, coin and amount, however they are written, and once', async () => {
    const passkey = await signed(terms());
    expect(await send(terms({ amount: '1.50' }), passkey)).toBe('answered');
    expect(await send(terms(), passkey)).toBe('passkeyExpired');
    const byMail = await signed(terms());
    const named = { email: 'luca.gets@mail.example', asset: 'USDT', amount: '1.5' };
    expect(await send(named as never, byMail)).toBe('answered');
  });

  it('is good for no other receiver, coin or amount, and is used up by the try', async () => {
    const others: Partial<Terms>[] = [{ uid: receivers[1] }, { asset: 'BTC' }, { amount: '15' }];
    for (const other of others) {
      const passkey = await signed(terms());
      expect([other, await send(terms(other), passkey)]).toEqual([other, 'passkeyExpired']);
      expect([other, await send(terms(), passkey)]).toEqual([other, 'passkeyExpired']);
    }
  });

  it('is none that was asked for anything else, and proves nothing else', async () => {
    const general = mei.device.sign(await rig.accounts.passkeys.challenge(mei.actor, rig.caller));
    expect(await send(terms(), general)).toBe('passkeyExpired');
    const passkey = await signed(terms());
    expect(await refusalOf(rig.accounts.passkeys.setLogin(mei.actor, rig.caller, { isOn: true, passkey }))).toBe('passkeyExpired');
  });

  it('is not asked for to send to anybody but who was shown', async () => {
    const of = { ...terms({ uid: receivers[1] ?? '' }), receiverName: 'lu***@mail.example' };
    expect(await refusalOf(signed(of))).toBe('receiverOther');
  });

  it('is not asked for to send to nobody, oneself, or an amount that no coin has', async () => {
    expect(await refusalOf(signed(terms({ uid: '999999999' })))).toBe('receiverUnknown');
    expect(await refusalOf(signed(terms({ uid: mei.id })))).toBe('receiverSelf');
    expect(await refusalOf(signed(terms({ asset: 'NONE' })))).toMatch(/^assetUnknown/);
    expect(await refusalOf(signed(terms({ amount: '0.000000001' })))).toMatch(/^amountStep/);
  });
});
