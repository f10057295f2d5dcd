import type { PasskeyAdded } from '@/contract/passkeys';
import type { SessionActor } from '@/exchange/app/actor';
import type { AccountsRig } from './accountsRig';
import { type PasskeyDevice, passkeyDevice } from './passkeyDevice';

/** Who is signed in with a token. */
export async function actorOf({ accounts }: AccountsRig, token: string): Promise<SessionActor> {
  const actor = await accounts.authenticate(token, 'kontor', false);
  if (!actor) throw new Error('nobody is signed in');
  return actor;
}

/** The first step of adding a first passkey: with the code that was sent. */
export async function startFirst(rig: AccountsRig, actor: SessionActor, email: string) {
  const { ticket } = await rig.accounts.passkeys.sendCode(actor, rig.caller);
  return rig.accounts.passkeys.add(actor, rig.caller, { ticket, code: rig.codeFor(email) });
}

export interface PasskeyOwner {
  email: string;
  token: string;
  id: string;
  actor: SessionActor;
  device: PasskeyDevice;
  added: PasskeyAdded;
}

/** A new account whose one second factor is a passkey. */
export async function passkeyOwner(rig: AccountsRig, name: string, device = passkeyDevice()): Promise<PasskeyOwner> {
  const email = `${name}@mail.example`;
  const { token, id } = await rig.register(email);
  const actor = await actorOf(rig, token);
  const creation = await startFirst(rig, actor, email);
  const added = await rig.accounts.passkeys.confirm(actor, rig.caller, { passkey: device.create(creation), name: 'Laptop' });
  return { email, token, id, actor, device, added };
}
