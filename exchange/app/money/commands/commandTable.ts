import { type AskWithdrawal, askWithdrawal } from './askWithdrawal';
import { type Cancel, cancel } from './cancel';
import { type CancelAll, cancelAll } from './cancelAll';
import { type ChangeFees, changeFees } from './changeFees';
import { type CloseAccount, closeAccount } from './closeAccount';
import { type CloseOrders, closeOrders } from './closeOrders';
import type { CommandKind } from './commandKind';
import { type Convert, convert } from './convert';
import { type CreditDeposit, creditDeposit } from './creditDeposit';
import { type EarnAddFunds, earnAddFunds } from './earnAddFunds';
import { type EarnRedeem, earnRedeem } from './earnRedeem';
import { type EarnSetPlan, earnSetPlan } from './earnSetPlan';
import { type EarnSetRenewal, earnSetRenewal } from './earnSetRenewal';
import { type EarnSettle, earnSettle } from './earnSettle';
import { type EarnSubscribe, earnSubscribe } from './earnSubscribe';
import { type EndLimit, endLimit } from './endLimit';
import { type LimitConversion, limitConversion } from './limitConversion';
import { type MoveExpress, moveExpress } from './moveExpress';
import { type MoveWithdrawal, moveWithdrawal } from './moveWithdrawal';
import { type OperatorPosting, operatorPosting } from './operatorPosting';
import { type Place, place } from './place';
import { type PlaceExpress, placeExpress } from './placeExpress';
import { type Post, post } from './post';
import { type ResolveMarket, resolveMarket } from './resolveMarket';
import { type ReturnWithdrawal, returnWithdrawal } from './returnWithdrawal';
import { type SendToUser, sendToUser } from './sendToUser';
import { type SetFeeTier, setFeeTier } from './setFeeTier';
import { type SetFrozen, setFrozen } from './setFrozen';
import { type SetMarket, setMarket } from './setMarket';
import { type SetMoneyHalt, setMoneyHalt } from './setMoneyHalt';
import { type SettleWithdrawal, settleWithdrawal } from './settleWithdrawal';
import { type Transfer, transfer } from './transfer';

/** Every kind of command there is. A kind that is named here and not in the table below does not compile. */
export interface CommandTypes {
  place: Place;
  cancel: Cancel;
  cancelAll: CancelAll;
  post: Post;
  setMarket: SetMarket;
  resolveMarket: ResolveMarket;
  changeFees: ChangeFees;
  closeAccount: CloseAccount;
  closeOrders: CloseOrders;
  setFeeTier: SetFeeTier;
  setFrozen: SetFrozen;
  setMoneyHalt: SetMoneyHalt;
  operatorPosting: OperatorPosting;
  transfer: Transfer;
  sendToUser: SendToUser;
  convert: Convert;
  limitConversion: LimitConversion;
  endLimit: EndLimit;
  placeExpress: PlaceExpress;
  moveExpress: MoveExpress;
  creditDeposit: CreditDeposit;
  earnAddFunds: EarnAddFunds;
  earnRedeem: EarnRedeem;
  earnSetPlan: EarnSetPlan;
  earnSetRenewal: EarnSetRenewal;
  earnSettle: EarnSettle;
  earnSubscribe: EarnSubscribe;
  askWithdrawal: AskWithdrawal;
  moveWithdrawal: MoveWithdrawal;
  returnWithdrawal: ReturnWithdrawal;
  settleWithdrawal: SettleWithdrawal;
}

export type CommandName = keyof CommandTypes;
export type InputOf<Name extends CommandName> = CommandTypes[Name]['input'];
export type ResultOf<Name extends CommandName> = CommandTypes[Name]['result'];

export const commandTable: { readonly [Name in CommandName]: CommandKind<CommandTypes[Name]> } = {
  place,
  cancel,
  cancelAll,
  post,
  setMarket,
  resolveMarket,
  changeFees,
  closeAccount,
  closeOrders,
  setFeeTier,
  setFrozen,
  setMoneyHalt,
  operatorPosting,
  transfer,
  sendToUser,
  convert,
  limitConversion,
  endLimit,
  placeExpress,
  moveExpress,
  creditDeposit,
  earnAddFunds,
  earnRedeem,
  earnSetPlan,
  earnSetRenewal,
  earnSettle,
  earnSubscribe,
  askWithdrawal,
  moveWithdrawal,
  returnWithdrawal,
  settleWithdrawal,
};
