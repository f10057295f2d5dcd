/** Runs in the mailbox page: looks for new messages every two seconds and keeps open what was opened. */
export const mailboxScript = `
const every = 2000;
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [fresh, shown] = [page.getElementById('list'), document.getElementById('list')];
  if (fresh.dataset.newest === shown.dataset.newest) return;
  const opened = [...shown.querySelectorAll('details[open]')].map((one) => one.closest('article').dataset.id);
  shown.replaceWith(document.adoptNode(fresh));
  for (const id of opened) fresh.querySelector('[data-id="' + id + '"] details')?.setAttribute('open', '');
}
setInterval(() => refresh().catch(() => {}), every);
`;
