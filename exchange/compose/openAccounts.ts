import type { AccountMoney } from '../app/accounts/accountMoney';
import { defaultLimits, textsToStrangers } from '../app/accounts/attempts/limits';
import { usualDerivations } from '../app/accounts/captcha/altchaGate';
import { type Accounts, createAccounts } from '../app/accounts/createAccounts';
import type { MailboxPlace } from '../app/mail/mailbox';
import type { MoneyWriter } from '../app/money/moneyWriter';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import type { BrandStore } from '../app/site/brandStore';
import { createAccountStore } from '../db/accounts/accountStore';
import { startAccountsJob } from '../jobs/accountsJob';
import { createIpCountries } from '../network/ipCountries';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { accountBrandsOf } from './openBrands';
import { hasPhone } from './openMail';

interface AccountParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  afterCommit: AfterCommit;
  mailbox: MailboxPlace;
  brands: BrandStore;
  writer: MoneyWriter;
}

const moneyOf = (writer: MoneyWriter): AccountMoney => ({
  setSelfFrozen: (actor, isFrozen, cancelOrders, audit) =>
    writer.run('setFrozen', { actor, isFrozen, cancelOrders, audit, isOwners: true }),
  close: (actor, isPractice, closes) => writer.run('closeAccount', { actor, isPractice, closes }),
});

/** Both keys, or the captcha is the built-in one. */
export const recaptchaOf = ({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }: Settings) =>
  siteKey !== null && secret !== null ? { siteKey, secret } : undefined;

/** Accounts with what the settings say of sessions and captchas. */
export async function openAccounts(settings: Settings, parts: AccountParts, closers: Closers): Promise<Accounts> {
  const accounts = await createAccounts({
    ...parts,
    money: moneyOf(parts.writer),
    store: createAccountStore(parts.database, parts.afterCommit),
    places: createIpCountries(parts.log),
    brands: accountBrandsOf(parts.brands, settings),
    settings: {
      hasPhone: hasPhone(settings),
      sessionDays: settings.SESSION_DAYS,
      sessionIdleMinutes: settings.SESSION_IDLE_MINUTES,
      limits: { ...defaultLimits, textsToStrangers: textsToStrangers(settings.SMS_STRANGERS_PER_DAY) },
      captchaEffort: { ...usualDerivations, cost: settings.CAPTCHA_ROUNDS },
      captchaSecret: settings.ALTCHA_HMAC_KEY ?? undefined,
      recaptcha: recaptchaOf(settings),
    },
  });
  closers.add('accounts', () => accounts.stop());
  await accounts.upkeep.resume().catch((error: unknown) => parts.log.error({ err: error }, 'what was left of accounts was not finished'));
  closers.add('accounts job', startAccountsJob(accounts.upkeep, parts.log));
  return accounts;
}
