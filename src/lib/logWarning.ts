/** Writes down trouble that is not the visitor's business: for whoever opens the console. */
export function logWarning(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(message, detail ?? '');
}
