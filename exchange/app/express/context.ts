import type { ApprovalRules } from '@/domain/express/approval';
import type { Level } from '@/domain/verification/levels';
import type { Payments } from '../accounts/createPayments';
import type { Actor } from '../actor';
import type { InTurn } from '../inTurn';
import type { MoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Together } from '../together';
import type { Asking } from './asking';
import type { ExpressProvider } from './provider';
import type { ExpressStore } from './store';
import type { UnwrittenPayments } from './unwritten';

export interface ExpressTerms {
  /** How far prices lie from the middle, percent. */
  spreadPercent: string;
  /** Own fee of what charges a card, percent of the total; bank transfers are free of it. */
  feePercent: string;
  /** How long a price that was told holds. */
  priceSeconds: number;
  /** How long a price then holds for who pays, or tells where the money of a sale goes. */
  paySeconds: number;
  /** Before coins that a card was charged for may leave. */
  holdHours: number;
  /** From how much on operators look at sales before their money leaves. */
  approval: ApprovalRules;
}

/** What a brand says of express trading. */
export interface ExpressBrand {
  name: string;
  hasBuy: boolean;
  hasSell: boolean;
  /** Coins that are open there, best known first. */
  coins: readonly string[];
  /** Its line over the page, by language. */
  slogans: Readonly<Record<string, string>>;
  /** Where its pages are; empty where nobody knows. */
  origin: string;
}

/** What express trading stands on. */
export interface ExpressContext {
  writer: Pick<MoneyWriter, 'run'>;
  store: ExpressStore;
  /** Who takes payments for a brand; undefined where nobody does. */
  providerOf(brand: string): ExpressProvider | undefined;
  /** By whom an order was taken, by the name it has written down. */
  providerNamed(name: string): ExpressProvider | undefined;
  brandOf(brand: string): ExpressBrand;
  /** USD by asset, fiat among them. */
  rates(): ReadonlyMap<string, string>;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
  levelOf(actor: Actor): Promise<Level>;
  /** Who sells proves who they are. */
  sales: Pick<Payments, 'sendSaleCode' | 'challenge' | 'proveSale'>;
  /** One that is asked for again while the first is under way waits for it: its code is used up meanwhile. */
  inTurn: InTurn;
  /** The page of an order is opened once at a time: a provider that does not answer holds up all who read it no longer than one. */
  together: Together;
  /** Providers are asked about several orders at once, and not about one twice. */
  asking: Asking;
  /** What providers opened and the writer could not write down yet. */
  unwritten: UnwrittenPayments;
  /** Whole USD that may leave the account in 24 hours, by its level. */
  limitUsd(actor: Actor): Promise<string>;
  /** @throws AppError addressNotSaved while coins leave to saved addresses only */
  refuseBesidesSaved(userId: string): Promise<void>;
  /** How an account stands has changed: what processes remember of its sessions is read anew. */
  standingChanged(userId: string): void;
  terms: ExpressTerms;
  /** Signs prices that were told. */
  secret: string;
  clock: Clock;
  log: Log;
}
