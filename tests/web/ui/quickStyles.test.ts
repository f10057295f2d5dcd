// What pages of tests work styles out by (tests/support/quickStyles.js), which every environment puts before jsdom's own.

const shown = (element: Element) => getComputedStyle(element).display;

function page(html: string, sheet = ''): Element {
  document.head.innerHTML = `<style>${sheet}</style>`;
  document.body.innerHTML = html;
  return document.querySelector('#it') ?? document.body;
}

describe('styles of a page without a browser', () => {
  it.each([
    ['<p id="it"></p>', 'block'],
    ['<li id="it"></li>', 'list-item'],
    ['<span id="it"></span>', ''],
    ['<span id="it" hidden></span>', 'none'],
    ['<input id="it" type="hidden">', 'none'],
    ['<dialog id="it"></dialog>', 'none'],
    ['<dialog id="it" open></dialog>', ''],
    ['<svg><path id="it"></path></svg>', ''],
  ])('are those of its own sheet: %s', (html, display) => {
    expect(shown(page(html))).toBe(display);
  });

  it.each([
    'p { display: flex }',
    '.one, b { display: flex }',
    'section > p { display: flex }',
    'h1, section p.one { display: flex }',
    '[data-name="a b"] { display: flex }',
    'p:not(.two) { display: flex }',
    ':is(h1, p) { display: flex }',
    'section :is(h1, p, b i) { display: flex }',
    'b, #it { display: flex }',
    '* { display: flex }',
  ])('are those of its sheets: %s', (sheet) => {
    const html = '<section><p id="it" class="one" data-name="a b"></p></section>';
    expect(shown(page(html, sheet))).toBe('flex');
    expect(shown(page(html, sheet.replace('flex', 'grid')))).toBe('grid');
  });

  it.each([
    'p > p { display: flex }',
    'p.two { display: flex }',
    'b, .two { display: flex }',
    'p[hidden] { display: flex }',
    ':is(i b, p, b i) i { display: flex }',
    '[data-name="a b, p, c"] { display: flex }',
  ])('are none of a rule about another: %s', (sheet) => {
    expect(shown(page('<section><p id="it" class="one"></p></section>', sheet))).toBe('block');
  });

  it('change with what they come from', () => {
    const it = page('<section><p id="it"></p></section>', '.gone { display: none } .away { visibility: hidden }') as HTMLElement;
    expect(shown(it)).toBe('block');
    it.className = 'gone';
    expect(shown(it)).toBe('none');
    it.className = '';
    it.style.display = 'grid';
    expect(shown(it)).toBe('grid');
    it.style.display = '';
    expect(getComputedStyle(it).visibility).toBe('visible');
    it.parentElement?.classList.add('away');
    expect(getComputedStyle(it).visibility).toBe('hidden');
    document.head.innerHTML = '<style>p { display: flex }</style>';
    expect(shown(it)).toBe('flex');
  });
});
