import type { MailboxPlace } from '../mail/mailbox';
import type { Outbox } from '../mail/outbox';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Places } from '../ports/places';
import type { AccountStore } from './accountStore';
import type { AccountBrands } from './accountsSettings';
import type { AttemptGuard } from './attemptGuard';
import type { CaptchaGate } from './captchaGate';
import type { PasswordHasher } from './passwordHasher';
import type { ActivityLog } from './security/activityLog';
import type { SessionDirectory } from './sessions';

/** What the use cases of this area work with; put together by createAccounts. */
export interface AccountsContext {
  store: AccountStore;
  clock: Clock;
  bus: Bus;
  outbox: Outbox;
  mailbox: MailboxPlace;
  brands: AccountBrands;
  passwords: PasswordHasher;
  captcha: CaptchaGate;
  guard: AttemptGuard;
  sessions: SessionDirectory;
  activity: ActivityLog;
  places: Places;
  /** A session nobody uses for this long ends, in ms. */
  idleMs: number;
}
