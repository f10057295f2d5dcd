import type { Accounts } from '../../accounts/createAccounts';
import type { Uploads } from '../../uploads/createUploads';
import type { VerificationContext } from '../context';
import type { HandoverStore } from './handoverStore';

/** What handing pictures over to a phone stands on. */
export interface HandoverContext extends Pick<VerificationContext, 'store' | 'sealer' | 'bus' | 'clock' | 'log'> {
  handovers: HandoverStore;
  accounts: Pick<Accounts, 'sessionById' | 'originOf'>;
  uploads: Pick<Uploads, 'begin' | 'receivePart' | 'finish' | 'list'>;
}
