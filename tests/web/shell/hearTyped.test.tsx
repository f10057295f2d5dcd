import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AWAKE } from '@/src/shell/waking/awakeEvent';
import { useWaking } from '@/src/shell/waking/useWaking';

/** Renders again as soon as it is awake, as fields of the site do. */
function Field({ told }: { told: (text: string) => void }) {
  const [text, setText] = useState('');
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  const change = (next: string) => {
    setText(next);
    told(next);
  };
  return <input aria-label={String(isAwake)} value={text} onChange={(event) => change(event.target.value)} />;
}

function Coin({ told }: { told: (coin: string) => void }) {
  const [coin, setCoin] = useState('ETH');
  const change = (next: string) => {
    setCoin(next);
    told(next);
  };
  return (
    <select value={coin} onChange={(event) => change(event.target.value)}>
      <option>BTC</option>
      <option>ETH</option>
    </select>
  );
}

function Boxes({ told }: { told: (box: string) => void }) {
  const [isAgreed, setAgreed] = useState(false);
  const [side, setSide] = useState('buy');
  const choose = (next: string) => {
    setSide(next);
    told(next);
  };
  return (
    <>
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => {
          setAgreed(target.checked);
          told(`agreed ${target.checked}`);
        }}
      />
      {['buy', 'sell'].map((one) => (
        <input key={one} type="radio" name="side" checked={side === one} onChange={() => choose(one)} />
      ))}
    </>
  );
}

function Page({ told }: { told: (what: string) => void }) {
  return (
    <>
      <Waking />
      <Field told={told} />
      <Coin told={told} />
      <Boxes told={told} />
    </>
  );
}

function Waking() {
  useWaking();
  return null;
}

const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  global.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  global.IS_REACT_ACT_ENVIRONMENT = true;
});

/** What stands in the fields once the page is awake, and what it knows of them. */
async function wakeUp(before: (field: HTMLInputElement, coin: HTMLSelectElement) => void) {
  const told: string[] = [];
  const page = <Page told={(what) => told.push(what)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [field, coin] = [container.querySelector('input'), container.querySelector('select')] as [HTMLInputElement, HTMLSelectElement];
  before(field, coin);
  const awake = new Promise((resolve) => document.addEventListener(AWAKE, resolve, { once: true }));
  const root = hydrateRoot(container, page);
  await awake;
  const boxes = [...container.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')].map(({ checked }) => checked);
  const seen = { boxes, field: field.value, isAwake: field.getAttribute('aria-label'), coin: coin.value, told };
  root.unmount();
  container.remove();
  return seen;
}

describe('what is typed and chosen before a page is awake', () => {
  it('stays, and the page knows it before it hears presses', async () => {
    const seen = await wakeUp((field, coin) => {
      field.value = 'jana@mail.example';
      coin.value = 'BTC';
    });
    expect(seen).toMatchObject({ field: 'jana@mail.example', isAwake: 'true', coin: 'BTC', told: ['jana@mail.example', 'BTC'] });
  });

  it('is heard of boxes too', async () => {
    const seen = await wakeUp((field) => {
      const [agree, , sell] = field.parentElement?.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]') ?? [];
      agree?.click();
      sell?.click();
    });
    expect(seen.told).toEqual(['agreed true', 'sell']);
    expect(seen.boxes).toEqual([true, false, true]);
  });

  it('is nothing where nobody typed', async () => {
    expect(await wakeUp(() => undefined)).toMatchObject({ field: '', isAwake: 'true', coin: 'ETH', told: [] });
  });
});
