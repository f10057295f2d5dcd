/** Whether the user's keyboard has a Cmd key: there it does what Ctrl does elsewhere. False on the server. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
