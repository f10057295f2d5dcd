import type { Balance } from '@/contract/balance';
import type { OwnFill, OwnOrder } from '@/contract/ownOrder';
import { BALANCE_REFRESH_MS, OPEN_ORDERS_PAGE_SIZE } from '@/src/config/constants';
import { Listeners } from '@/src/lib/store/listeners';
import type { RealtimeCalls, StreamLog } from '../calls';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';
import { applyRows, balancesByAsset, EMPTY_ACCOUNT, fromCalls, type OwnAccount } from './ownAccount';

export type { OwnAccount } from './ownAccount';

type PrivateFrame = Extract<ChannelFrame, { type: 'private' }>;
export type FeeRatesFrame = Extract<ChannelFrame, { type: 'feeRates' }>;

/** Hears every order and fill, the moment it arrives: these are never coalesced into animation frames. */
export interface AccountListener {
  onOrders?(orders: readonly OwnOrder[]): void;
  onFills?(fills: readonly OwnFill[]): void;
  /** What is in wallets now that changed, whichever wallet. */
  onBalances?(balances: readonly Balance[]): void;
  /** What orders placed from now on pay. */
  onFeeRates?(rates: FeeRatesFrame): void;
  /** The user chose something, here or on another device. */
  onPreferences?(version: number): void;
  /** So many notifications are unread now. */
  onNotices?(count: number): void;
  /** From here on nothing is missed: what was read before, with no line yet, may be old. */
  onSubscribed?(): void;
  /** The account was read again by calls: whatever lists hang on it may be out of date. */
  onReconciled?(): void;
}

const RETRY_MS = 3_000;

/** Own open orders, balances and latest fills: read by calls, kept by the stream, read again whenever a frame may be missing. */
export class PrivateStore extends ExternalStore<OwnAccount> implements ChannelReader {
  private seq: number | undefined;
  private readonly hearers = new Listeners<AccountListener>();
  /** Frames that came while the calls were out; they are newer than what the calls answer. */
  private arrived: PrivateFrame[] | undefined;
  private isActive = false;
  /** Somebody asked to reconcile while that was already under way: what it reads may be too old. */
  private isRepeatNeeded = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private refreshTimer: ReturnType<typeof setInterval> | undefined;

  constructor(
    scheduler: FrameScheduler,
    private readonly calls: RealtimeCalls,
    private readonly log: StreamLog,
  ) {
    super(scheduler, EMPTY_ACCOUNT);
  }

  /** The user is signed in and somebody reads. */
  start(): void {
    this.isActive = true;
    clearInterval(this.refreshTimer);
    this.refreshTimer = setInterval(() => void this.refreshBalances(), BALANCE_REFRESH_MS);
    void this.reconcile();
  }

  /** Nobody reads, or the user is gone: nothing of theirs stays in memory. */
  stop(): void {
    this.isActive = false;
    clearTimeout(this.retryTimer);
    clearInterval(this.refreshTimer);
    this.seq = undefined;
    this.set(EMPTY_ACCOUNT);
  }

  readonly listen = this.hearers.add;

  onFrame(frame: ChannelFrame): void {
    if (frame.type === 'feeRates') this.hearers.each((listener) => listener.onFeeRates?.(frame));
    if (frame.type === 'preferences') this.hearers.each((listener) => listener.onPreferences?.(frame.version));
    if (frame.type === 'notices') this.hearers.each((listener) => listener.onNotices?.(frame.count));
    if (frame.type !== 'private') return;
    const isFirst = this.seq === undefined;
    const isGap = !isFirst && frame.seq !== (this.seq ?? 0) + 1;
    this.seq = frame.seq;
    this.arrived?.push(frame);
    this.set(applyRows(this.value, frame));
    this.hearers.each((listener) => {
      if (frame.orders.length > 0) listener.onOrders?.(frame.orders);
      if (frame.fills.length > 0) listener.onFills?.(frame.fills);
      if (frame.balances.length > 0) listener.onBalances?.(frame.balances);
    });
    // The first frame of a connection may follow others that were sent while it was being opened.
    if (isFirst || isGap) void this.reconcile();
  }

  onLost(): void {
    this.seq = undefined;
    if (this.value.isCurrent) this.set({ ...this.value, isCurrent: false });
  }

  /** From here on every change arrives as a frame, so what is read now cannot miss one. */
  onSubscribed(): void {
    this.hearers.each((listener) => listener.onSubscribed?.());
    void this.reconcile();
  }

  /** For an order that was placed while the line is down: no frame will tell of it. */
  reconcileIfLost(): Promise<void> {
    return this.value.isCurrent ? Promise.resolve() : this.reconcile();
  }

  /** Reads open orders and balances by calls and lays the frames that arrived meanwhile on top. */
  async reconcile(): Promise<void> {
    if (!this.isActive) return;
    if (this.arrived) {
      this.isRepeatNeeded = true;
      return;
    }
    const arrived: PrivateFrame[] = [];
    this.arrived = arrived;
    // What one call cannot tell must not hide what the other has told.
    const [orders, balances] = await Promise.allSettled([this.allOpenOrders(), this.calls.balances()]);
    if (this.isActive) {
      this.set(arrived.reduce(applyRows, fromCalls(this.value, orders, balances)));
      const failed = [orders, balances].find((answer) => answer.status === 'rejected');
      if (failed) this.log('own orders or balances could not be read', failed.reason);
      if (failed) this.retryLater();
      else this.hearers.each((listener) => listener.onReconciled?.());
    }
    this.arrived = undefined;
    this.repeatIfNeeded();
  }

  /** Balances every 5 minutes, also when the page is hidden or offline (specification section 7): a second opinion on the stream. */
  private async refreshBalances(): Promise<void> {
    const seq = this.seq;
    if (!this.value.funds.isLoaded || this.arrived) return;
    try {
      const balances = await this.calls.balances();
      // What came over the stream, or was read anew, meanwhile is newer than this answer.
      if (!this.isActive || this.arrived || this.seq !== seq) return;
      this.set({ ...this.value, balances: balancesByAsset(balances) });
    } catch (error) {
      this.log('own balances could not be read again', error);
    }
  }

  private async allOpenOrders(): Promise<OwnOrder[]> {
    const orders: OwnOrder[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await this.calls.openOrders({ pageSize: OPEN_ORDERS_PAGE_SIZE, ...(cursor ? { searchAfter: cursor } : {}) });
      orders.push(...page.records);
      cursor = page.last ? null : page.searchAfter;
    } while (cursor);
    return orders;
  }

  private repeatIfNeeded(): void {
    const isNeeded = this.isRepeatNeeded;
    this.isRepeatNeeded = false;
    if (isNeeded) void this.reconcile();
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.reconcile(), RETRY_MS);
  }
}
