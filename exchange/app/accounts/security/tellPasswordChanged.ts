import { composeMessage } from '../../mail/composeMessage';
import { deviceName } from '../../mail/deviceName';
import type { AccountsContext } from '../context';
import type { Caller, User } from '../model';

/** Tells the owner where they are reached, by mail if they have both. */
export function tellPasswordChanged({ outbox, brands, clock }: AccountsContext, caller: Caller, user: User): void {
  const to = user.email ?? user.phone;
  if (to === null) return;
  outbox.post(
    composeMessage({
      kind: 'passwordChanged',
      to,
      channel: user.email === null ? 'sms' : 'email',
      brand: user.brand,
      look: brands.look(user.brand),
      language: user.language,
      minutes: 0,
      device: deviceName(caller.userAgent),
      ip: caller.ip,
      at: clock.now(),
    }),
  );
}
