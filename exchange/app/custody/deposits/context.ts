import type { MoneyWriter } from '../../money/moneyWriter';
import type { Bus } from '../../ports/bus';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { NetworkStore } from '../networks';
import type { CreditStore, FollowStore } from './depositStore';
import type { OwnAddresses } from './ownAddresses';

/** What following a chain stands on. */
export interface FollowContext {
  store: FollowStore & CreditStore;
  networks: NetworkStore;
  addresses: Pick<OwnAddresses, 'on'>;
  writer: Pick<MoneyWriter, 'run'>;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  log: Log;
}
