/** The one file a live chat is started by. @throws TypeError when the chat's address is none */
export function chatScriptAt(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/$/, '')}/packs/js/sdk.js`;
}
