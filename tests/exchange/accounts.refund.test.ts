import { type AccountsRig, buildAccountsRig } from '../support/accountsRig';
import { actorOf } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('where coins go back to that cannot be credited', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const about = { network: 'Bitcoin (Bitcoin)', recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };

  it('is told to the owner by mail and in what happened, with the address, so many times a day', async () => {
    const email = 'refund@mail.example';
    const { token, id } = await rig.register(email);
    const actor = await actorOf(rig, token);
    const set = () => rig.accounts.sending.proveForRefund(actor, rig.caller, {}, { terms: 'there', told: about });
    await set();
    await rig.settled();
    const notices = await database().query('select kind, topic from notices where user_id = $1', [id]);
    expect(notices).toContainEqual({ kind: 'SECURITY', topic: 'refundAddressSet' });
    expect(await database().query("select result from account_activity where user_id = $1 and kind = 'REFUND_ADDRESS'", [id])).toEqual([
      { result: 'PASSED' },
    ]);
    const mail = rig.sent.findLast(({ to }) => to === email);
    expect(JSON.stringify(mail)).toContain(about.recipient);
    for (let time = 1; time < 10; time += 1) await set();
    await expect(set()).rejects.toMatchObject({ codeName: 'rateLimited' });
  });
});
