import type { AccountsRig } from './accountsRig';
import { type Lies, passkeyDevice } from './passkeyDevice';
import { type PasskeyOwner, passkeyOwner } from './passkeyOwner';

/** What owners of passkeys do, for tests of adding them and of using them. */
export function passkeySteps(rigOf: () => AccountsRig) {
  const passkeys = () => rigOf().accounts.passkeys;
  const owner = (name: string, device = passkeyDevice()) => passkeyOwner(rigOf(), name, device);
  const otherHost = () => ({ ...rigOf().caller, host: 'trade.kontor.example' });
  const signIn = async ({ device }: Pick<PasskeyOwner, 'device'>, lies?: Lies, caller = rigOf().caller) =>
    passkeys().login(caller, { passkey: device.sign(await passkeys().loginChallenge(caller), lies) });
  const proof = async ({ actor, device }: PasskeyOwner) => ({
    passkey: device.sign(await passkeys().challenge(actor, rigOf().caller)),
  });
  /** Of the account itself, newest first. */
  const acts = async (userId: string) => {
    await rigOf().accounts.settled();
    const rows = await rigOf().store.activity.page(userId, { limit: 100 });
    return rows.map(({ kind, result }) => `${kind} ${result}`);
  };
  const subjects = (email: string) =>
    rigOf()
      .sent.filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  return { passkeys, owner, otherHost, signIn, proof, acts, subjects };
}
