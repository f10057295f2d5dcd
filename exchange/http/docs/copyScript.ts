/**
 * Copies an example. The buttons are hidden until this runs, and stay so where a browser gives no clipboard (plain http):
 * a page without scripts has no button that does nothing.
 */
export const copyScript = `if (navigator.clipboard) {
  const said = document.querySelector('[role=status]');
  for (const button of document.querySelectorAll('button.copy')) {
    const program = button.closest('figure').querySelector('pre');
    button.hidden = false;
    button.addEventListener('click', async () => {
      const done = await navigator.clipboard.writeText(program.textContent).then(() => true, () => false);
      button.textContent = done ? 'Copied' : 'Not allowed';
      said.textContent = (done ? 'Copied: ' : 'Copying is not allowed: ') + program.getAttribute('aria-label');
      setTimeout(() => { button.textContent = 'Copy'; said.textContent = ''; }, 2000);
    });
  }
}`;
