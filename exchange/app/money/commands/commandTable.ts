import { type Cancel, cancel } from './cancel';
import { type CancelAll, cancelAll } from './cancelAll';
import type { CommandKind } from './commandKind';
import { type Place, place } from './place';
import { type Post, post } from './post';
import { type ResolveMarket, resolveMarket } from './resolveMarket';
import { type Transfer, transfer } from './transfer';

/** Every kind of command there is. A kind that is named here and not in the table below does not compile. */
export interface CommandTypes {
  place: Place;
  cancel: Cancel;
  cancelAll: CancelAll;
  post: Post;
  resolveMarket: ResolveMarket;
  transfer: Transfer;
}

export type CommandName = keyof CommandTypes;
export type InputOf<Name extends CommandName> = CommandTypes[Name]['input'];
export type ResultOf<Name extends CommandName> = CommandTypes[Name]['result'];

export const commandTable: { readonly [Name in CommandName]: CommandKind<CommandTypes[Name]> } = {
  place,
  cancel,
  cancelAll,
  post,
  resolveMarket,
  transfer,
};
