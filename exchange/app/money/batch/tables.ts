import type { CorrectionReason } from '@/domain/account/transactions';
import type { Wallet } from '@/domain/account/wallets';
import type { PlanAction, PlanStatus } from '@/domain/earn/planTypes';
import type { MarketState, StateReason } from '@/domain/market/marketState';
import type { ExpressRow } from '../records/expressRow';

/** A value of a column; amounts and ids travel as decimal text. */
type Value = string | number | boolean | null | Json;

/** Plain JSON, for columns that keep it. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Tables a batch may write to besides those of the ledger and of orders, with their columns. A new one needs its name here, and a row
 * in the database's `money_tables` (a migration) that says which columns name a row.
 */
export interface MoneyTables {
  transfers: {
    id: string;
    user_id: string;
    client_transfer_id: string;
    asset: string;
    amount: string;
    from_wallet: string;
    to_wallet: string;
    at_ms: number;
  };
  user_transfers: {
    id: string;
    sender_id: string;
    receiver_id: string;
    client_transfer_id: string;
    asset: string;
    amount: string;
    cents: string;
    note: string | null;
    sender_name: string;
    receiver_name: string;
    at_ms: number;
  };
  corrections: {
    user_id: string;
    posting_id: string;
    wallet: Wallet;
    asset: string;
    amount: string;
    at_ms: number;
    reason: CorrectionReason | null;
    /** Of an order for money, its id. */
    reference: string | null;
  };
  conversions: {
    id: string;
    user_id: string;
    client_id: string;
    quote_id: string;
    kind: string;
    plan_id: string | null;
    wallet: string;
    from_asset: string;
    to_asset: string;
    give: string;
    get: string;
    fee: string;
    from_before: string;
    to_before: string;
    at_ms: number;
  };
  convert_limits: {
    id: string;
    user_id: string;
    client_id: string;
    wallet: string;
    from_asset: string;
    to_asset: string;
    give: string;
    get: string;
    state: string;
    expires_ms: number;
    created_ms: number;
    ended_ms: number | null;
    ended_no: string | null;
  };
  express_orders: ExpressRow;
  deposits: { id: string; status: 'CREDITED'; reason: null; credited_ms: number; posting_id: string };
  /** What is written later is left out of what an insert names. */
  withdrawals: {
    id: string;
    user_id: string;
    brand: string;
    client_withdrawal_id: string;
    asset: string;
    chain_id: string;
    address: string;
    memo: string | null;
    label: string | null;
    amount: string;
    fee: string;
    usd_cents: string | null;
    score: number;
    signs: string;
    device: string;
    country: string | null;
    status: string;
    reason: string | null;
    leaves_ms: number;
    asked_ms: number;
    approved_ms?: number | null;
    approved_by?: string | null;
    sent_ms?: number | null;
    ended_ms?: number | null;
    tx_id?: string | null;
    confirmations?: number;
  };
  withdrawal_transactions: {
    withdrawal_id: string;
    attempt: number;
    chain_id: string;
    sequence: number;
    is_first: boolean;
    tx_id: string;
    raw: string;
    fee_percent: number;
    max_fee: string;
    signed_ms: number;
    state: string;
  };
  market_state: {
    symbol: string;
    state: MarketState;
    state_reason: StateReason | null;
    state_until_ms: number | null;
    halted_from: Json | null;
    reference_micros: string;
    reference_sample_micros: string;
    reference_ms: number;
  };
  markets: {
    symbol: string;
    price_increment: string;
    quantity_increment: string;
    min_quantity: string;
    max_quantity: string;
    min_notional: string;
    price_band: string;
  };
  fee_tiers: { tier: number; maker_ppm: number; taker_ppm: number };
  /** Rates are null where the tier's own hold. */
  market_fees: { symbol: string; tier: number; maker_ppm: number | null; taker_ppm: number | null };
  traders: { user_id: string; frozen_ms: number | null; self_frozen_ms: number | null; closed_ms: number | null; fee_tier: number };
  money_halt: { id: 1; reason: StateReason | null; at_ms: number };
  proposals: { id: string; decision: 'CONFIRMED'; decided_by: string; decided_ms: number };
  /** Only what a command changes of it. */
  earn_plans: {
    id: string;
    is_open: boolean;
    min_amount: string;
    max_per_user: string;
    capacity: string;
    taken: string;
  };
  earn_rates: { plan_id: string; from_day: number; rate_ppm: number };
  earn_subscriptions: {
    id: string;
    user_id: string;
    plan_id: string;
    asset: string;
    principal: string;
    rate_ppm: number | null;
    auto_renew: boolean;
    status: PlanStatus;
    opened_ms: number;
    end_ms: number | null;
    ended_ms: number | null;
    counted_ms: number;
    shares: string;
    due_ms: number;
    paid: string;
    taken_back: string;
    renewed_from: string | null;
    renewed_as: string | null;
  };
  earn_actions: {
    id: string;
    user_id: string;
    client_id: string | null;
    apply_id: string;
    asset: string;
    kind: PlanAction;
    amount: string;
    taken_back: string;
    paid: string;
    at_ms: number;
  };
  earn_rewards: { id: string; user_id: string; apply_id: string; asset: string; day: number; amount: string; at_ms: number };
  audit_log: { at_ms: number; actor: string; action: string; subject: string; details: Json };
}

export type MoneyTable = keyof MoneyTables;

/** Every column of every table is such a value; a table that says otherwise does not compile. */
type Checked<Tables extends { [Table in keyof Tables]: { [Column in keyof Tables[Table]]: Value } }> = keyof Tables;

/** Rows of one table that are written by one statement: all have the same columns. */
export interface TableRows {
  table: Checked<MoneyTables>;
  write: 'insert' | 'update';
  rows: object[];
}
