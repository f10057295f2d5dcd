const HTTP_FAILURE = 500;
const HTTP_TOO_MANY = 429;

/** Whether the page of this address can be had again; nothing of it is loaded. */
export async function pageIsBack(signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    return status < HTTP_FAILURE && status !== HTTP_TOO_MANY;
  } catch {
    return false;
  }
}
