/** One line of the audit log: what an operator or a rule of the exchange did. It is written in the same transaction as the act. */
export interface AuditRecord {
  /** `operator:<name>`, or `rule:<name>` for what the exchange did by itself. */
  actor: string;
  /** What was done, such as `market.set`. */
  action: string;
  /** To what: `market:BTC_USDT`, `user:10000001`, `posting:42`. */
  subject: string;
  /** Plain JSON. */
  details: Readonly<Record<string, unknown>>;
}
