import { earning } from './earning';
import { forgottenPassword, loggingIn, registering, smsCodes } from './entering';
import { express } from './express';
import { handingOver } from './handover';
import { closing, freezing, locking, loggingOut, loggingOutEverywhere } from './leaving';
import { notifications, unsubscribing } from './notices';
import { passkeys } from './passkeys';
import { earnPlans, marketData, site } from './public';
import { protection, secondFactor } from './security';
import { sending } from './sending';
import type { Step } from './step';
import { balances, converting, deposits, orders, practice, referral, transfers } from './trading';
import { sendingFiles } from './uploads';
import { favourites, ownData, user } from './user';
import { sendingToUsers } from './users';
import { verifyingCompany, verifyingPerson } from './verification';

/** In this order: each step finds what the one before left. */
export const contractSteps: readonly Step[] = [
  site,
  registering,
  // Before the password is another one: that waits a day.
  ownData,
  smsCodes,
  forgottenPassword,
  // Of an account of its own; the next one is the first one's again.
  sending,
  loggingIn,
  user,
  notifications,
  protection,
  secondFactor,
  passkeys,
  marketData,
  earnPlans,
  practice,
  transfers,
  balances,
  express,
  deposits,
  earning,
  referral,
  orders,
  converting,
  favourites,
  sendingFiles,
  handingOver,
  verifyingPerson,
  verifyingCompany,
  unsubscribing,
  freezing,
  loggingOut,
  sendingToUsers,
  loggingOutEverywhere,
  locking,
  closing,
];
