import userEvent from '@testing-library/user-event';
import { nextTask } from '@/src/lib/nextTask';
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

  it('ticks a box at once, and once', () => {
    page('<label id="label">Hide<input type="checkbox" id="switch"></label>');
    const isOn = () => by<HTMLInputElement>('#switch').checked;
    by('#label').click();
    expect(isOn()).toBe(true);
    wakeUp();
    expect(isOn()).toBe(true);
  });

  it.each<[string, (button: HTMLButtonElement) => void]>([
    ['gone', (button) => button.remove()],
    ['disabled', (button) => (button.disabled = true)],
    ['out of reach', (button) => by('#page').setAttribute('inert', button.id)],
    ['hidden', (button) => (button.hidden = true)],
    ['not to be pressed', (button) => button.setAttribute('aria-disabled', 'true')],
    ['on already', (button) => button.setAttribute('aria-pressed', 'true')],
    ['called otherwise', (button) => (button.textContent = 'Sell')],
  ])('is not done on what is %s by then', (_, change) => {
    const heard = page('<button id="menu" type="button" aria-pressed="false">Buy</button>');
    press('#menu');
    change(by('#menu'));
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('is not done when it is no longer what its user is waiting for', () => {
    const heard = page('<button id="menu" type="button"></button>');
    jest.useFakeTimers();
    press('#menu');
    jest.advanceTimersByTime(14_999);
    expect(html).toHaveAttribute('data-press-kept');
    jest.advanceTimersByTime(1);
    expect(html).not.toHaveAttribute('data-press-kept');
    jest.useRealTimers();
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('is not done when the device slept meanwhile, whose timers did too', () => {
    const heard = page('<button id="menu" type="button"></button>');
    press('#menu');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 15_001);
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

  it('is not sent when something else of the content was pressed before, which may change what it sends; nothing says that it were', () => {
    const heard = page(`<main><button id="sell" type="button"></button>${FORM}</main>`);
    press('#sell');
    press('#send');
    expect(html).not.toHaveAttribute('data-press-kept');
    wakeUp();
    expect(heard).toEqual([]);
  });

  it('is sent when that press has been given up', () => {
    jest.useFakeTimers();
    const heard = page(`<main><button id="gainers" type="button"></button>${FORM}</main>`);
    press('#gainers');
    jest.advanceTimersByTime(15_000);
    press('#send');
    jest.useRealTimers();
    wakeUp();
    expect(heard).toEqual(['press send', 'send login']);
  });

  it('is sent whatever was pressed beside the content', () => {
    const heard = page(`<button id="language" type="button"></button><main>${FORM}</main>`);
    press('#language');
    press('#send');
    wakeUp();
    expect(heard).toEqual(['press send', 'send login']);
  });

  const CHOOSING = '<form id="order"><button id="eye" type="button"></button><button id="send">Buy</button></form>';

  it('is sent after what was pressed in it, in that order', async () => {
    const heard = page(`<main>${CHOOSING}</main>`);
    for (const id of ['#eye', '#send', '#send']) press(id);
    wakeUp();
    await nextTask();
    expect(heard).toEqual(['press eye', 'press send', 'send order']);
  });

  it('is not sent when what was pressed in it makes it another', async () => {
    const heard = page(`<main>${CHOOSING}</main>`);
    by('#eye').addEventListener('click', () => (by('#send').textContent = 'Sell'));
    for (const id of ['#eye', '#send']) press(id);
    wakeUp();
    await nextTask();
    expect(heard).toEqual(['press eye']);
  });

  it('does what was pressed and pressed back, as its user saw it', async () => {
    const heard = page(
      '<form><button id="buy" type="button" aria-pressed="true">Buy</button><button id="sell" type="button" aria-pressed="false">Sell</button></form>',
    );
    for (const id of ['buy', 'sell'])
      by(`#${id}`).addEventListener('click', () => {
        for (const other of ['buy', 'sell']) by(`#${other}`).setAttribute('aria-pressed', String(other === id));
      });
    press('#sell');
    press('#buy');
    wakeUp();
    await nextTask();
    expect(heard).toEqual(['press sell', 'press buy']);
    expect(by('#buy')).toHaveAttribute('aria-pressed', 'true');
    expect(html).not.toHaveAttribute('data-press-kept');
  });

  it.each([
    ['a press', '#eye', ['press eye']],
    ['its sending', '#send', ['press send', 'send order']],
  ])('keeps %s when the caret is put into a field', async (_, first, done) => {
    const heard = page('<form id="order"><input id="amount"><button id="eye" type="button"></button><button id="send">Buy</button></form>');
    press(first);
    press('#amount');
    expect(html).toHaveAttribute('data-press-kept');
    heard.length = 0;
    wakeUp();
    await nextTask();
    expect(heard).toEqual(done);
  });

  it.each([
    ['after', ['#sell', 'type'], '0.5'],
    ['before', ['type', '#sell'], ''],
  ])('what was typed %s a press that empties its field stands as it was left', async (_, steps, left) => {
    page('<form id="order"><input id="amount"><button id="sell" type="button">Sell</button></form>');
    by('#sell').addEventListener('click', () => (by<HTMLInputElement>('#amount').value = ''));
    for (const step of steps) step === 'type' ? await userEvent.type(by('#amount'), '0.5') : press(step);
    const heard: string[] = [];
    by('#amount').addEventListener('input', () => heard.push(by<HTMLInputElement>('#amount').value));
    wakeUp();
    await nextTask();
    await nextTask();
    expect(by('#amount')).toHaveValue(left);
    expect(heard).toEqual(left ? [left] : []);
  });

  it.each([
    ['before', ['#agree', '#send'], ['press send', 'send register']],
    ['after', ['#send', '#agree'], []],
  ])('is sent with a box that was ticked %s it, or not at all', (_, presses, done) => {
    const heard = page('<form id="register"><input type="checkbox" id="agree"><button id="send">Continue</button></form>');
    for (const id of presses) press(id);
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual(done);
  });

  it('is not sent when something was typed after it', async () => {
    const heard = page(FORM);
    await userEvent.type(by('#password'), 'Harb{Enter}our');
    await nextTask();
    expect(html).not.toHaveAttribute('data-press-kept');
    heard.length = 0;
    wakeUp();
    expect(heard).toEqual([]);
  });
});
