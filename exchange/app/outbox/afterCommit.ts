/** Hears, behind a commit, of what it wrote: so that nobody waits for the next look. */
export interface AfterCommit {
  /** Something waits in the outbox. */
  delivery(): void;
  /** These users have notices they had not before. */
  notices(userIds: readonly string[]): void;
}
