import Type from 'typebox';
import { Balance } from '../balance';
import * as liabilities from '../liabilities';
import * as practice from '../practice';
import { Nothing, pageOf } from '../primitives';
import * as referral from '../referral';
import * as statements from '../statements';
import * as wallet from '../wallet';

/** Wallets, statements, proof of liabilities, referral, practice funds. */
export const moneyCalls = {
  createTransfer: { summary: 'Move money between two own wallets', params: wallet.CreateTransfer, data: wallet.Transfer },
  transfers: { summary: 'Own transfers between wallets, newest first', params: wallet.TransfersQuery, data: pageOf(wallet.Transfer) },
  mainWallet: { summary: 'What is in the own main wallet', params: wallet.MainWalletQuery, data: wallet.MainWallet },
  walletCoin: { summary: 'One coin in the own wallets', params: wallet.CoinQuery, data: wallet.WalletCoin },
  walletDetail: { summary: 'What is in the own wallets', params: wallet.BaseCurrencyQuery, data: wallet.WalletDetail },
  subUserMainWallet: { summary: 'Main wallets of sub users', params: wallet.BaseCurrencyQuery, data: wallet.SubUserMainWallet },
  allWalletBalance: { summary: 'One coin, wallet by wallet', params: wallet.CoinQuery, data: wallet.AllWalletBalance },
  totalAccountBalance: { summary: 'What everything is worth', params: wallet.BaseCurrencyQuery, data: wallet.TotalAccountBalance },
  userBalanceSummary: { summary: 'Every coin, and what earns', params: Nothing, data: wallet.UserBalanceSummary },
  transferTargets: { summary: 'Between which accounts money can be moved', params: Nothing, data: wallet.TransferTargets },
  accountBalances: { summary: 'Balances of every own wallet', params: wallet.AccountBalancesQuery, data: Type.Array(Balance) },
  walletWorth: { summary: 'What the own wallets were worth, day by day', params: wallet.WorthQuery, data: wallet.Worth },
  statements: { summary: 'Months there are own statements of', params: statements.StatementsQuery, data: statements.Statements },
  statement: {
    summary: 'What the account held and what moved in a month, as a PDF',
    params: statements.StatementQuery,
    data: statements.Statement,
  },
  liabilities: {
    summary: 'What the brand owed all its users, day by day, newest first',
    params: Nothing,
    data: Type.Array(liabilities.LiabilitySnapshot),
  },
  ownLiability: { summary: 'Proof that the own balances are counted in it', params: Nothing, data: liabilities.OwnLiability },
  referralInfo: { summary: 'Own referral code, tier and what it earned', params: Nothing, data: referral.ReferralInfo },
  referralEarnings: {
    summary: 'What the programme gave, by day of a year',
    params: referral.ReferralEarningsQuery,
    data: referral.ReferralEarnings,
  },
  referralInvitees: {
    summary: 'People who registered with the own code, latest first',
    params: referral.ReferralInviteesQuery,
    data: pageOf(referral.ReferralInvitee),
  },
  referralRebates: {
    summary: 'Rebates by day and asset, newest first',
    params: referral.ReferralRebatesQuery,
    data: pageOf(referral.ReferralRebate),
  },
  practiceStatus: { summary: 'Whether practice funds can be claimed', params: Nothing, data: practice.PracticeStatus },
  practiceClaim: { summary: 'Claim practice funds', params: Nothing, data: practice.PracticeClaimed },
} as const;
