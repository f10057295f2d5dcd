import type { MailboxPlace } from '../mail/mailbox';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Places } from '../ports/places';
import type { Sealer } from '../sealing/sealer';
import type { AccountMoney } from './accountMoney';
import type { AccountStore } from './accountStore';
import type { AccountBrands } from './accountsSettings';
import type { ActivityLog } from './activity/activityLog';
import type { AttemptGuard } from './attempts/attemptGuard';
import type { CaptchaGate } from './captcha/captchaGate';
import type { PasswordHasher } from './passwords/passwordHasher';
import type { SessionDirectory } from './sessions/sessionDirectory';

/** What the use cases of this area work with; put together by createAccounts. */
export interface AccountsContext {
  store: AccountStore;
  clock: Clock;
  bus: Bus;
  money: AccountMoney;
  mailbox: MailboxPlace;
  brands: AccountBrands;
  passwords: PasswordHasher;
  captcha: CaptchaGate;
  guard: AttemptGuard;
  sessions: SessionDirectory;
  activity: ActivityLog;
  places: Places;
  sealer: Sealer;
  /** Makes what authenticators keep an account under. */
  handleSecret: string;
  /** Signs the links of mails that lock an account. */
  lockSecret: string;
  /** Signs links to the export of an account's data. */
  exportSecret: string;
  /** People sign up by phone, too. */
  hasPhone: boolean;
  /** A session nobody uses for this long ends, in ms. */
  idleMs: number;
}
