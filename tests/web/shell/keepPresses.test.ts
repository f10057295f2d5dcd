import userEvent from '@testing-library/user-event';
import { AWAKE } from '@/src/shell/waking/awakeEvent';
import { keepPressesScript } from '@/src/shell/waking/keepPressesScript';

const html = document.documentElement;
const by = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const press = (selector: string, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  by(selector).dispatchEvent(event);
  return event;
};
const wakeUp = () => document.dispatchEvent(new Event(AWAKE));

/** Presses and sendings as the page itself would hear them. */
function page(body: string): string[] {
  document.body.innerHTML = `<div id="page">${body}</div>`;
  const heard: string[] = [];
  const root = by('#page');
  root.addEventListener('click', (event) => heard.push(`press ${(event.target as Element).id}`));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`send ${(event.target as Element).id}`);
  });
  new Function(keepPressesScript)();
  return heard;
}

// What one test leaves behind listens no more.
afterEach(() => {
  wakeUp();
  jest.restoreAllMocks();
});

const FORM = '<form id="login"><input name="password" id="password" /><button id="send">Log in</button></form>';

describe('a press before the page is awake', () => {
  it('is done once it is, on the very element, and however often it was pressed once', () => {
    const heard = page('<button id="menu"><svg id="icon"></svg></button>');
    expect(press('#icon').defaultPrevented).toBe(true);
    press('#icon');
    expect(heard).toEqual([]);
    expect(html.dataset.pressKept).toBe('');
    wakeUp();
    expect(heard).toEqual(['press icon']);
    expect(html).not.toHaveAttribute('data-press-kept');
  });

  it('is the page’s own business from there on', () => {
    const heard = page('<button id="menu"></button>');
    wakeUp();
    expect(press('#menu').defaultPrevented).toBe(false);
    wakeUp();
    expect(heard).toEqual(['press menu']);
  });

  it('gives way to the one after it', () => {
    const heard = page('<button id="one" type="button"></button><button id="other" type="button"></button>');
    press('#one');
    press('#other');
    wakeUp();
    expect(heard).toEqual(['press other']);
  });

  it.each([
    ['a link', '<a id="it" href="#there">There</a>', {}],
    ['a link in a row', '<table><tr><td><a id="it" href="#there">There</a></td></tr></table>', {}],
    ['a text', '<input id="it">', {}],
    ['the label of a text', '<label id="it">Name<input></label>', {}],
    ['something that folds', '<details><summary id="it">More</summary></details>', {}],
    ['what cannot be pressed', '<p id="it">Words</p>', {}],
    ['another button of the mouse', '<button id="it" type="button"></button>', { button: 1 }],
    ['a new tab', '<button id="it" type="button"></button>', { ctrlKey: true }],
  ])('on %s is left to the browser', (_, body, how) => {
    const heard = page(body);
    expect(press('#it', how).defaultPrevented).toBe(false);
    expect(heard).toContain('press it');
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('is forgotten when its user goes elsewhere', () => {
    const heard = page('<button id="menu" type="button"></button><a id="away" href="#there">There</a>');
    press('#menu');
    press('#away');
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('turns a switch once', () => {
    page('<label id="label">Hide<input type="checkbox" id="switch"></label>');
    const isOn = () => by<HTMLInputElement>('#switch').checked;
    by('#label').click();
    expect(isOn()).toBe(false);
    wakeUp();
    expect(isOn()).toBe(true);
  });

  it.each<[string, (button: HTMLButtonElement) => void]>([
    ['gone', (button) => button.remove()],
    ['disabled', (button) => (button.disabled = true)],
    ['out of reach', (button) => by('#page').setAttribute('inert', button.id)],
  ])('is not done on what is %s by then', (_, change) => {
    const heard = page('<button id="menu" type="button"></button>');
    press('#menu');
    change(by('#menu'));
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('is not done when it is no longer what its user is waiting for', () => {
    const heard = page('<button id="menu" type="button"></button>');
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    press('#menu');
    now.mockReturnValue(5001);
    wakeUp();
    expect(heard).toEqual([]);
  });
});

describe('a form before the page is awake', () => {
  it.each([
    ['by its button', () => userEvent.click(by('#send'))],
    ['by Enter', () => userEvent.type(by('#password'), '{Enter}')],
    ['twice', () => userEvent.type(by('#password'), '{Enter}{Enter}')],
  ])('is sent %s when it is, by the page alone', async (_, send) => {
    const heard = page(FORM);
    await send();
    expect(heard.filter((what) => what !== 'press password')).toEqual([]);
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual(['press send', 'send login']);
  });

  it('is sent so without a button too', async () => {
    const heard = page('<form id="search"><input id="text"></form>');
    await userEvent.type(by('#text'), 'btc{Enter}');
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual(['send search']);
  });

  it('is not sent when something else was pressed before, which is lost: it may not be what its user takes it for', async () => {
    const heard = page(`<button id="sell" type="button"></button>${FORM}`);
    press('#sell');
    await userEvent.type(by('#password'), '{Enter}');
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual([]);
    expect(html).not.toHaveAttribute('data-press-kept');
  });
});
