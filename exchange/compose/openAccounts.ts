import { type Accounts, createAccounts } from '../app/accounts/createAccounts';
import type { MailboxPlace } from '../app/mail/mailbox';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Mailer } from '../app/ports/mailer';
import type { BrandStore } from '../app/site/brandStore';
import { createAccountStore } from '../db/accountsStore';
import { startAccountsJob } from '../jobs/accountsJob';
import { createIpCountries } from '../network/ipCountries';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { accountBrandsOf } from './openBrands';

interface AccountParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  mailbox: MailboxPlace;
  brands: BrandStore;
}

/** Accounts with what the settings say of sessions and captchas. */
export async function openAccounts(settings: Settings, parts: AccountParts, closers: Closers): Promise<Accounts> {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  const accounts = await createAccounts({
    ...parts,
    store: createAccountStore(parts.database),
    places: createIpCountries(parts.log),
    brands: accountBrandsOf(parts.brands, settings),
    settings: {
      sessionDays: settings.SESSION_DAYS,
      sessionIdleMinutes: settings.SESSION_IDLE_MINUTES,
      captchaSecret: settings.ALTCHA_HMAC_KEY ?? undefined,
      recaptcha: siteKey !== null && secret !== null ? { siteKey, secret } : undefined,
    },
  });
  closers.add('accounts', () => accounts.stop());
  closers.add('accounts job', startAccountsJob(accounts.security.sweep, parts.log));
  return accounts;
}
