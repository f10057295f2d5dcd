import type { Accounts } from '../app/accounts/createAccounts';
import type { DemoAccount } from '../app/accounts/house/demoAccount';
import type { Log } from '../app/ports/log';
import type { ClaimContext } from '../app/practice/claimContext';
import { claimFirstFunds } from '../app/practice/claimFirstFunds';

/** The brand's demo account, with funds to trade with; undefined where no practice coins are traded. */
export async function openDemo(accounts: Accounts, practice: ClaimContext, brand: string, log: Log): Promise<DemoAccount | undefined> {
  const demo = await accounts.ensureDemoAccount(brand);
  if (!demo) return undefined;
  try {
    await claimFirstFunds(practice, demo.actor);
  } catch (error) {
    // Whoever signs in can still claim by hand.
    log.error({ err: error }, 'the demo account could not claim its practice funds');
  }
  return demo;
}
