/** What was opened, to be closed in the opposite order. */
export class Closers {
  private steps: { name: string; close: () => Promise<void> | void }[] = [];

  add(name: string, close: () => Promise<void> | void): void {
    this.steps.push({ name, close });
  }

  /**
   * Closes everything, also what comes after a step that failed; `onFailure` hears of those. Can be called once more for what came later.
   */
  async closeAll(onFailure: (name: string, error: unknown) => void): Promise<void> {
    const steps = this.steps.reverse();
    this.steps = [];
    for (const { name, close } of steps) {
      try {
        await close();
      } catch (error) {
        onFailure(name, error);
      }
    }
  }
}
